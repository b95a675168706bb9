import * as css from './contact-card.module.css'
import { Portrait, type PortraitProps } from './portrait'
import { SiteLink } from './site-link'

interface Props {
  /** What the person answers, e.g. "Questions about this job". */
  title: string
  person: Pick<PortraitProps, 'name' | 'portrait'> & {
    role: string
    href: string
    email: string | null
    phone: string | null
  }
}

/** The person who answers questions about a page's subject. */
export function ContactCard({ title, person }: Props) {
  const { name, role, href, email, phone, portrait } = person
  return (
    <aside className={css.card} aria-label={title}>
      <Portrait name={name} portrait={portrait} size="medium" />
      <div>
        <p className={css.title}>{title}</p>
        <p className={css.name}>
          <SiteLink href={href}>{name}</SiteLink>
        </p>
        <p className={css.role}>{role}</p>
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/ /g, '')}`}>{phone}</a>
          </p>
        )}
      </div>
    </aside>
  )
}
