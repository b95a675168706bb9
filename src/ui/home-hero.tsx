import * as css from './home-hero.module.css'
import { SiteLink } from './site-link'

interface Props {
  title: string
  lead: string
  chart: { svg: string; width: number; height: number; marks: readonly { x: number; y: number }[] }
  /** Links laid over the marks of the chart's course, in the order of the course. */
  marks: readonly { title: string; href: string }[]
  action: { label: string; href: string }
  secondary: { label: string; href: string }
}

/** The first view of the home page: one sentence, one action, and a course whose marks are the ways in. */
export function HomeHero({ title, lead, chart, marks, action, secondary }: Props) {
  const middle = chart.marks.length / 2
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.text}`}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.actions}>
          <SiteLink href={action.href} className="button">
            {action.label}
          </SiteLink>
          <a href={secondary.href} className="quiet-link">
            {secondary.label}
          </a>
        </p>
      </div>
      <div className={css.frame}>
        <div className={css.sheet} style={{ aspectRatio: `${chart.width} / ${chart.height}` }}>
          <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: chart.svg }} />
          <nav aria-label="Ways in">
            <ul className={css.marks}>
              {marks.map((mark, index) => {
                const place = chart.marks[index]
                if (place === undefined) return null
                const style = {
                  left: `${(100 * place.x) / chart.width}%`,
                  top: `${(100 * place.y) / chart.height}%`,
                }
                return (
                  <li key={mark.href} className={index < middle ? css.after : css.before} style={style}>
                    <SiteLink href={mark.href}>{mark.title}</SiteLink>
                  </li>
                )
              })}
            </ul>
          </nav>
        </div>
      </div>
      <hr className={`scale ${css.scale}`} />
    </section>
  )
}
