import type { ReactNode } from 'react'
import * as css from './closing.module.css'
import { ContactLines, type ContactPerson } from './contact-lines'
import { SiteLink } from './site-link'

interface Props {
  title: string
  text: string
  button: string
  href: string
  /** Who answers, in place of what stands beside it. Default: no person by name. */
  person?: ContactPerson | null
  /** Whether the small print follows it instead of a whole footer, whose shore lies between water and land. */
  isLast?: boolean
  /** Beside it, such as direct lines. Default: nothing. */
  children?: ReactNode
}

/** The last section of a page: what to do now. */
export function Closing({ title, text, button, href, person, isLast, children }: Props) {
  return (
    <section
      className={`no-print ${css.closing} ${isLast ? css.last : ''}`}
      data-tone={isLast ? undefined : 'tint'}
    >
      <div className={`wrap ${css.inner}`}>
        <div>
          <h2>{title}</h2>
          <p className={css.text}>{text}</p>
          <SiteLink href={href} className="button">
            {button}
          </SiteLink>
        </div>
        {person ? (
          <div>
            <p className="eyebrow">Who answers your questions</p>
            <ContactLines person={person} />
          </div>
        ) : (
          children
        )}
      </div>
    </section>
  )
}
