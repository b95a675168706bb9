import type { EntrySummary } from '../../../../contract/entry'
import { mayDo } from '../../../../contract/entry-rules'
import type { Role } from '../../../../contract/permissions'
import { trashDays } from '../../../../contract/retention'
import { toRuleSubject } from '../explain-read-only'
import type { KindWords } from '../kind-words'
import { describeStatus } from '../workflow/status-chip'

export type BulkAction = 'publish' | 'unpublish' | 'remove'

interface BulkPlan {
  /** Entries that can be changed. */
  targets: readonly EntrySummary[]
  /** The others, each with its status, e.g. "“Tides”: Published". */
  leftOut: readonly string[]
  /** Said instead of the question where no entry can be changed. */
  nothing: string
  /** A question, e.g. "Publish 3 articles?". */
  question: string
  /** What happens then. */
  consequence: string
  /** Label of the button that does it. */
  label: string
  /** What is said afterwards about so many. */
  done: (count: number) => string
}

/** What an action would do to several entries. */
export function planBulk(
  action: BulkAction,
  entries: readonly EntrySummary[],
  caller: { email: string; roles: readonly Role[] },
  words: KindWords,
): BulkPlan {
  const targets = entries.filter((entry) => mayDo(action, toRuleSubject(entry), caller))
  const count = (number: number) => `${number} ${number === 1 ? words.one : words.many}`
  const those = count(targets.length)
  const plan = {
    publish: {
      nothing: 'Nothing to publish',
      question: `Publish ${those}?`,
      consequence:
        'Each goes live at its URL right away. Lists, search and the feed update after the next build.',
      label: `Publish ${those}`,
      done: (number: number) => `${count(number)} published`,
    },
    unpublish: {
      nothing: 'Nothing to unpublish',
      question: `Unpublish ${those}?`,
      consequence:
        'After the next build, each URL shows a “page not found” page. The text stays here, and you can publish it again.',
      label: `Unpublish ${those}`,
      done: (number: number) => `Unpublishing ${count(number)}`,
    },
    remove: {
      nothing: 'Nothing to move to the trash',
      question: `Move ${those} to the trash?`,
      consequence: `What is in the trash can be restored for ${trashDays} days. Then it’s deleted permanently, with its version history.`,
      label: `Move ${those} to trash`,
      done: (number: number) => `${count(number)} moved to the trash`,
    },
  }[action]
  const leftOut = entries
    .filter((entry) => !targets.includes(entry))
    .map((entry) => `“${entry.title || words.untitled}”: ${statusOf(entry)}`)
  return { ...plan, targets, leftOut }
}

function statusOf(entry: EntrySummary): string {
  const { title, detail } = describeStatus(entry)
  return detail === undefined ? title : `${title}, ${detail}`
}
