import type { z } from 'zod'
import type { ApplicantSummary, changeApplicants as endpoint } from '../../contract/applicant'
import type { NewTriageEvent } from '../repositories/triage-events-repository'
import type { ApplicantDecision } from '../repositories/applicants-repository'
import type { HiringParts } from './change-applicants'

type Body = z.output<(typeof endpoint)['request']['body']>
export type Wish = Omit<Body, 'items'>
type Outcome = z.output<(typeof endpoint)['responses'][200]>['data'][number]['outcome']

/** An applicant as the caller last saw it. */
export interface Seen {
  id: string
  version: number
}

/**
 * Makes a wish true of one applicant, and writes down what changed. What is true already is done: a call that is
 * repeated because its answer was lost ends as the first one did.
 *
 * @param applicant Locked; undefined: it is gone.
 */
export async function decide(
  parts: HiringParts,
  { applicant, version }: { applicant: ApplicantSummary | undefined; version: number },
  { by, wish }: { by: string; wish: Wish },
): Promise<Outcome> {
  if (!applicant) return 'not_found'
  const before = decisionOf(applicant)
  const after = applied(before, wish)
  const changed = keysOf(before).filter((key) => before[key] !== after[key])
  if (changed.length === 0) return 'done'
  if (applicant.version !== version) return 'changed'
  await parts.applicants.change(applicant.id, after)
  for (const event of eventsOf(before, after))
    await parts.events.add({ applicant: applicant.id }, { by, ...event })
  await parts.audit.add({
    actor: by,
    action: 'applicant.changed',
    subject: applicant.reference,
    before: pick(before, changed),
    after: pick(after, changed),
  })
  return 'done'
}

function eventsOf(before: ApplicantDecision, after: ApplicantDecision): Omit<NewTriageEvent, 'by'>[] {
  const event = (kind: NewTriageEvent['kind'], from: string | number, to: string | number) =>
    from === to ? [] : [{ kind, text: String(to), before: String(from) }]
  return [
    ...event('state', placeOf(before), placeOf(after)),
    ...event('rating', before.rating, after.rating),
    ...event('retention', before.retainUntil, after.retainUntil),
  ]
}

/** For the history: what looks like spam is at no stage. */
const placeOf = ({ isSpam, stage }: ApplicantDecision) => (isSpam ? 'spam' : stage)

const decisionOf = ({ stage, rating, retainUntil, isSpam }: ApplicantDecision): ApplicantDecision => ({
  ...{ stage, rating, retainUntil, isSpam },
})

function applied(before: ApplicantDecision, wish: Wish): ApplicantDecision {
  const { stage = before.stage, rating = before.rating } = wish
  const { retainUntil = before.retainUntil, isSpam = before.isSpam } = wish
  return { stage, rating, retainUntil, isSpam }
}

const keysOf = (decision: ApplicantDecision) => Object.keys(decision) as (keyof ApplicantDecision)[]
const pick = (decision: ApplicantDecision, keys: readonly (keyof ApplicantDecision)[]) =>
  Object.fromEntries(keys.map((key) => [key, decision[key]]))
