import type { ReactNode } from 'react'
import * as css from './closing.module.css'
import { ContactLines, type ContactPerson } from './contact-lines'
import { SiteLink } from './site-link'

interface Props {
  title: string
  text: string
  button: string
  href: string
  /** Who answers. Default: no person by name. */
  person?: ContactPerson | null
  /** E.g. legal links, on pages without a footer. */
  children?: ReactNode
}

/** The last section of a page: what to do now. */
export function Closing({ title, text, button, href, person, children }: Props) {
  return (
    <section
      className={`${css.closing} ${children ? css.last : ''}`}
      data-tone={children ? undefined : 'tint'}
    >
      <div className={`wrap no-print ${css.inner}`}>
        <div>
          <h2>{title}</h2>
          <p className={css.text}>{text}</p>
        </div>
        <div>
          <SiteLink href={href} className="button">
            {button}
          </SiteLink>
          {person && (
            <div className={css.text}>
              <p className="eyebrow">Who answers your questions</p>
              <ContactLines person={person} />
            </div>
          )}
        </div>
      </div>
      {children}
    </section>
  )
}
