import type { Applicant, ApplicantSummary } from '../../../../contract/applicant'
import { stageTitles } from '../../../config/stages'
import { formatMoment } from '../../../lib/format-moment'
import { phoneHref } from '../../../lib/phone-href'
import { InPageLink } from '../../../ui/in-page-link'
import * as css from './applicant-detail.module.css'

interface Props {
  applicant: Applicant
  hrefOf: (applicant: ApplicantSummary) => string
  onOpen: (applicant: ApplicantSummary) => void
}

/** What an applicant sent, and other applications from the same address. */
export function ApplicantFacts({ applicant, hrefOf, onOpen }: Props) {
  const { email, phone, link, message, createdAt, others } = applicant
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {phone !== '' && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={phoneHref(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        {/^https?:\/\//i.test(link) && (
          <div>
            <dt>Portfolio</dt>
            <dd>
              <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                {link}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>Applied</dt>
          <dd>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </dd>
        </div>
      </dl>
      <section>
        <h3 className={css.subtitle}>Why this role</h3>
        <p className={css.message}>{message}</p>
      </section>
      {others.length > 0 && (
        <section>
          <h3 className={css.subtitle}>Other applications from this address</h3>
          <ul className={css.others}>
            {others.map((other) => (
              <li key={other.id}>
                <InPageLink href={hrefOf(other)} onOpen={() => onOpen(other)}>
                  {other.jobTitle}
                </InPageLink>{' '}
                <span className={css.hint}>
                  {stageTitles[other.stage]}, {formatMoment(other.createdAt)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
