import type { Inquiry, InquirySummary } from '../../contract/inquiry'
import { can } from '../../contract/permissions'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import { ServiceError } from '../errors/service-error'
import { notify } from '../notifications/notify'
import { createRepositories, type Repositories } from '../repositories/create-repositories'
import type { InquiryChange } from '../repositories/inquiries-repository'
import { addEmail, addNote, type EmailInput, type NoteInput } from '../triage/add-message'
import { changeEach, type Seen } from '../triage/change-each'

/** An inquiry after a note or email was added; `isNew`: by this call. */
interface Added {
  inquiry: Inquiry
  isNew: boolean
}

/** Reads and changes inquiries; each change is audited in its transaction. */
export function createInquiryService({ db, outbox }: { db: Db; outbox: Outbox }) {
  return {
    /** @throws ServiceError `not_found`. */
    get: (id: string): Promise<Inquiry> => describe(createRepositories(db), id),

    /** @throws ServiceError `bad_request` when the assignee may not manage inquiries. */
    async change(by: string, items: readonly Seen[], input: InquiryChange) {
      await assertAssignable(db, input.assignee)
      return changeEach(db, items, {
        lock: ({ inquiries }, ids) => inquiries.lock(ids),
        isDone: (inquiry) => Object.keys(differenceOf(inquiry, input)).length === 0,
        apply: (repos, inquiry) => recordChange(repos, by, inquiry, differenceOf(inquiry, input)),
        load: ({ inquiries }, ids) => inquiries.findAll(ids),
      })
    },

    /** @throws ServiceError `not_found`, or `bad_request` for the id of another inquiry's note. */
    addNote: (by: string, id: string, note: NoteInput): Promise<Added> =>
      inTransaction(db, async (repos) => {
        const { reference } = await lock(repos, id)
        const isNew = await addNote(repos, { subject: { inquiry: id }, reference, by }, note)
        return { inquiry: await describe(repos, id), isNew }
      }),

    /**
     * Replies by email, under the inquiry's reference; a new inquiry becomes "in progress".
     *
     * @throws ServiceError `not_found`, or `bad_request` for the id of another inquiry's email.
     */
    reply: (by: string, id: string, { subject, text, ...email }: EmailInput): Promise<Added> =>
      inTransaction(db, async (repos) => {
        const inquiry = await lock(repos, id)
        const { reference } = inquiry
        const isNew = await addEmail(
          repos,
          outbox,
          { subject: { inquiry: id }, by },
          {
            ...email,
            kind: 'reply',
            to: inquiry.email,
            subject: withReference(subject, reference),
            text,
            shown: text,
          },
        )
        if (isNew) {
          const changed =
            inquiry.state === 'new' && (await changeInquiry(repos, by, inquiry, { state: 'in_progress' }))
          await repos.audit.add({
            actor: by,
            action: 'inquiry.replied',
            subject: { reference },
            ...(changed || { before: null, after: null }),
          })
        }
        return { inquiry: await describe(repos, id), isNew }
      }),

    /** @throws ServiceError `not_found` or `changed`. */
    delete: (by: string, { id, version }: Seen): Promise<void> =>
      inTransaction(db, async (repos) => {
        const inquiry = await lock(repos, id)
        if (inquiry.version !== version)
          throw new ServiceError('changed', 'Someone else changed this inquiry. Review it and try again.')
        await deleteInquiry(repos, inquiry, by)
      }),
  }
}

/** Deletes a locked inquiry with its timeline and emails. */
export async function deleteInquiry(
  repositories: Pick<Repositories, 'inquiries' | 'audit'>,
  { id, reference, kind, state }: InquirySummary,
  by: string,
): Promise<void> {
  await repositories.inquiries.remove(id)
  await repositories.audit.add({
    actor: by,
    action: 'inquiry.deleted',
    subject: { reference },
    before: { kind, state },
    after: null,
  })
}

/** An inquiry with its timeline. @throws ServiceError `not_found`. */
async function describe({ inquiries, events }: Repositories, id: string): Promise<Inquiry> {
  const inquiry = await inquiries.find(id)
  if (!inquiry) throw notFound()
  return { ...inquiry, events: await events.list({ inquiry: id }) }
}

/** Others wait until the end of the transaction. @throws ServiceError `not_found`. */
async function lock({ inquiries }: Repositories, id: string): Promise<InquirySummary> {
  const [inquiry] = await inquiries.lock([id])
  if (!inquiry) throw notFound()
  return inquiry
}

async function assertAssignable(db: Db, assignee: string | null | undefined): Promise<void> {
  if (typeof assignee !== 'string') return
  if (can(await createRepositories(db).employees.findRoles(assignee), 'inquiries.manage')) return
  throw new ServiceError(
    'bad_request',
    `assignee: ${assignee} can’t manage inquiries. Choose someone who can.`,
  )
}

const notFound = () => new ServiceError('not_found', 'This inquiry has been deleted. Reload the list.')

/** An email has the reference once, so that replies to it can be recognised. */
const withReference = (subject: string, reference: string) =>
  subject.includes(`[${reference}]`) ? subject : `${subject} [${reference}]`

/** How the timeline writes "unassigned". */
const unassigned = ''

/** The values of the input that the inquiry doesn't have yet. */
function differenceOf({ state, assignee }: InquirySummary, input: InquiryChange): InquiryChange {
  const isOtherState = input.state !== undefined && input.state !== state
  const isOtherAssignee = input.assignee !== undefined && keyOf(input.assignee) !== keyOf(assignee)
  return {
    ...(isOtherState && { state: input.state }),
    ...(isOtherAssignee && { assignee: input.assignee }),
  }
}

const keyOf = (address: string | null) => address?.toLowerCase() ?? null

/** Assigns a locked inquiry, as a person does in the inbox. */
export const assignInquiry = (
  repos: Repositories,
  by: string,
  inquiry: InquirySummary,
  assignee: string,
): Promise<void> => recordChange(repos, by, inquiry, { assignee })

async function recordChange(
  repos: Repositories,
  by: string,
  inquiry: InquirySummary,
  change: InquiryChange,
): Promise<void> {
  const changed = await changeInquiry(repos, by, inquiry, change)
  const subject = { reference: inquiry.reference }
  await repos.audit.add({ actor: by, action: 'inquiry.changed', subject, ...changed })
}

/** Changes a locked inquiry, with its timeline. @returns The values that changed, for the audit log. */
async function changeInquiry(
  { db, inquiries, events }: Repositories,
  by: string,
  inquiry: InquirySummary,
  change: InquiryChange,
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }> {
  await inquiries.change(inquiry.id, change)
  const { state, assignee } = change
  const subject = { inquiry: inquiry.id }
  if (state !== undefined)
    await events.add(subject, { by, kind: 'state', text: state, before: inquiry.state })
  if (assignee !== undefined)
    await events.add(subject, {
      by,
      kind: 'assigned',
      text: assignee ?? unassigned,
      before: inquiry.assignee ?? unassigned,
    })
  if (typeof assignee === 'string')
    await notify(db, { kind: 'inquiry.assigned', actor: by, subject, people: [assignee] })
  return {
    before: {
      ...(state !== undefined && { state: inquiry.state }),
      ...(assignee !== undefined && { assignee: inquiry.assignee }),
    },
    after: { ...change },
  }
}
