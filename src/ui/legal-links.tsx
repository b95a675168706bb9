import type { ReactNode } from 'react'
import * as css from './legal-links.module.css'
import { SiteLink } from './site-link'

interface Props {
  privacyHref: string
  accessibilityHref: string
  supportHref: string
  /** Facts of the company. */
  children: ReactNode
}

/** The small print, on pages that have no footer. */
export function LegalLinks({ privacyHref, accessibilityHref, supportHref, children }: Props) {
  return (
    <div className={`wrap ${css.legal}`}>
      {children}
      <SiteLink href={privacyHref}>Privacy</SiteLink>
      <SiteLink href={accessibilityHref}>Accessibility</SiteLink>
      <SiteLink href={supportHref}>Support</SiteLink>
    </div>
  )
}
