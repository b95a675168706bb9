import type { z } from 'zod'
import type { EmailBodySchema, NoteBodySchema } from '../../contract/triage'
import type { Outbox } from '../email/create-outbox'
import { ServiceError } from '../errors/service-error'
import type { Repositories } from '../repositories/create-repositories'
import type { NewEmail } from '../repositories/emails-repository'
import type { TriageSubject } from '../repositories/triage-events-repository'

export type NoteInput = z.output<typeof NoteBodySchema>
export type EmailInput = z.output<typeof EmailBodySchema>

interface Record {
  subject: TriageSubject
  reference: string
  /** Email address of the author. */
  by: string
}

/**
 * Adds a private note, once per id. It is audited, and the record counts as updated: notes are part of how a decision
 * came about, and keep an inquiry from being deleted as inactive. The version stays, so that a note doesn't get in the
 * way of a colleague's change.
 *
 * @returns Whether it is new.
 * @throws ServiceError `bad_request` for the id of another record's note.
 */
export async function addNote(
  repositories: Repositories,
  { subject, reference, by }: Record,
  { id, text }: NoteInput,
): Promise<boolean> {
  const { audit, events } = repositories
  if (!(await events.add(subject, { id, by, kind: 'note', text }))) return isKnown(repositories, subject, id)
  await touch(repositories, subject)
  const action = 'inquiry' in subject ? 'inquiry.changed' : 'applicant.changed'
  await audit.add({ actor: by, action, subject: { reference }, before: null, after: { note: 'added' } })
  return true
}

/**
 * Puts an email to the sender of a record into the outbox, once per id. The caller audits it.
 *
 * @param shown What the timeline shows of it.
 * @returns Whether it is new.
 * @throws ServiceError `bad_request` for the id of another record's email.
 */
export async function addEmail(
  repositories: Repositories,
  outbox: Outbox,
  { subject, by }: Omit<Record, 'reference'>,
  {
    shown,
    ...email
  }: Omit<NewEmail, 'by' | 'id' | 'inquiryId' | 'applicantId'> & { id: string; shown: string },
): Promise<boolean> {
  const { db, events } = repositories
  const event = { id: email.id, by, kind: 'email', text: shown } as const
  if (!(await events.add(subject, event))) return isKnown(repositories, subject, email.id)
  const ids = 'inquiry' in subject ? { inquiryId: subject.inquiry } : { applicantId: subject.applicant }
  if (!(await outbox.add(db, { ...email, ...ids, by }))) throw idTaken()
  await touch(repositories, subject)
  return true
}

async function isKnown({ events }: Repositories, subject: TriageSubject, id: string): Promise<false> {
  if (!(await events.has(subject, id))) throw idTaken()
  return false
}

const touch = ({ inquiries, applicants }: Repositories, subject: TriageSubject): Promise<void> =>
  'inquiry' in subject ? inquiries.touch(subject.inquiry) : applicants.touch(subject.applicant)

const idTaken = () => new ServiceError('bad_request', 'id: already in use. Use a new id and send it again.')
