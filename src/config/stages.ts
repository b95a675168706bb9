import type { Stage } from '../../contract/applicant'

/** The stages of an application in their order: what "on" and "back" mean. */
export const stages = [
  'new',
  'screening',
  'interview',
  'offer',
  'hired',
  'rejected',
] as const satisfies readonly Stage[]

/** What people call each stage. */
export const stageTitles: Readonly<Record<Stage, string>> = {
  new: 'New',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
}
