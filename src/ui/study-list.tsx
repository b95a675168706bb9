import { workedExample } from '../lib/worked-example'
import { ChangeFigure } from './change-figure'
import { FactList } from './fact-list'
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
    result?: { title: string; before?: string | null; after?: string | null } | null
  }[]
}

/** Case studies to compare by what changed, industry, size and duration. */
export function StudyList({ studies }: Props) {
  // where all are worked examples, the page says so once
  const isMixed = studies.some((study) => !study.illustrative)
  return (
    <ul className={`wrap plain-block after-title ${css.studies}`}>
      {studies.map(({ title, tagline, href, sector, size, duration, illustrative, result }) => (
        <li key={href}>
          {result?.after && (
            <div>
              <ChangeFigure {...result} isAssumed={illustrative} />
              <p className={css.result}>{result.title}</p>
            </div>
          )}
          <div>
            {illustrative && isMixed && <p className="eyebrow">{workedExample}</p>}
            <h2 className={css.title}>
              <SiteLink href={href}>{title}</SiteLink>
            </h2>
            <p className={css.tagline}>{tagline}</p>
          </div>
          <FactList
            layout="compact"
            facts={[
              { name: 'Industry', value: sector },
              { name: 'Size', value: size },
              { name: 'Duration', value: duration },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
