import { isFixed, isSetting } from '../../../../contract/content/kinds'
import type { Entry, EntryState } from '../../../../contract/entry'
import { actionsFor, type EntryCaller } from '../../../../contract/entry-rules'
import { trashDays } from '../../../../contract/retention'
import { ApiError } from '../../../client/api-error'
import { entryActions, type StatusAction, publicHref, kindTitles } from '../../../config/entries'
import { formatDate } from '../../../lib/format-date'
import { formatMoment } from '../../../lib/format-moment'
import { isOpen } from '../../../lib/is-open'
import { toRuleSubject } from '../explain-read-only'

export interface PlannedAction {
  action: StatusAction
  label: string
  /** Whether a dialog opens first, to confirm the action or to ask for more. */
  asks: boolean
}

interface PlannedActions {
  /** The likeliest action; undefined if none stands out. */
  main: PlannedAction | undefined
  more: PlannedAction[]
}

/** Actions that can be the main button, the likeliest first. */
const likeliest: readonly StatusAction[] = ['publish', 'submit', 'withdraw', 'reopen']
/** The order of the menu, with destructive actions at the end. */
const menuOrder: readonly StatusAction[] = [
  'publish',
  'request-changes',
  'submit',
  'schedule',
  'withdraw',
  'unschedule',
  'reopen',
  'fill',
  'close',
  'unpublish',
  'return-to-file',
  'remove',
]
/** Actions without a dialog: they are easy to undo and change nothing for visitors. */
const immediate: readonly StatusAction[] = ['withdraw', 'unschedule']

/** What this person can do with the entry now: the main button and a menu. */
export function planActions(entry: Entry, caller: EntryCaller): PlannedActions {
  const allowed = actionsFor(toRuleSubject(entry), caller)
  const planned = menuOrder
    .filter((action) => allowed.includes(action))
    .map((action) => ({ action, label: labelOf(action, entry), asks: !immediate.includes(action) }))
  const main = likeliest
    .map((action) => planned.find((one) => one.action === action))
    .find((one) => one !== undefined)
  return { main, more: planned.filter((one) => one !== main) }
}

function labelOf(action: StatusAction, { state, live }: Entry): string {
  if (action === 'publish' && state === 'scheduled') return 'Publish now'
  if (action === 'schedule') return scheduleLabel(state)
  return action === 'publish' && live ? 'Publish changes' : entryActions[action].label
}

/** A scheduled entry gets another time. */
export const scheduleLabel = (state: EntryState): string =>
  state === 'scheduled' ? 'Reschedule' : entryActions.schedule.label

/** What a dialog says before an action. */
interface Confirmation {
  title: string
  /** What will happen, a sentence each. */
  sentences: string[]
  /** Label of the button that confirms. */
  confirmLabel: string
  /** Whether nothing required may be missing. */
  needsAll: boolean
}

/** Actions that only need a confirmation; the others ask for a comment or a time, or need none. */
export type ConfirmedAction = Exclude<
  StatusAction,
  'request-changes' | 'schedule' | 'withdraw' | 'unschedule'
>

/** Says what an action will do. @param today As YYYY-MM-DD. */
export function planConfirmation(action: ConfirmedAction, entry: Entry, today: string): Confirmation {
  const noun = kindTitles[entry.kind].toLowerCase()
  const url = publicHref(entry.kind, entry.live?.slug ?? entry.slug)
  const { label: confirmLabel } = entryActions[action]
  switch (action) {
    case 'publish':
      return planPublish(entry, noun, today)
    case 'submit':
      return {
        title: 'Submit for review?',
        sentences: [
          'An admin will publish it or request changes.',
          'You can’t edit it while it’s in review. You can withdraw it at any time.',
        ],
        confirmLabel,
        needsAll: true,
      }
    case 'unpublish':
      return {
        title: `Unpublish this ${noun}?`,
        sentences: [
          `After the next build, ${url} will show a “page not found” page, and lists, search and the feed won’t include it.`,
          'The text stays here, and you can publish it again.',
        ],
        confirmLabel,
        needsAll: false,
      }
    case 'return-to-file':
      return planReturn(entry)
    case 'remove':
      return {
        title: entry.title === '' ? `Move this ${noun} to the trash?` : `Move “${entry.title}” to the trash?`,
        sentences: [
          `You can restore it within ${trashDays} days. Then it is deleted permanently, with its version history.`,
          'It isn’t published, so nothing changes on the site.',
        ],
        confirmLabel,
        needsAll: false,
      }
    case 'reopen':
      return {
        title: 'Reopen this job?',
        sentences: [`People can apply at ${url} again. It returns to the jobs list after the next build.`],
        confirmLabel,
        needsAll: false,
      }
    case 'fill':
    case 'close': {
      const status = action === 'fill' ? 'filled' : 'closed'
      return {
        title: action === 'fill' ? 'Mark this job as filled?' : 'Close this job?',
        sentences: [
          'People can no longer apply, even if they have the page open already.',
          `After the next build, ${url} says that the job is ${status}, and the jobs list no longer shows it.`,
        ],
        confirmLabel,
        needsAll: false,
      }
    }
  }
}

function planPublish(entry: Entry, noun: string, today: string): Confirmation {
  const sentences = [
    ...describeUrl(entry),
    ...describeApplications(entry, today),
    ...(entry.publishAt
      ? [`It’s scheduled for ${formatMoment(entry.publishAt)}. It will be published now instead.`]
      : []),
    isFixed(entry.kind)
      ? 'Visitors see it after the next build.'
      : 'It goes live at its URL right away. Lists, search and the feed update after the next build.',
  ]
  const title = entry.live
    ? 'Publish the changes?'
    : `Publish ${isSetting(entry.kind) ? 'the' : 'this'} ${noun}?`
  return { title, sentences, confirmLabel: entry.publishAt ? 'Publish now' : 'Publish', needsAll: true }
}

/** What returning to the file brings back, and what is lost to visitors. */
function planReturn({ kind, source, live, title }: Entry): Confirmation {
  const { file, isReplaced } = source ?? { file: 'the file', isReplaced: false }
  const isMoved = live && source && !isFixed(kind) && !file.endsWith(`/${live.slug}.md`)
  const moved = isMoved ? publicHref(kind, live.slug) : undefined
  return {
    title: isSetting(kind) ? `Return to ${file}?` : `Return the page to ${file}?`,
    sentences: [
      isReplaced
        ? `After the next build, the site uses ${file} again, without any of the changes made here.`
        : `The site keeps using ${file}. The changes made here were never published.`,
      ...(moved === undefined ? [] : [`The page at ${moved} is removed.`]),
      `${title === '' ? 'This version' : `“${title}”`} moves to the trash with its version history. You can restore it within ${trashDays} days.`,
    ],
    confirmLabel: entryActions['return-to-file'].label,
    needsAll: false,
  }
}

/** Where it will be published, and what happens to its old URL. */
export function describeUrl({ kind, slug, live }: Pick<Entry, 'kind' | 'slug' | 'live'>): string[] {
  if (slug === '' || isSetting(kind)) return []
  const url = publicHref(kind, slug)
  if (live === null) return [`It will be published at ${url}.`]
  if (live.slug === slug) return [`This replaces the version that is live at ${url}.`]
  const old = publicHref(kind, live.slug)
  return [`The URL changes from ${old} to ${url}. The old URL will redirect to the new one.`]
}

function describeApplications({ content }: Entry, today: string): string[] {
  if (content.kind !== 'job') return []
  const { status = 'open', closes } = content.fields
  if (status !== 'open') return [`It will be published as ${status}, so people can’t apply.`]
  if (!isOpen({ status, closes }, today))
    return [`The application deadline (${formatDate(closes ?? '')}) has passed, so people can’t apply.`]
  return closes ? [`Applications close on ${formatDate(closes)}.`] : []
}

/** An action with what it needs; the version is added when it is sent. */
export type ActionInput =
  | { action: Exclude<StatusAction, 'request-changes' | 'schedule' | 'remove'> }
  | { action: 'remove' }
  | { action: 'request-changes'; note: string }
  | { action: 'schedule'; publishAt: string }

/** Text of the toast after an action. */
export function describeDone(input: ActionInput, { kind, title, author }: Entry): string {
  const name = title === '' ? `The ${kindTitles[kind].toLowerCase()}` : `“${title}”`
  switch (input.action) {
    case 'submit':
      return `${name} is submitted for review`
    case 'withdraw':
      return `${name} is withdrawn from review. You can edit it again.`
    case 'request-changes':
      return `Changes requested from ${author}`
    case 'publish':
      return `${name} is published`
    case 'schedule':
      return `${name} is scheduled for ${formatMoment(input.publishAt)}`
    case 'unschedule':
      return `${name} is no longer scheduled`
    case 'unpublish':
      return `Unpublishing ${name}`
    case 'fill':
      return `${name} is marked as filled. Applications are closed.`
    case 'close':
      return `${name} is closed. People can no longer apply.`
    case 'reopen':
      return `${name} is open again. People can apply.`
    case 'return-to-file':
      return `${name} is in the trash for ${trashDays} days. The page comes from the file again.`
    case 'remove':
      return `${name} is in the trash for ${trashDays} days`
  }
}

interface ActionError {
  text: string
  /** Whether the entry has changed, so that it should be loaded before another try. */
  isOutdated: boolean
}

/** Why an action failed, and what to do next. */
export function explainActionError(error: Error): ActionError {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'changed')
    return { text: 'Someone else changed this. Review the latest version and try again.', isOutdated: true }
  if (code === 'not_found')
    return { text: 'Someone deleted this. Copy any text you still need.', isOutdated: false }
  const isOutdated = code === 'not_now' || code === 'not_ready'
  return { text: `That didn’t work. ${error.message}`, isOutdated }
}
