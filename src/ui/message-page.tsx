import * as css from './message-page.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** A status code or a word, set large. */
  code: string
  title: string
  text: string
  /** Ways on. */
  links: readonly { title: string; href: string }[]
}

/** A page that says what happened and where to go now. */
export function MessagePage({ code, title, text, links }: Props) {
  return (
    <section className={`wrap ${css.message}`}>
      <p className={css.code}>{code}</p>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
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
  )
}
