import type { ApplicantSummary, Stage } from '../../../contract/applicant'
import { stageTitles } from '../../config/stages'
import type { EventWords } from '../../config/triage'
import { formatDate } from '../../lib/format-date'
import { latestFirst } from './board/use-board'

/** A change of applicants; missing fields stay the same. */
export type ApplicantChange = Partial<Pick<ApplicantSummary, 'stage' | 'rating' | 'retainUntil' | 'isSpam'>>

interface Column {
  items: readonly ApplicantSummary[]
  total: number
}

/** Where in a column a card lands, e.g. "3 of 7". @param column As it is before the move. */
function describePosition(item: ApplicantSummary, { items, total }: Column): string {
  const others = items.filter(({ id }) => id !== item.id)
  const position = [...others, item].toSorted(latestFirst).findIndex(({ id }) => id === item.id) + 1
  return `${position} of ${total - items.length + others.length + 1}`
}

/** Describes a move, also for screen readers. @param target The column it goes to; undefined in the table. */
export function describeMove(
  items: readonly ApplicantSummary[],
  stage: Stage,
  target: Column | undefined,
): string {
  const [first] = items
  const to = stageTitles[stage]
  if (items.length !== 1 || !first) return `${items.length} applications moved to ${to}.`
  const position = target ? `, ${describePosition(first, target)}` : ''
  return `${first.name} moved from ${stageTitles[first.stage]} to ${to}${position}.`
}

/** Describes any other change. */
export function describeChange(items: readonly ApplicantSummary[], change: ApplicantChange): string {
  const [first] = items
  const who = items.length === 1 && first ? first.name : `${items.length} applications`
  if (change.isSpam !== undefined)
    return `${who}: ${change.isSpam ? 'marked as spam' : 'marked as not spam'}.`
  if (change.retainUntil !== undefined)
    return `${who}: deletion date set to ${formatDate(change.retainUntil)}.`
  return change.rating === 0 ? `${who}: rating cleared.` : `${who}: rated ${change.rating} of 5.`
}

/** The timeline’s words for applicants. */
export const eventWords: EventWords = {
  sender: 'The applicant',
  sent: 'applied',
  emailed: 'emailed the applicant',
  changed: (to, from) => {
    if (to === 'spam') return 'marked the application as spam'
    if (from === 'spam') return 'marked the application as not spam'
    return `moved the application from ${titleOf(from ?? '')} to ${titleOf(to)}`
  },
}

const titleOf = (stage: string): string =>
  Object.hasOwn(stageTitles, stage) ? stageTitles[stage as Stage] : stage
