import type { ReactNode } from 'react'
import { Chart } from './chart'
import * as css from './message-page.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** A status code or a word, set large. */
  code: string
  title: string
  text: string
  /** Ways on. */
  links: readonly { title: string; href: string }[]
  /** Chart beside the text where there is room. Default: none. */
  chart?: string | undefined
  /** Another way on, e.g. the search. */
  children?: ReactNode
}

/** A page that says what happened and where to go now. */
export function MessagePage({ code, title, text, links, chart, children }: Props) {
  return (
    <div className={css.page}>
      <section className={`wrap ${css.message}`}>
        <p className={css.code}>{code}</p>
        <h1>{title}</h1>
        <p className={css.text}>{text}</p>
        {children && <div className={css.more}>{children}</div>}
        <ul className={css.links}>
          {links.map(({ title: name, href }) => (
            <li key={href}>
              <SiteLink href={href} className="quiet-link">
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      {chart && <Chart svg={chart} className={css.chart} />}
    </div>
  )
}
