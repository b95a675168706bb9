import { workedExample, workedExampleMeaning } from '../lib/worked-example'
import * as css from './example-figure.module.css'
import { SiteLink } from './site-link'
import { TimelineFigure } from './timeline-figure'

interface Props {
  title: string
  text: string
  href: string
  illustrative: boolean
  timeline: readonly { label: string; from: number; to: number }[]
  timelineCaption: string
}

/** A worked example: a description next to its timeline. */
export function ExampleFigure({ title, text, href, illustrative, timeline, timelineCaption }: Props) {
  return (
    <section className={css.band}>
      <div className={`wrap ${css.inner}`}>
        <div>
          {illustrative && (
            <p className="eyebrow">
              {workedExample}. {workedExampleMeaning}.
            </p>
          )}
          <h2 className={css.title}>{title}</h2>
          <p className={css.text}>{text}</p>
          <SiteLink href={href} className="quiet-link">
            Read the case study
          </SiteLink>
        </div>
        <TimelineFigure parts={timeline} caption={timelineCaption} />
      </div>
    </section>
  )
}
