import { useEffect, type ComponentProps, type RefObject, type ReactNode } from 'react'
import type { Inquiry } from '../../../../contract/inquiry'
import { describeEvent, explainSpam } from '../../../config/triage'
import { formatMoment } from '../../../lib/format-moment'
import { phoneHref } from '../../../lib/phone-href'
import { EventTimeline } from '../../../ui/event-timeline'
import { FactList } from '../../../ui/fact-list'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { SiteLink } from '../../../ui/site-link'
import * as css from '../inquiries.module.css'
import type { Writing } from '../inquiry-commands'
import { useInquiry } from '../inquiry-queries'
import { eventWords, topicOf, kindTitle, severityTitles } from '../inquiry-words'
import { NoteComposer, ReplyComposer } from './composers'
import { DetailActions } from './detail-actions'

interface Props extends Omit<ComponentProps<typeof DetailActions>, 'user' | 'onWrite'> {
  user: { name: string; email: string }
  heading: RefObject<HTMLHeadingElement | null>
  /** undefined: nothing. */
  writing: Writing | undefined
  onWrite: (what: Writing | undefined) => void
}

/** An inquiry: its message, its timeline, and the available actions. */
export function InquiryDetail(props: Props) {
  const { api, user, inquiry, heading, writing, onWrite } = props
  const query = useInquiry(api, inquiry.id)
  const whole = query.data
  useEffect(() => {
    // the previous one may have been read to its end
    const region = heading.current?.closest('section')
    if (region) region.scrollTop = 0
  }, [heading])
  return (
    <article aria-labelledby="inquiry-name" className={css.detail}>
      <header>
        <p className={css.reference}>{inquiry.reference}</p>
        <h2 id="inquiry-name" ref={heading} tabIndex={-1} className={css.detailName}>
          {inquiry.name}
        </h2>
        <p className={css.detailTopic}>{topicOf(inquiry)}</p>
      </header>
      <DetailActions {...props} />
      {query.isPending && <Skeleton label="Loading the message" lines={4} />}
      {query.isError && (
        <LoadError
          title={whole ? 'Couldn’t refresh this inquiry.' : 'Couldn’t load this inquiry.'}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {whole && (
        <>
          {whole.spamReasons.length > 0 && <p className={css.spam}>{explainSpam(whole.spamReasons)}</p>}
          <p dir="auto" className={css.message}>
            {whole.message}
          </p>
          {writing === 'reply' && (
            <ReplyComposer api={api} user={user} inquiry={whole} onDone={() => onWrite(undefined)} />
          )}
          {writing === 'note' && <NoteComposer api={api} inquiry={whole} onDone={() => onWrite(undefined)} />}
          <DetailFacts inquiry={whole} />
          <section aria-labelledby="inquiry-activity">
            <h3 id="inquiry-activity" className={css.partTitle}>
              Activity
            </h3>
            {whole.events.length === 0 && <p className={css.quiet}>No activity yet</p>}
            <EventTimeline
              label="Activity"
              events={whole.events.map((event) => describeEvent(event, user.email, eventWords))}
            />
          </section>
        </>
      )}
    </article>
  )
}

/** Who sent an inquiry, how to reach them, and where it came from; empty facts are left out. */
function DetailFacts({ inquiry }: { inquiry: Inquiry }) {
  const { kind, severity, company, email, phone, page, createdAt, consent } = inquiry
  const facts: { name: string; value: ReactNode }[] = [
    { name: 'Email', value: email },
    ...(phone === '' ? [] : [{ name: 'Phone', value: <a href={phoneHref(phone)}>{phone}</a> }]),
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
