import { phoneHref } from '../lib/phone-href'
import { EmailLink } from './email-link'
import { SiteLink } from './site-link'

export interface ContactPerson {
  name: string
  role: string
  href: string
  email: string | null
  phone: string | null
}

/** Who a person is and how to reach them. */
export function ContactLines({ person: { name, role, href, email, phone } }: { person: ContactPerson }) {
  return (
    <>
      <p>
        <strong>
          <SiteLink href={href}>{name}</SiteLink>
        </strong>
        , {role}
      </p>
      {email && (
        <p>
          <EmailLink email={email} />
        </p>
      )}
      {phone && (
        <p>
          <a href={phoneHref(phone)}>{phone}</a>
        </p>
      )}
    </>
  )
}
