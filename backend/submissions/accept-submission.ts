import { createHash } from 'node:crypto'
import { getForm } from '../../contract/forms/forms'
import type { Received } from '../../contract/submission'
import type { Db } from '../database/open-database'
import { canonicalJson } from '../entries/canonical-json'
import { ServiceError } from '../errors/service-error'
import { notify } from '../notifications/notify'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'
import { createSubmissionsRepository } from '../repositories/submissions-repository'
import { createTriageEventsRepository } from '../repositories/triage-events-repository'
import { addRecord, type NewRecord, type RecordId } from './add-record'
import type { HashOfDay } from './client-keys'
import { isAcknowledged, writeAcknowledgement, writeNotification } from './emails'
import { findArticle, findJob, noSubject, type Search, type Subject } from './find-subject'
import { makeReference } from './make-reference'
import { scanCv } from './scan-cv'
import { countMessage, findSpamReasons, hasSentTooMany, mayAcknowledge } from './spam'
import { withStoredCv } from './store-cv'
import type { Submission, SubmissionOptions } from './submission'
import { countUpload } from './upload-budget'
import { validateCv } from './validate-cv'
import { validateForm, type ValidForm } from './validate-form'

/** A submitted form, and its client. */
export interface Arrival {
  submission: Submission
  clientKey: string
  hash: HashOfDay
  hosting: Search['hosting']
  now: Date
  onLeftover: (error: unknown) => void
}

/** A validated form with the job or article it is about. */
interface Draft {
  valid: ValidForm
  key: string
  subject: Subject
  /** Whether a CV came with it that is not kept. */
  isCvDropped: boolean
}

/**
 * Stores a submission once: a repeated request gets the reference of the first, whatever it contains. Requests are
 * repeated because a response was lost or the button was pressed twice. A text changed in between is rare, and better
 * sent with a new key than put in place of a message that is being answered.
 *
 * @returns The reference, and whether it is new.
 * @throws ServiceError `invalid_form`, `not_found`, `job_closed`, `unsupported_media_type`, `too_many_requests`,
 *   `uploads_full`, `malware_found`, `scanner_unavailable`.
 */
export async function acceptSubmission(
  options: SubmissionOptions,
  arrival: Arrival,
): Promise<Omit<Received, 'nextSteps'> & { isNew: boolean }> {
  const { db, files } = options
  const { submission, onLeftover } = arrival
  const { form, cv } = submission
  const valid = validateForm(submission)
  const key = keyOf(arrival, valid)
  const findReference = () => createSubmissionsRepository(db).findReference(getForm(form).destination, key)
  const known = await findReference()
  if (known !== undefined) return { form, reference: known, isNew: false }

  const { clientKey, now } = arrival
  const isCvDropped = cv !== undefined && (await hasSentTooMany(db, clientKey, now))
  const draft = { valid, key, subject: await findSubject(options, arrival, valid), isCvDropped }
  const keep = async (cvId: string | null) => {
    const added = await storeOnce(options, arrival, draft, cvId)
    if (added !== undefined) return { isKept: true, outcome: { form, reference: added, isNew: true } }
    const reference = await findReference()
    if (reference === undefined) throw new ServiceError('internal_error', 'We couldn’t save it. Try again.')
    return { isKept: false, outcome: { form, reference, isNew: false } }
  }
  if (cv === undefined) return (await keep(null)).outcome
  const type = await validateCv(cv)
  if (isCvDropped) return (await keep(null)).outcome
  await countUpload(db, options.uploadBudget, { clientKey, size: cv.size, now })
  if (options.scanner) await scanCv(options.scanner, cv)
  return withStoredCv({ db, files, onLeftover }, { ...cv, type }, keep)
}

/** Identifies a message: the caller's key, or else its content and the hour (UTC) it arrived. */
function keyOf({ submission: { form, cv }, now }: Arrival, { key, values }: ValidForm): string {
  if (key !== '') return key.toLowerCase()
  const hour = now.toISOString().slice(0, 13)
  return createHash('sha256')
    .update(canonicalJson({ form, values, file: cv?.hash, hour }))
    .digest('hex')
}

async function findSubject(
  { db, clock }: SubmissionOptions,
  { submission, hosting, now }: Arrival,
  { values }: ValidForm,
): Promise<Subject> {
  const search = { db, hosting }
  const { job = '', post = '', parent = '' } = values
  switch (getForm(submission.form).destination) {
    case 'applicant':
      return findJob(search, job, clock.dayOf(now))
    case 'comment':
      return findArticle(search, { post, parent })
    case 'inquiry':
      return noSubject
  }
}

/** Record, file, event, emails and counts in one transaction. @returns undefined if another request was faster. */
async function storeOnce(
  options: SubmissionOptions,
  arrival: Arrival,
  { valid, key, subject, isCvDropped }: Draft,
  cvId: string | null,
): Promise<string | undefined> {
  const { submission, clientKey, now } = arrival
  const { values, consent, page, website, seconds } = valid
  const { message = '' } = values
  try {
    return await options.db.transaction().execute(async (trx) => {
      const counts = await countMessage(trx, { clientKey, text: message, now })
      const record: NewRecord = {
        form: submission.form,
        reference: makeReference(),
        ...{ key, values, consent, page, subject, cvId },
        spamReasons: findSpamReasons({ website, seconds, message, ...counts }),
        today: options.clock.dayOf(now),
      }
      const id = await addRecord(trx, record)
      if (id === undefined) throw new StoredBefore()
      if (isCvDropped && 'applicantId' in id)
        await createTriageEventsRepository(trx).add({ applicant: id.applicantId }, cvDropped)
      if (cvId !== null && !(await createStoredFilesRepository(trx).keep(cvId))) throw new CvSwept()
      if (record.spamReasons.length === 0) {
        await addEmails(trx, options, arrival, { record, id })
        await notify(trx, { ...newsOf(id), actor: 'visitor' })
      }
      return record.reference
    })
  } catch (error) {
    if (error instanceof StoredBefore) return undefined
    throw error
  }
}

/** Says in the timeline why there is no CV. */
const cvDropped = {
  by: 'system',
  kind: 'note',
  text: 'The CV wasn’t kept: more than five messages came from the same network within an hour.',
} as const

/** Rolls back what was counted for a message that exists already. */
class StoredBefore extends Error {}
class CvSwept extends Error {}

function newsOf(id: RecordId) {
  if ('inquiryId' in id) return { kind: 'inquiry.received', subject: { inquiry: id.inquiryId } } as const
  if ('applicantId' in id)
    return { kind: 'applicant.received', subject: { applicant: id.applicantId } } as const
  return { kind: 'comment.received', subject: { comment: id.commentId } } as const
}

async function addEmails(
  trx: Db,
  { outbox, notifyAddress, siteUrl }: SubmissionOptions,
  { hash, hosting, now }: Arrival,
  { record, id }: { record: NewRecord; id: RecordId },
): Promise<void> {
  const { form, values } = record
  const owner = 'commentId' in id ? {} : id
  if (isAcknowledged(form) && (await mayAcknowledge(trx, values['email'] ?? '', { hash, now }))) {
    const email = await writeAcknowledgement(trx, record, hosting)
    if (email) await outbox.add(trx, { ...email, ...owner })
  }
  if (notifyAddress !== null)
    await outbox.add(trx, {
      ...writeNotification(record, { to: notifyAddress, siteUrl: siteUrl() }),
      ...owner,
    })
}
