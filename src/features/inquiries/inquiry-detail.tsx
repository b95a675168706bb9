import { useEffect, type RefObject } from 'react'
import type { InquirySummary } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import { EventTimeline } from '../../ui/event-timeline'
import { LoadError, Skeleton } from '../../ui/load-states'
import { describeEvent } from './describe-event'
import { DetailActions } from './detail-actions'
import { DetailFacts } from './detail-facts'
import * as css from './inquiries.module.css'
import { useInquiry } from './inquiry-queries'
import { spamTexts, topicOf } from './inquiry-words'
import { NoteBox } from './note-box'
import { ReplyBox } from './reply-box'
import type { InquiryDesk } from './use-inquiry-desk'

/** What one writes beside an inquiry. */
export type Writing = 'reply' | 'note'

export interface DetailProps {
  api: ApiClient
  user: { name: string; email: string }
  /** As the list knows it. */
  inquiry: InquirySummary
  desk: InquiryDesk
  heading: RefObject<HTMLHeadingElement | null>
  /** undefined: nothing. */
  writing: Writing | undefined
  onWrite: (what: Writing | undefined) => void
  /** It was erased; the list goes on. */
  onErased: () => void
}

/** One inquiry: who wants what, what was done about it, and what one can do now. */
export function InquiryDetail(props: DetailProps) {
  const { api, user, inquiry, heading, writing, onWrite } = props
  const query = useInquiry(api, inquiry.id)
  const whole = query.data
  useEffect(() => {
    // the one before may have been read to its end
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
          title={whole ? 'The inquiry could not be brought up to date.' : 'The inquiry could not be loaded.'}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {whole && (
        <>
          {whole.spamReasons.length > 0 && (
            <section aria-labelledby="inquiry-spam" className={css.spam}>
              <h3 id="inquiry-spam" className={css.partTitle}>
                Why it was taken for spam
              </h3>
              <ul>
                {whole.spamReasons.map((reason) => (
                  <li key={reason}>{spamTexts[reason]}</li>
                ))}
              </ul>
            </section>
          )}
          <p dir="auto" className={css.message}>
            {whole.message}
          </p>
          {writing === 'reply' && (
            <ReplyBox api={api} user={user} inquiry={whole} onDone={() => onWrite(undefined)} />
          )}
          {writing === 'note' && <NoteBox api={api} inquiry={whole} onDone={() => onWrite(undefined)} />}
          <DetailFacts inquiry={whole} />
          <section aria-labelledby="inquiry-history">
            <h3 id="inquiry-history" className={css.partTitle}>
              What happened
            </h3>
            {whole.events.length === 0 && <p className={css.quiet}>Nothing yet: it waits for somebody.</p>}
            <EventTimeline
              label="What happened"
              events={whole.events.map((event) => describeEvent(event, user.email))}
            />
          </section>
        </>
      )}
    </article>
  )
}
