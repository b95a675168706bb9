import type { Applicant, ApplicantSummary } from '../../../contract/applicant'
import { formatMoment } from '../../lib/format-moment'
import * as css from './applicant-detail.module.css'
import { stageTitles } from '../../config/stages'

interface Props {
  applicant: Applicant
  hrefOf: (applicant: ApplicantSummary) => string
  onOpen: (applicant: ApplicantSummary) => void
}

/** What an applicant sent, and what else came from the same address. */
export function ApplicantFacts({ applicant, hrefOf, onOpen }: Props) {
  const { email, phone, link, message, createdAt, others } = applicant
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {phone !== '' && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {/^https?:\/\//i.test(link) && (
          <div>
            <dt>Their work</dt>
            <dd>
              <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                {link}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>Came</dt>
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
                <a
                  href={hrefOf(other)}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    onOpen(other)
                  }}
                >
                  {other.jobTitle}
                </a>{' '}
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
