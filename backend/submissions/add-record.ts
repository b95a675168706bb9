import type { SpamReason } from '../../contract/triage'
import { forms, type FormName } from '../../contract/forms/forms'
import { InquirySchema } from '../../contract/inquiry'
import type { Db } from '../database/open-database'
import { createApplicantsRepository } from '../repositories/applicants-repository'
import { createCommentsRepository } from '../repositories/comments-repository'
import { createDeskEventsRepository } from '../repositories/desk-events-repository'
import { createInquiriesRepository } from '../repositories/inquiries-repository'
import { titleOf } from './describe-message'
import { parentGone, type Subject } from './find-subject'

/** A message that is ready to be kept. */
export interface NewMessage {
  form: FormName
  reference: string
  key: string
  /** The form's own, tidied. */
  values: Readonly<Record<string, string>>
  consent: string
  page: string
  spamReasons: SpamReason[]
  /** What is applied for or commented on. */
  subject: Subject
  /** Of the CV among the stored files. */
  cvId: string | null
  /** The day it is for the firm, as "2026-11-21". */
  today: string
}

/** Which record a message has become, in the words of the outbox. */
export type MailAbout = { inquiryId: string } | { applicantId: string } | Record<string, never>

/**
 * Writes a message down where its desk finds it, in a transaction.
 *
 * @returns undefined when one of this key is there already.
 * @throws ServiceError `not_found` when the comment it answers has gone.
 */
export async function addRecord(db: Db, message: NewMessage): Promise<MailAbout | undefined> {
  switch (message.form) {
    case 'contact':
    case 'support':
      return addInquiry(db, message, message.form)
    case 'application':
      return addApplicant(db, message)
    case 'comment':
      return addComment(db, message)
  }
}

const textOf =
  ({ values }: NewMessage) =>
  (field: string): string =>
    values[field] ?? ''
const sender = (message: NewMessage) => {
  const { reference, key, spamReasons, consent } = message
  const text = textOf(message)
  return { reference, key, spamReasons, consent, name: text('name'), email: text('email') }
}
const received = { by: 'visitor', kind: 'received' } as const

async function addInquiry(db: Db, message: NewMessage, kind: 'contact' | 'support') {
  const text = textOf(message)
  const added = await createInquiriesRepository(db).add({
    ...sender(message),
    kind,
    state: message.spamReasons.length > 0 ? 'spam' : 'new',
    company: text('company'),
    phone: text('phone'),
    subject: kind === 'contact' ? titleOf(forms.contact.topic, text('topic')) : text('system'),
    severity: kind === 'contact' ? null : InquirySchema.shape.severity.parse(text('severity')),
    message: text('message'),
    page: message.page,
  })
  if (!added) return undefined
  await createDeskEventsRepository(db).add({ inquiry: added.id }, { ...received, text: '' })
  return { inquiryId: added.id }
}

async function addApplicant(db: Db, message: NewMessage) {
  const text = textOf(message)
  const { slug, title } = message.subject
  const added = await createApplicantsRepository(db).add({
    ...sender(message),
    phone: text('phone'),
    link: text('link'),
    message: text('message'),
    job: slug,
    jobTitle: title,
    receivedOn: message.today,
    cvId: message.cvId,
  })
  if (!added) return undefined
  await createDeskEventsRepository(db).add({ applicant: added.id }, { ...received, text: '' })
  return { applicantId: added.id }
}

async function addComment(db: Db, message: NewMessage) {
  const { slug, title, parent } = message.subject
  const comments = createCommentsRepository(db)
  // it may have been erased since it was found
  if (parent !== null && !(await comments.hold(parent))) throw parentGone()
  const added = await comments.add({
    ...sender(message),
    text: textOf(message)('message'),
    post: slug,
    postTitle: title,
    parentId: parent,
  })
  return added && {}
}
