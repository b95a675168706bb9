import type { ReactNode } from 'react'
import type { Inquiry } from '../../../../contract/inquiry'
import { formatMoment } from '../../../lib/format-moment'
import { FactList } from '../../../ui/fact-list'
import { SiteLink } from '../../../ui/site-link'
import * as css from '../inquiries.module.css'
import { kindTitle, severityTitles } from '../inquiry-words'

/** Who sent an inquiry, how to reach them, and where it came from; empty facts are left out. */
export function DetailFacts({ inquiry }: { inquiry: Inquiry }) {
  const { kind, severity, company, email, phone, page, createdAt, consent } = inquiry
  const facts: { name: string; value: ReactNode }[] = [
    { name: 'Email', value: email },
    ...(phone === ''
      ? []
      : [{ name: 'Phone', value: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> }]),
    ...(company === '' ? [] : [{ name: 'Company', value: company }]),
    { name: 'Type', value: kindTitle(kind) },
    ...(severity === null ? [] : [{ name: 'Priority', value: severityTitles[severity] }]),
    { name: 'Received', value: <time dateTime={createdAt}>{formatMoment(createdAt)}</time> },
    ...(page.startsWith('/')
      ? [{ name: 'Sent from page', value: <SiteLink href={page}>{page}</SiteLink> }]
      : []),
    { name: 'Consent version', value: consent },
  ]
  return (
    <section aria-labelledby="inquiry-facts" className={css.facts}>
      <h3 id="inquiry-facts" className={css.partTitle}>
        Contact
      </h3>
      <FactList facts={facts} />
    </section>
  )
}
