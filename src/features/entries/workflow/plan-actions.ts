import type { Role } from '../../../../contract/permissions'
import type { Entry } from '../../../../contract/entry'
import { actionsFor, type EntryAction } from '../../../../contract/entry-rules'

/** Everything that is done from the bar; writing itself is not. */
export type BarAction = Exclude<EntryAction, 'edit'>

export interface PlannedAction {
  action: BarAction
  title: string
  /** Whether a box opens first, with what will happen or what is still to be said. */
  asks: boolean
}

export interface PlannedActions {
  /** What one most likely came for; undefined where nothing stands out. */
  main: PlannedAction | undefined
  more: PlannedAction[]
}

/** What may stand out as the one button, the likeliest first. */
const likeliest: readonly BarAction[] = ['publish', 'submit', 'withdraw', 'reopen']
/** The order of the menu; what takes something away comes last. */
const inOrder: readonly BarAction[] = [
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
  'remove',
]
/** What can be taken back at once and shows visitors nothing is done without asking. */
const atOnce: readonly BarAction[] = ['withdraw', 'unschedule']

/** What this person can do to the entry now: one button and a menu. */
export function planActions(entry: Entry, caller: { email: string; role: Role }): PlannedActions {
  const { kind, state, author, live } = entry
  const isLive = live !== null
  const allowed = actionsFor({ kind, state, author, isLive, opening: live?.opening ?? undefined }, caller)
  const planned = inOrder
    .filter((action) => allowed.includes(action))
    .map((action) => ({ action, title: titleOf(action, entry), asks: !atOnce.includes(action) }))
  const main = likeliest
    .map((action) => planned.find((one) => one.action === action))
    .find((one) => one !== undefined)
  return { main, more: planned.filter((one) => one !== main) }
}

function titleOf(action: BarAction, { state, live }: Entry): string {
  if (action !== 'publish') return titles[action]
  if (state === 'scheduled') return 'Publish now'
  return live ? 'Publish the changes' : 'Publish'
}

const titles: Record<Exclude<BarAction, 'publish'>, string> = {
  submit: 'Submit for review',
  withdraw: 'Take back from review',
  'request-changes': 'Ask for changes',
  schedule: 'Schedule',
  unschedule: 'Take off the schedule',
  unpublish: 'Take off the site',
  fill: 'Mark as filled',
  close: 'Close',
  reopen: 'Open again',
  remove: 'Remove',
}
