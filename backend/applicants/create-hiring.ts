import type { z } from 'zod'
import type { Applicant, changeApplicants as changing } from '../../contract/applicant'
import type { EmailBodySchema, NoteBodySchema } from '../../contract/triage'
import type { Conversations } from '../conversations/conversation-options'
import { ServiceError } from '../errors/service-error'
import { changeApplicants, hiringParts } from './change-applicants'
import { decide, type Seen, type Wish } from './decide'
import { deleteApplicant } from './erase-applicant'
import { exportPerson } from './export-person'
import { describeApplicant, gone, lockApplicant } from './find-applicant'
import { assertRetentionDate } from './assert-retention-date'
import { removeCv } from './remove-cv'

type Outcomes = z.output<(typeof changing)['responses'][200]>
interface Written {
  applicant: Applicant
  /** Whether it was not there before. */
  isNew: boolean
}

/** Reads and decides about applicants; each change is written down in its own transaction. */
export function createHiring({ db, files, outbox, clock }: Conversations) {
  const parts = hiringParts(db)

  return {
    list: parts.list,

    /** @throws ServiceError `not_found`. */
    get: (id: string): Promise<Applicant> => describeApplicant(parts, id),

    /** Each ends on its own. @throws ServiceError `bad_request` for a day that can't be kept. */
    async change(by: string, items: readonly Seen[], wish: Wish): Promise<Outcomes> {
      assertRetentionDate(wish.retainUntil, clock.today())
      return changeApplicants(db, async (trx) => {
        // one that is named twice is decided about once
        const seen = new Map(items.map((item) => [item.id, item]))
        const locked = await trx.applicants.lock([...seen.keys()])
        const outcomes = []
        for (const { id, version } of seen.values()) {
          const applicant = locked.find((one) => one.id === id)
          outcomes.push({ id, outcome: await decide(trx, { applicant, version }, { by, wish }) })
        }
        const now = await trx.list.listThese([...seen.keys()])
        return {
          data: outcomes.map((one) => ({ ...one, item: now.find(({ id }) => id === one.id) ?? null })),
        }
      })
    },

    /** @throws ServiceError `not_found`. */
    addNote: (by: string, id: string, note: z.output<typeof NoteBodySchema>): Promise<Written> =>
      changeApplicants(db, async (trx) => {
        await lockApplicant(trx, id)
        const isNew = await trx.events.add({ applicant: id }, { by, kind: 'note', ...note })
        return { applicant: await describeApplicant(trx, id), isNew }
      }),

    /** Writes a mail, to be sent later. @throws ServiceError `not_found`. */
    write: (by: string, id: string, mail: z.output<typeof EmailBodySchema>): Promise<Written> =>
      changeApplicants(db, async (trx) => {
        const { email, reference, stage } = await lockApplicant(trx, id)
        const wish = { ...mail, kind: 'applicant', to: email, by, applicantId: id } as const
        const isNew = await outbox.add(trx.db, wish)
        if (isNew) {
          const text = `${mail.subject}\n\n${mail.text}`
          await trx.events.add({ applicant: id }, { id: mail.id, by, kind: 'email', text })
          const entry = { actor: by, action: 'applicant.emailed', subject: reference } as const
          await trx.audit.add({ ...entry, before: null, after: { stage } })
        }
        return { applicant: await describeApplicant(trx, id), isNew }
      }),

    /** @throws ServiceError `not_found`, or `file_missing` when the store has lost it. */
    async readCv(id: string) {
      const applicant = await parts.applicants.find(id)
      if (!applicant) throw gone()
      if (!applicant.cv || applicant.cvId === null)
        throw new ServiceError('not_found', 'No CV came with this application. Ask for it by mail.')
      return { ...applicant.cv, content: await files.read(applicant.cvId) }
    },

    /** @throws ServiceError `not_found`. */
    export: (by: string, id: string) => exportPerson({ db, files, now: clock.now }, id, by),

    /** @throws ServiceError `not_found` or `changed`. */
    async erase(by: string, { id, version }: Seen): Promise<void> {
      const cvId = await changeApplicants(db, async (trx) => {
        const applicant = await lockApplicant(trx, id)
        if (applicant.version !== version) throw outdated()
        return deleteApplicant(trx, applicant, by)
      })
      if (cvId !== null) await removeCv({ db, files }, cvId)
    },
  }
}

const outdated = () =>
  new ServiceError('changed', 'This application was changed meanwhile. Look at it again, then decide.')
