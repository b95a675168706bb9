import * as css from './direct-lines.module.css'
import { SiteLink } from './site-link'

interface Props {
  lines: readonly { purpose: string; email?: string; phone?: string; href?: string }[]
  /** 'column': one below the other, beside something else. Default: 'row'. */
  layout?: 'row' | 'column'
}

/** Whom to write to or call, by purpose. */
export function DirectLines({ lines, layout = 'row' }: Props) {
  return (
    <ul className={`${css.lines} ${layout === 'row' ? css.row : ''}`}>
      {lines.map(({ purpose, email, phone, href }) => (
        <li key={purpose}>
          <h2 className={css.purpose}>{href ? <SiteLink href={href}>{purpose}</SiteLink> : purpose}</h2>
          {email && (
            <a href={`mailto:${email}`} className={css.main}>
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/ /g, '')}`} className={email ? undefined : css.main}>
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
