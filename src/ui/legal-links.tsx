import * as css from './legal-links.module.css'
import { SiteLink } from './site-link'

interface Props {
  legalName: string
  privacyHref: string
  accessibilityHref: string
  supportHref: string
}

/** The small print, on pages that have no footer. */
export function LegalLinks({ legalName, privacyHref, accessibilityHref, supportHref }: Props) {
  return (
    <div className={`wrap ${css.legal}`}>
      <p>{legalName}</p>
      <SiteLink href={privacyHref}>Privacy</SiteLink>
      <SiteLink href={accessibilityHref}>Accessibility</SiteLink>
      <SiteLink href={supportHref}>Support</SiteLink>
    </div>
  )
}
