import type { Entry } from '../../../../contract/entry'
import { publicHref } from '../../../config/entry-links'
import { kindTitles } from '../../../config/entry-titles'
import { formatDate } from '../../../lib/format-date'
import { formatMoment } from '../../../lib/format-moment'
import { isOpen } from '../../../lib/is-open'
import type { BarAction } from './plan-actions'

/** What is asked before something is done. */
export interface Question {
  title: string
  /** What will happen, a sentence each. */
  sentences: string[]
  /** What the button says. */
  yes: string
  /** Whether it can't be done while something is missing. */
  needsAll: boolean
}

/** Actions that are confirmed by a yes alone; the others ask for a text or a time. */
export type PlainAction = Exclude<BarAction, 'request-changes' | 'schedule' | 'withdraw' | 'unschedule'>

/** What will happen, in words, before it does. @param today As YYYY-MM-DD. */
export function planQuestion(action: PlainAction, entry: Entry, today: string): Question {
  const noun = kindTitles[entry.kind].toLowerCase()
  const address = publicHref(entry.kind, entry.live?.slug ?? entry.slug)
  switch (action) {
    case 'publish':
      return planPublish(entry, noun, today)
    case 'submit':
      return {
        title: 'Submit for review?',
        sentences: [
          'An admin reads it, then publishes it or asks you for changes.',
          'Until then it can’t be changed. You can take it back at any time.',
        ],
        yes: 'Submit',
        needsAll: true,
      }
    case 'unpublish':
      return {
        title: `Take this ${noun} off the site?`,
        sentences: [
          `Once the site is built without it, visitors to ${address} read that there is no such page; lists, search and feed no longer show it.`,
          'The text stays here and can be published again.',
        ],
        yes: 'Take off the site',
        needsAll: false,
      }
    case 'remove':
      return {
        title: entry.title === '' ? `Remove this ${noun}?` : `Remove “${entry.title}”?`,
        sentences: [
          `The ${noun} and all its revisions are deleted. This can’t be undone.`,
          'Visitors do not see it, so nothing changes for them.',
        ],
        yes: 'Remove for good',
        needsAll: false,
      }
    default:
      return planOpening(action, address)
  }
}

function planOpening(action: 'fill' | 'close' | 'reopen', address: string): Question {
  if (action === 'reopen')
    return {
      title: 'Open this position again?',
      sentences: [`One can apply again at ${address}; the list of openings shows it once the site is built.`],
      yes: 'Open again',
      needsAll: false,
    }
  const filled = action === 'fill'
  return {
    title: filled ? 'Mark this position as filled?' : 'Close this position?',
    sentences: [
      'From now on nobody can apply, also on a page that is open already.',
      `${address} says that the position is ${filled ? 'filled' : 'closed'}, and the list of openings no longer shows it, once the site is built.`,
    ],
    yes: filled ? 'Mark as filled' : 'Close it',
    needsAll: false,
  }
}

function planPublish(entry: Entry, noun: string, today: string): Question {
  const sentences = [
    ...describeAddress(entry),
    ...describeOpening(entry, today),
    ...(entry.publishAt
      ? [`It was to go out on ${formatMoment(entry.publishAt)}; it goes out now instead.`]
      : []),
    'It can be read at its address at once; lists, search and feed follow when the site is built.',
  ]
  const title = entry.live ? 'Publish the changes?' : `Publish this ${noun}?`
  return { title, sentences, yes: entry.publishAt ? 'Publish now' : 'Publish', needsAll: true }
}

/** Where it will be read, and what becomes of the address it had. */
export function describeAddress({ kind, slug, live }: Pick<Entry, 'kind' | 'slug' | 'live'>): string[] {
  if (slug === '') return []
  const address = publicHref(kind, slug)
  if (live === null) return [`Visitors will read it at ${address}.`]
  if (live.slug === slug) return [`It takes the place of what visitors read at ${address} now.`]
  const old = publicHref(kind, live.slug)
  return [`It moves from ${old} to ${address}. Whoever opens the old address is led to the new one.`]
}

function describeOpening({ content }: Entry, today: string): string[] {
  if (content.kind !== 'job') return []
  const { status = 'open', closes } = content.fields
  if (status !== 'open') return [`It goes out as ${status}: nobody can apply.`]
  if (!isOpen({ status, closes }, today))
    return [`Its last day to apply, ${formatDate(closes ?? '')}, is over: nobody can apply.`]
  return closes ? [`One can apply until ${formatDate(closes)}.`] : []
}
