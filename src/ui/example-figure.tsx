import { ChangeFigure } from './change-figure'
import * as css from './example-figure.module.css'
import { ExampleNote } from './example-note'
import { OwnFigure } from './own-figure'
import { Phrases } from './phrases'
import { SiteLink } from './site-link'
import { TimelineFigure } from './timeline-figure'

interface Props {
  title: string
  text: string
  href: string
  illustrative: boolean
  timeline: readonly { label: string; from: number; to: number }[]
  timelineCaption: string
  ownFigure: string | null
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
  ownFigure,
  results,
}: Props) {
  return (
    <section className={css.band}>
      <div className={`wrap ${css.inner}`}>
        <div>
          <h2>
            <Phrases text={title} />
          </h2>
          <p className={css.text}>{text}</p>
          {illustrative && <ExampleNote />}
          <ul className={css.results}>
            {results.map(({ title: result, before, after }) => (
              <li key={result}>
                <ChangeFigure before={before} after={after} isAssumed={illustrative} />
                {result}
              </li>
            ))}
          </ul>
          <OwnFigure text={ownFigure} />
          <p className="after-list">
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
