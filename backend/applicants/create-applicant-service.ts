import type { z } from 'zod'
import type { Applicant, ApplicantSummary, changeApplicants } from '../../contract/applicant'
import type { Clock } from '../clock'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import { ServiceError } from '../errors/service-error'
import type { FileStore } from '../files/file-store'
import type { ApplicantChange } from '../repositories/applicants-repository'
import { createRepositories, type Repositories } from '../repositories/create-repositories'
import type { NewTriageEvent } from '../repositories/triage-events-repository'
import { addEmail, addNote, type EmailInput, type NoteInput } from '../triage/add-message'
import { changeEach, type Seen } from '../triage/change-each'
import { deleteApplicant, removeCv } from './delete-applicant'
import { applicantNotFound, exportPerson } from './export-person'

export interface ApplicantServiceOptions {
  db: Db
  files: FileStore
  outbox: Outbox
  clock: Clock
}

/** An applicant after a note or email was added; `isNew`: by this call. */
interface Added {
  applicant: Applicant
  isNew: boolean
}

/** Reads and changes applicants; each change is audited in its transaction. */
export function createApplicantService({ db, files, outbox, clock }: ApplicantServiceOptions) {
  const repositories = createRepositories(db)

  return {
    /** @throws ServiceError `not_found`. */
    get: (id: string): Promise<Applicant> => describe(repositories, id),

    /** @throws ServiceError `bad_request` for a retention date that isn't allowed. */
    async change(by: string, items: readonly Seen[], input: ApplicantInput) {
      assertRetentionDate(input.retainUntil, clock.today())
      return changeEach(db, items, {
        lock: ({ applicants }, ids) => applicants.lock(ids),
        isDone: (applicant) => Object.keys(differenceOf(applicant, input)).length === 0,
        apply: (repos, applicant) => changeApplicant(repos, by, applicant, differenceOf(applicant, input)),
        load: ({ applicantList }, ids) => applicantList.findAll(ids),
      })
    },

    /** @throws ServiceError `not_found`, or `bad_request` for the id of another applicant's note. */
    addNote: (by: string, id: string, note: NoteInput): Promise<Added> =>
      inTransaction(db, async (repos) => {
        const { reference } = await lock(repos, id)
        const isNew = await addNote(repos, { subject: { applicant: id }, reference, by }, note)
        return { applicant: await describe(repos, id), isNew }
      }),

    /** @throws ServiceError `not_found`, or `bad_request` for the id of another applicant's email. */
    sendEmail: (by: string, id: string, { subject, text, ...email }: EmailInput): Promise<Added> =>
      inTransaction(db, async (repos) => {
        const { email: to, reference, stage } = await lock(repos, id)
        const message = { ...email, kind: 'applicant', to, subject, text } as const
        const record = { subject: { applicant: id }, by }
        const isNew = await addEmail(repos, outbox, record, { ...message, shown: `${subject}\n\n${text}` })
        if (isNew)
          await repos.audit.add({
            actor: by,
            action: 'applicant.emailed',
            subject: { reference },
            before: null,
            after: { stage },
          })
        return { applicant: await describe(repos, id), isNew }
      }),

    /** @throws ServiceError `not_found`, or `file_missing` if the store has lost it. */
    async readCv(id: string) {
      const applicant = await repositories.applicants.find(id)
      if (!applicant) throw applicantNotFound()
      const { cv, cvId, reference } = applicant
      if (!cv || cvId === null) throw new ServiceError('not_found', 'This application has no CV.')
      return { reference, ...cv, content: await files.read(cvId) }
    },

    /** @throws ServiceError `not_found`. */
    export: (by: string, id: string) => exportPerson({ db, files, now: clock.now }, id, by),

    /** @throws ServiceError `not_found` or `changed`. */
    async delete(by: string, { id, version }: Seen): Promise<void> {
      const cvId = await inTransaction(db, async (repos) => {
        const applicant = await lock(repos, id)
        if (applicant.version !== version)
          throw new ServiceError('changed', 'Someone else changed this application. Review it and try again.')
        return deleteApplicant(repos, applicant, by)
      })
      if (cvId !== null) await removeCv({ db, files }, cvId)
    },
  }
}

/** An applicant with timeline and other applications. @throws ServiceError `not_found`. */
async function describe({ applicants, events, applicantList }: Repositories, id: string): Promise<Applicant> {
  const found = await applicants.find(id)
  if (!found) throw applicantNotFound()
  const { cvId: _cvId, ...applicant } = found
  return {
    ...applicant,
    others: await applicantList.listOthers(applicant),
    events: await events.list({ applicant: id }),
  }
}

/** Others wait until the end of the transaction. @throws ServiceError `not_found`. */
async function lock({ applicants }: Repositories, id: string): Promise<ApplicantSummary> {
  const [found] = await applicants.lock([id])
  if (!found) throw applicantNotFound()
  return found
}

const maxYears = 10

/**
 * @param day As "2026-11-21".
 * @throws ServiceError `bad_request` unless the day is in the future, and at most ten years away: today or before, the
 * application would be deleted at once.
 */
function assertRetentionDate(day: string | undefined, today: string): void {
  const latest = `${Number(today.slice(0, 4)) + maxYears}${today.slice(4)}`
  if (day === undefined || (day > today && day <= latest)) return
  throw new ServiceError(
    'bad_request',
    `retainUntil: choose a day after today, at most ${maxYears} years away. To delete the application now, delete it.`,
  )
}

type ApplicantInput = Omit<z.output<(typeof changeApplicants)['request']['body']>, 'items'>

const keys = ['stage', 'rating', 'retainUntil', 'isSpam'] as const

/** The values of the input that the applicant doesn't have yet. */
const differenceOf = (applicant: ApplicantSummary, input: ApplicantInput): ApplicantChange =>
  Object.fromEntries(
    keys.flatMap((key) =>
      input[key] === undefined || input[key] === applicant[key] ? [] : [[key, input[key]]],
    ),
  )

/** Changes a locked applicant, with timeline and audit. */
async function changeApplicant(
  { applicants, events, audit }: Repositories,
  by: string,
  applicant: ApplicantSummary,
  change: ApplicantChange,
): Promise<void> {
  await applicants.change(applicant.id, change)
  for (const event of eventsOf(applicant, { ...applicant, ...change }))
    await events.add({ applicant: applicant.id }, { by, ...event })
  await audit.add({
    actor: by,
    action: 'applicant.changed',
    subject: { reference: applicant.reference },
    before: Object.fromEntries(
      Object.keys(change).map((key) => [key, applicant[key as keyof typeof change]]),
    ),
    after: { ...change },
  })
}

function eventsOf(before: ApplicantSummary, after: ApplicantSummary): Omit<NewTriageEvent, 'by'>[] {
  const event = (kind: NewTriageEvent['kind'], from: string | number, to: string | number) =>
    from === to ? [] : [{ kind, text: String(to), before: String(from) }]
  return [
    ...event('state', stageOrSpam(before), stageOrSpam(after)),
    ...event('rating', before.rating, after.rating),
    ...event('retention', before.retainUntil, after.retainUntil),
  ]
}

/** The timeline shows spam as a stage. */
const stageOrSpam = ({ isSpam, stage }: ApplicantSummary) => (isSpam ? 'spam' : stage)
