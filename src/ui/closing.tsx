import type { ReactNode } from 'react'
import * as css from './closing.module.css'
import { SiteLink } from './site-link'

interface Props {
  title: string
  text: string
  button: string
  href: string
  /** E.g. legal links, on pages without a footer. */
  children?: ReactNode
}

/** The last section of a page: what to do now. */
export function Closing({ title, text, button, href, children }: Props) {
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
        <SiteLink href={href} className="button">
          {button}
        </SiteLink>
      </div>
      {children}
    </section>
  )
}
