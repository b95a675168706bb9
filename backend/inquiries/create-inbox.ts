import type { z } from 'zod'
import type { EmailBodySchema, NoteBodySchema, SeenListSchema } from '../../contract/triage'
import type { changeInquiries, Inquiry } from '../../contract/inquiry'
import { can } from '../../contract/permissions'
import type { Conversations } from '../conversations/conversation-options'
import { ServiceError } from '../errors/service-error'
import { createEmployeesRepository } from '../repositories/employees-repository'
import type { InquiryChange } from '../repositories/inquiries-repository'
import { answerInquiry } from './answer-inquiry'
import { deleteInquiry } from './erase-inquiry'
import { findInquiry, findLockedInquiry } from './find-inquiry'
import { changeInquiry } from './inquiry-parts'
import { recordChange } from './record-change'

type Seen = z.output<typeof SeenListSchema>[number]
type Result = z.output<(typeof changeInquiries)['responses'][200]>['data'][number]

/** An inquiry after something was added to it; `isNew`: by this call. */
export interface Added {
  inquiry: Inquiry
  isNew: boolean
}

/** Changes inquiries and answers them: each change with its history and its audit entry, all or nothing. */
export function createInbox({ db, outbox }: Pick<Conversations, 'db' | 'outbox'>) {
  const changeOne = ({ id, version }: Seen, by: string, wanted: InquiryChange): Promise<Result> =>
    changeInquiry(db, async (parts) => {
      const found = await parts.inquiries.findLocked(id)
      if (!found) return { id, outcome: 'not_found', item: null }
      if (found.version !== version) return { id, outcome: 'changed', item: found }
      const { item, changed } = await recordChange(parts, by, found, wanted)
      if (changed)
        await parts.audit.add({
          actor: by,
          action: 'inquiry.changed',
          subject: item.reference,
          ...plain(changed),
        })
      return { id, outcome: 'done', item }
    })

  return {
    /**
     * Changes one after the other: what ends badly for one leaves the others as they are.
     *
     * @throws ServiceError `bad_request` when the assignee may not manage inquiries.
     */
    async change(by: string, items: readonly Seen[], wanted: InquiryChange): Promise<Result[]> {
      const { assignee } = wanted
      if (typeof assignee === 'string') {
        const role = await createEmployeesRepository(db).findRole(assignee)
        if (!can(role, 'inquiries.manage')) throw invalidAssignee(assignee)
      }
      const results: Result[] = []
      for (const seen of items) results.push(await changeOne(seen, by, wanted))
      return results
    },

    /** @throws ServiceError `not_found`, or `bad_request` for the id of another inquiry’s note. */
    addNote: (by: string, inquiry: string, { id, text }: z.output<typeof NoteBodySchema>): Promise<Added> =>
      changeInquiry(db, async (parts) => {
        const { reference } = await findLockedInquiry(parts, inquiry)
        const isNew = await parts.events.add({ inquiry }, { id, by, kind: 'note', text })
        if (isNew) {
          await parts.inquiries.touch(inquiry)
          const after = { note: 'added' }
          await parts.audit.add({
            actor: by,
            action: 'inquiry.changed',
            subject: reference,
            before: null,
            after,
          })
        }
        return settle(await findInquiry(parts, inquiry), id, isNew)
      }),

    /** @throws ServiceError `not_found`, or `bad_request` for the id of another inquiry’s mail. */
    reply: (by: string, inquiry: string, mail: z.output<typeof EmailBodySchema>): Promise<Added> =>
      changeInquiry(db, async (parts) => {
        const isNew = await answerInquiry(parts, outbox, by, { ...mail, inquiry })
        return settle(await findInquiry(parts, inquiry), mail.id, isNew)
      }),

    /** @throws ServiceError `not_found` or `changed`. */
    erase: (by: string, { id, version }: Seen): Promise<void> =>
      changeInquiry(db, async (parts) => {
        const found = await findLockedInquiry(parts, id)
        if (found.version !== version) throw outdated()
        await deleteInquiry(parts, found, by)
      }),
  }
}

/** @throws ServiceError when something was added before, to another inquiry, by the same id. */
function settle(inquiry: Inquiry, event: string, isNew: boolean): Added {
  if (isNew || inquiry.events.some(({ id }) => id === event)) return { inquiry, isNew }
  throw new ServiceError('bad_request', 'id: this one is taken. Make a new one and send it again.')
}

const invalidAssignee = (address: string) =>
  new ServiceError('bad_request', `assignee: ${address} can’t manage inquiries. Choose someone who can.`)

const outdated = () =>
  new ServiceError('changed', 'This inquiry was changed meanwhile. Look at it again, then decide.')

const plain = ({ before, after }: { before: InquiryChange; after: InquiryChange }) => ({
  before: { ...before },
  after: { ...after },
})
