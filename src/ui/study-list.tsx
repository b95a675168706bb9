import { workedExample } from '../lib/worked-example'
import { ChangeFigure } from './change-figure'
import { Chart } from './chart'
import { ExampleNote } from './example-note'
import { Phrases } from './phrases'
import { SiteLink } from './site-link'
import * as css from './study-list.module.css'

interface Props {
  studies: readonly {
    title: string
    tagline: string
    href: string
    sector: string
    size: string
    duration: string
    illustrative: boolean
    /** The course of its phases. */
    weekChart: string
    result?: { title: string; before?: string | null; after?: string | null } | null
  }[]
}

/**
 * Case studies to compare by what changed, industry, size and duration: the first large, the others side by side, each
 * with its course; that of the first lies in the page's opening.
 */
export function StudyList({ studies }: Props) {
  // where all are worked examples, the page says so once
  const isMixed = studies.some((study) => !study.illustrative)
  return (
    <div className={`wrap plain-block ${css.list}`}>
      {!isMixed && studies.length > 0 && (
        <div className={css.note}>
          <ExampleNote areSeveral />
        </div>
      )}
      <ul className={css.studies}>
        {studies.map(
          ({ title, tagline, href, sector, size, duration, illustrative, weekChart, result }, index) => (
            <li key={href}>
              {index > 0 && <Chart svg={weekChart} className={css.chart} />}
              <div>
                {illustrative && isMixed && <p className="eyebrow">{workedExample}</p>}
                <h2 className={css.title}>
                  <SiteLink href={href}>
                    <Phrases text={title} />
                  </SiteLink>
                </h2>
                <p className={css.tagline}>{tagline}</p>
                <p className={css.facts}>
                  {sector}, {size}, {duration}
                </p>
              </div>
              {result?.after && (
                <div>
                  <ChangeFigure {...result} isAssumed={illustrative} />
                  <p className={css.result}>{result.title}</p>
                </div>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
