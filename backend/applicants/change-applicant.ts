import type { z } from 'zod'
import type { ApplicantSummary, changeApplicants } from '../../contract/applicant'
import type { ApplicantChange } from '../repositories/applicants-repository'
import type { Repositories } from '../repositories/create-repositories'
import type { NewTriageEvent } from '../repositories/triage-events-repository'

export type ApplicantInput = Omit<z.output<(typeof changeApplicants)['request']['body']>, 'items'>

const keys = ['stage', 'rating', 'retainUntil', 'isSpam'] as const

/** The values of the input that the applicant doesn't have yet. */
export const differenceOf = (applicant: ApplicantSummary, input: ApplicantInput): ApplicantChange =>
  Object.fromEntries(
    keys.flatMap((key) =>
      input[key] === undefined || input[key] === applicant[key] ? [] : [[key, input[key]]],
    ),
  )

/** Changes a locked applicant, with timeline and audit. */
export async function changeApplicant(
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
    subject: applicant.reference,
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
