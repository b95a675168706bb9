import type { Received } from '../../contract/submission'
import type { Conversations } from '../conversations/conversation-options'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createIntakeRepository } from '../repositories/intake-repository'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'
import { addRecord, type MailAbout, type NewMessage } from './add-record'
import { countMessage, mayTell } from './count-messages'
import type { NamePlace } from './create-places'
import { describeMessage } from './describe-message'
import { findSpamReasons } from './find-spam-reasons'
import { findArticle, findOpening, noSubject, type Search, type Subject } from './find-subject'
import { judgeForm, type FitForm } from './judge-form'
import { makeKey } from './make-key'
import { makeReference } from './make-reference'
import { withStoredCv } from './store-cv'
import type { Submission } from './submission'
import { writeDeskMail, writeReceipt } from './write-mails'

/** A form as it came, and where it came from. */
export interface Arrival {
  submission: Submission
  /** What stands for the place it came from. */
  place: string
  name: NamePlace
  hosting: Search['hosting']
  now: Date
  onLeft: (error: unknown) => void
}

type Draft = Omit<NewMessage, 'reference' | 'spamReasons' | 'cvId'> & { fit: FitForm }

/**
 * Keeps what a visitor sent, once: a repeated call gets the reference of the first, whatever it holds this time. Whoever
 * repeats it has lost the answer, or pressed twice; a text that was changed meanwhile is rare, and better sent as a new
 * message, with a key of its own, than put in the place of one that is being answered.
 *
 * @returns The reference, and whether it was new.
 * @throws ServiceError `invalid_form`, `not_found`, `job_closed`, `unsupported_media_type`.
 */
export async function takeMessage(
  conversations: Conversations,
  arrival: Arrival,
): Promise<Received & { isNew: boolean }> {
  const { db, files } = conversations
  const { submission, now, onLeft } = arrival
  const { form, cv } = submission
  const fit = judgeForm(submission)
  const key = makeKey({ form, key: fit.key, values: fit.values, file: cv?.hash, now })
  const before = await createIntakeRepository(db).findReference(form, key)
  if (before !== undefined) return { form, reference: before, isNew: false }

  const subject = await findSubject(conversations, arrival, fit)
  const { values, consent, page } = fit
  const today = conversations.clock.dayOf(now)
  const draft: Draft = { form, key, values, consent, page, subject, today, fit }
  const keep = async (cvId: string | null) => {
    const added = await keepOnce(conversations, arrival, { draft, cvId })
    if (added !== undefined) return { isKept: true, outcome: { form, reference: added, isNew: true } }
    const reference = await createIntakeRepository(db).findReference(form, key)
    if (reference === undefined)
      throw new ServiceError('internal_error', 'It could not be kept. Send it again.')
    return { isKept: false, outcome: { form, reference, isNew: false } }
  }
  return cv === undefined ? (await keep(null)).outcome : withStoredCv({ db, files, onLeft }, cv, keep)
}

async function findSubject(
  { db, clock }: Conversations,
  { submission, hosting, now }: Arrival,
  { values }: FitForm,
): Promise<Subject> {
  const search = { db, hosting }
  const { job = '', post = '', parent = '' } = values
  if (submission.form === 'application') return findOpening(search, job, clock.dayOf(now))
  if (submission.form === 'comment') return findArticle(search, { post, parent })
  return noSubject
}

/** Its record, file, history, mails and count in one transaction. @returns undefined when another call was quicker. */
async function keepOnce(
  conversations: Conversations,
  { place, name, hosting, now }: Arrival,
  { draft, cvId }: { draft: Draft; cvId: string | null },
): Promise<string | undefined> {
  const { fit, ...rest } = draft
  try {
    return await conversations.db.transaction().execute(async (trx) => {
      const text = fit.values['message'] ?? ''
      const counted = await countMessage(trx, { place, text, now })
      const spamReasons = findSpamReasons({ ...fit, message: text, ...counted })
      const reference = makeReference()
      const about = await addRecord(trx, { ...rest, reference, spamReasons, cvId })
      if (about === undefined) throw new KeptBefore()
      if (cvId !== null && !(await createStoredFilesRepository(trx).keep(cvId))) throw new SweptAway()
      if (spamReasons.length === 0)
        await tell(trx, conversations, { draft, reference, about, name, firm: hosting?.firm, now })
      return reference
    })
  } catch (error) {
    if (error instanceof KeptBefore) return undefined
    throw error
  }
}

/** Takes back what was counted for a message that is there already. */
class KeptBefore extends Error {}
class SweptAway extends Error {}

interface News {
  draft: Draft
  reference: string
  about: MailAbout
  name: NamePlace
  firm: string | undefined
  now: Date
}

async function tell(
  trx: Db,
  { outbox, deskAddress, siteUrl }: Conversations,
  { draft, reference, about: ids, name, firm, now }: News,
): Promise<void> {
  const { form, values, subject } = draft
  const kept = { form, reference, firm }
  const about = describeMessage(form, values, subject)
  const to = values['email'] ?? ''
  if (form !== 'comment' && (await mayTell(trx, to, { name, now })))
    await outbox.add(trx, { ...writeReceipt(kept, { to, about }), ...ids })
  if (deskAddress !== null)
    await outbox.add(trx, { ...writeDeskMail(kept, { to: deskAddress, about, site: siteUrl() }), ...ids })
}
