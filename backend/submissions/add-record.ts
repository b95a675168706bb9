import { getForm, type FormName } from '../../contract/forms/forms'
import { InquirySchema, InquiryKindSchema } from '../../contract/inquiry'
import type { SpamReason } from '../../contract/triage'
import type { Db } from '../database/open-database'
import { createApplicantsRepository } from '../repositories/applicants-repository'
import { createCommentsRepository } from '../repositories/comments-repository'
import { createInquiriesRepository } from '../repositories/inquiries-repository'
import { createTriageEventsRepository } from '../repositories/triage-events-repository'
import { parentGone, type Subject } from './find-subject'

/** A submission that is ready to be stored. */
export interface NewRecord {
  form: FormName
  reference: string
  key: string
  /** The fields of the form, normalised. */
  values: Readonly<Record<string, string>>
  consent: string
  page: string
  spamReasons: SpamReason[]
  /** The job or article. */
  subject: Subject
  /** Id of the stored CV. */
  cvId: string | null
  /** Today in the company's time zone, as "2026-11-21". */
  today: string
}

/** The added record. */
export type RecordId = { inquiryId: string } | { applicantId: string } | { commentId: string }

/**
 * Adds the record that the form is filed as, in a transaction.
 *
 * @returns undefined when one with this key exists already.
 * @throws ServiceError `not_found` when the comment it replies to is gone.
 */
export async function addRecord(db: Db, record: NewRecord): Promise<RecordId | undefined> {
  const definition = getForm(record.form)
  switch (definition.destination) {
    case 'inquiry':
      return addInquiry(db, record, definition.subjectField)
    case 'applicant':
      return addApplicant(db, record)
    case 'comment':
      return addComment(db, record)
  }
}

const submitter = ({ reference, key, spamReasons, consent, values }: NewRecord) => {
  const { name = '', email = '', message = '' } = values
  return { reference, key, spamReasons, consent, name, email, message }
}
const received = { by: 'visitor', kind: 'received', text: '' } as const

async function addInquiry(db: Db, record: NewRecord, subjectField: string) {
  const { form, values, spamReasons, page } = record
  const { company = '', phone = '', severity, [subjectField]: subject = '' } = values
  const { choices = [] } = getForm(form).fields[subjectField] ?? {}
  const added = await createInquiriesRepository(db).add({
    ...submitter(record),
    kind: InquiryKindSchema.parse(form),
    state: spamReasons.length > 0 ? 'spam' : 'new',
    company,
    phone,
    subject: choices.find(({ value }) => value === subject)?.title ?? subject,
    severity: InquirySchema.shape.severity.parse(severity ?? null),
    page,
  })
  if (!added) return undefined
  await createTriageEventsRepository(db).add({ inquiry: added.id }, received)
  return { inquiryId: added.id }
}

async function addApplicant(db: Db, record: NewRecord) {
  const { values, subject, today, cvId } = record
  const { phone = '', link = '' } = values
  const added = await createApplicantsRepository(db).add({
    ...submitter(record),
    phone,
    link,
    job: subject.slug,
    jobTitle: subject.title,
    receivedOn: today,
    cvId,
  })
  if (!added) return undefined
  await createTriageEventsRepository(db).add({ applicant: added.id }, received)
  return { applicantId: added.id }
}

async function addComment(db: Db, record: NewRecord) {
  const { slug, title, parent } = record.subject
  const comments = createCommentsRepository(db)
  // it may have been deleted since it was found
  if (parent !== null && !(await comments.hold(parent))) throw parentGone()
  const { message, ...rest } = submitter(record)
  const added = await comments.add({ ...rest, text: message, post: slug, postTitle: title, parentId: parent })
  return added && { commentId: added.id }
}
