import * as css from './direct-lines.module.css'
import { SiteLink } from './site-link'

interface Props {
  lines: readonly { purpose: string; email: string; phone?: string; href?: string }[]
}

/** Whom to write to or call, by purpose. */
export function DirectLines({ lines }: Props) {
  return (
    <ul className={css.lines}>
      {lines.map(({ purpose, email, phone, href }) => (
        <li key={purpose}>
          <h2 className={css.purpose}>{href ? <SiteLink href={href}>{purpose}</SiteLink> : purpose}</h2>
          <a href={`mailto:${email}`} className={css.email}>
            {email}
          </a>
          {phone && <a href={`tel:${phone.replace(/ /g, '')}`}>{phone}</a>}
        </li>
      ))}
    </ul>
  )
}
