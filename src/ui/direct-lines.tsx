import { phoneHref } from '../lib/phone-href'
import * as css from './direct-lines.module.css'
import { EmailLink } from './email-link'
import { SiteLink } from './site-link'

interface Props {
  lines: readonly Line[]
}

interface Line {
  purpose: string
  email?: string
  phones?: readonly Phone[]
  /** The page for it. */
  page?: { title: string; href: string }
}

interface Phone {
  number: string
  /** Where it rings, if there are several. */
  place?: string
}

/** Whom to write to or call, by purpose, beside something else. */
export function DirectLines({ lines }: Props) {
  return (
    <ul className={css.lines}>
      {lines.map(({ purpose, email, phones = [], page }) => (
        <li key={purpose}>
          <h2 className={css.purpose}>{purpose}</h2>
          {email && (
            <p>
              <EmailLink email={email} className={css.main} />
            </p>
          )}
          {phones.map(({ number, place }) => (
            <p key={number}>
              {place && `${place}: `}
              <a href={phoneHref(number)} className={email ? undefined : css.main}>
                {number}
              </a>
            </p>
          ))}
          {page && (
            <p>
              <SiteLink href={page.href}>{page.title}</SiteLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
