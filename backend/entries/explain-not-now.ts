import type { EntryState } from '../../contract/entry'
import { mayDo, type EntryAction, type EntrySituation } from '../../contract/entry-rules'
import { nameRoles, roleNames } from '../../contract/permissions'
import type { StoredEntry } from '../repositories/stored-entry'
import { situationOf } from './situation-of'

/** Why somebody may not do something to an entry now, and what to do instead. */
export function explainNotNow(action: EntryAction, entry: StoredEntry): string {
  const situation = situationOf(entry)
  const rolesOf = (email: string) => roleNames.filter((role) => mayDo(action, situation, { email, role }))
  const verb = verbs[action]
  const allowed = rolesOf('')
  if (allowed.length > 0) return `Only ${nameRoles(allowed)} can ${verb} this.`
  if (rolesOf(entry.author).length > 0) return `Only its author, ${entry.author}, can ${verb} this.`
  return `${explainState(action, situation)}, so one can’t ${verb} it. ${advice[entry.state]}`
}

const openingActions: readonly EntryAction[] = ['fill', 'close', 'reopen']

function explainState(action: EntryAction, { kind, state, isLive, opening }: EntrySituation): string {
  if (openingActions.includes(action) && kind !== 'job') return 'This is no opening'
  if (openingActions.includes(action) && isLive && opening) return `This is ${states[state]}, and ${opening}`
  if (action === 'remove' && isLive) return 'Visitors can read this'
  if (action === 'unpublish' && !isLive) return 'Visitors can’t read this'
  return `This is ${states[state]}`
}

const verbs: Record<EntryAction, string> = {
  edit: 'change',
  submit: 'submit',
  withdraw: 'withdraw',
  'request-changes': 'return',
  publish: 'publish',
  schedule: 'schedule',
  unschedule: 'unschedule',
  unpublish: 'unpublish',
  fill: 'fill',
  close: 'close',
  reopen: 'reopen',
  remove: 'remove',
}

const states: Record<EntryState, string> = {
  draft: 'a draft',
  in_review: 'in review',
  changes_requested: 'waiting for changes',
  scheduled: 'scheduled',
  published: 'published',
  unpublished: 'unpublished',
}

const advice: Record<EntryState, string> = {
  draft: 'Load it again to see what can be done.',
  in_review: 'Its author can withdraw it, an admin can return it.',
  changes_requested: 'Load it again to see what can be done.',
  scheduled: 'An admin can unschedule it.',
  published: 'To replace it, change it: that makes a new draft.',
  unpublished: 'Load it again to see what can be done.',
}
