import type { ApplicantSummary, Stage } from '../../../contract/applicant'
import { formatDate } from '../../lib/format-date'
import { stageTitles } from '../../config/stages'
import type { ApplicantChange } from './use-applicant-changes'
import { latestFirst } from './use-board'

/** Where a card lands, e.g. "3 of 7". @param column The column before the move. */
export function describePlace(
  item: ApplicantSummary,
  column: readonly ApplicantSummary[],
  total: number,
): string {
  const others = column.filter(({ id }) => id !== item.id)
  const place = [...others, item].toSorted(latestFirst).findIndex(({ id }) => id === item.id) + 1
  return `${place} of ${total - column.length + others.length + 1}`
}

interface Target {
  items: readonly ApplicantSummary[]
  total: number
}

/** A move in words, for eyes and screen readers. @param target The column it goes to; undefined beside the board. */
export function describeMove(
  items: readonly ApplicantSummary[],
  stage: Stage,
  target: Target | undefined,
): string {
  const [first] = items
  const to = stageTitles[stage].toLowerCase()
  if (items.length !== 1 || !first) return `${items.length} applications moved to ${to}.`
  const place = target ? `, ${describePlace(first, target.items, target.total)}` : ''
  return `${first.name} moved from ${stageTitles[first.stage].toLowerCase()} to ${to}${place}.`
}

/** Any other decision in words. */
export function describeDecision(items: readonly ApplicantSummary[], change: ApplicantChange): string {
  const [first] = items
  const who = items.length === 1 && first ? first.name : `${items.length} applications`
  if (change.isSpam !== undefined) return `${who} ${change.isSpam ? 'marked as spam' : 'taken out of spam'}.`
  if (change.retainUntil !== undefined) return `${who} kept until ${formatDate(change.retainUntil)}.`
  return change.rating === 0 ? `${who}: rating taken away.` : `${who} rated ${change.rating} of 5.`
}
