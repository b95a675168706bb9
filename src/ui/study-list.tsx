import { Chart } from './chart'
import { SiteLink } from './site-link'
import * as css from './study-list.module.css'

interface Props {
  studies: readonly {
    title: string
    tagline: string
    href: string
    chart: string
    sector: string
    size: string
    duration: string
    illustrative: boolean
  }[]
}

/** Case studies to compare by industry, size and duration. */
export function StudyList({ studies }: Props) {
  return (
    <ul className={`wrap section-space ${css.studies}`}>
      {studies.map(({ title, tagline, href, chart, sector, size, duration, illustrative }) => (
        <li key={href}>
          <Chart svg={chart} className={css.chart} />
          <div>
            {illustrative && <p className="eyebrow">Illustrative engagement</p>}
            <h2 className={css.title}>
              <SiteLink href={href}>{title}</SiteLink>
            </h2>
            <p>{tagline}</p>
            <p className={css.facts}>
              {sector} · {size} · {duration}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
