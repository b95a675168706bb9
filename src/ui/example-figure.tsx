import { workedExample, workedExampleMeaning } from '../lib/worked-example'
import { AssumedFigures } from './assumed-figures'
import { ChangeFigure } from './change-figure'
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
  results: readonly { title: string; before?: string | null; after?: string | null }[]
}

/** A worked example: a description with what changed, next to its timeline. */
export function ExampleFigure({
  title,
  text,
  href,
  illustrative,
  timeline,
  timelineCaption,
  results,
}: Props) {
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
          {illustrative && <AssumedFigures />}
          <ul className={css.results}>
            {results.map(({ title: result, before, after }) => (
              <li key={result}>
                <ChangeFigure before={before} after={after} />
                {result}
              </li>
            ))}
          </ul>
          <p>
            <SiteLink href={href} className="quiet-link">
              {illustrative ? 'Read the worked example' : 'Read the case study'}
            </SiteLink>
          </p>
        </div>
        <TimelineFigure parts={timeline} caption={timelineCaption} />
      </div>
    </section>
  )
}
