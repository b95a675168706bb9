import { Chart } from './chart'
import * as css from './home-hero.module.css'
import { SiteLink } from './site-link'

interface HomeChart {
  svg: string
  width: number
  height: number
  marks: readonly { x: number; y: number }[]
}

interface Props {
  /** Above the title: what we do and where. Default: none. */
  kicker: string | null
  title: string
  lead: string
  chart: HomeChart
  /** Drawn for narrow screens; its marks stand in the same order. */
  phoneChart: HomeChart
  /** Links laid over the marks of the chart, in their order. */
  marks: readonly { title: string; href: string }[]
  action: { label: string; href: string }
  secondary: { label: string; href: string }
  /** What a visitor can check at once, each a link. */
  facts: readonly { text: string; href: string }[]
}

/** The first view of the home page: one sentence, one action, and a chart whose marks are the ways in. */
export function HomeHero({ kicker, title, lead, chart, phoneChart, marks, action, secondary, facts }: Props) {
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.text}`}>
        {kicker && <p className={`eyebrow ${css.kicker}`}>{kicker}</p>}
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.actions}>
          <SiteLink href={action.href} className="button">
            {action.label}
          </SiteLink>
          <SiteLink href={secondary.href} className="quiet-link">
            {secondary.label}
          </SiteLink>
        </p>
      </div>
      <ul className={`wrap ${css.facts}`}>
        {facts.map(({ text, href }) => (
          <li key={href}>
            <SiteLink href={href}>{text}</SiteLink>
          </li>
        ))}
      </ul>
      <div className={css.frame}>
        {/* in an SVG, since HTML takes style sheets in its head alone, which is written after the page is shown */}
        <svg aria-hidden="true" display="none">
          <style>{`${placeMarks(phoneChart, 'right')}@media (min-width:36rem){${placeMarks(chart, 'left')}}`}</style>
        </svg>
        <div className={css.sheet}>
          <Chart svg={phoneChart.svg} className={css.phone} />
          <Chart svg={chart.svg} className={css.wide} />
          <nav aria-label="Kinds of service" className={css.names}>
            <p className={`eyebrow ${css.legend}`}>
              Four kinds of work:
              <br />
              start with any.
            </p>
            <ul className={css.marks}>
              {marks.slice(0, chart.marks.length).map((mark) => (
                <li key={mark.href}>
                  <SiteLink href={mark.href}>{mark.title}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <hr className={`scale ${css.scale}`} />
    </section>
  )
}

/**
 * The chart's shape and its marks as a style sheet, which the Content-Security-Policy allows by hash; style attributes
 * are blocked. Marks placed from the right break their names before these leave the window.
 */
function placeMarks({ width, height, marks }: HomeChart, side: 'left' | 'right'): string {
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`
  const across = (x: number) =>
    side === 'left' ? `left:${percent(x, width)};right:auto` : `right:${percent(width - x, width)}`
  const places = marks.map(
    ({ x, y }, index) => `.${css.marks} li:nth-child(${index + 1}){${across(x)};top:${percent(y, height)}}`,
  )
  return [`.${css.sheet}{aspect-ratio:${width}/${height}}`, ...places].join('')
}
