import type { EntryKind } from './content/entry-kind'
import type { Role } from './employee'
import type { EntryState } from './entry'

/** What can be done to an entry. */
export type EntryAction =
  | 'edit'
  | 'submit'
  | 'withdraw'
  | 'request-changes'
  | 'publish'
  | 'schedule'
  | 'unschedule'
  | 'unpublish'
  | 'fill'
  | 'close'
  | 'reopen'
  | 'remove'

/** What the rules look at. */
export interface EntrySituation {
  kind: EntryKind
  state: EntryState
  /** Address of who began it. */
  author: string
  /** Whether visitors can read it, in this or an older form. */
  isLive: boolean
  /** Jobs only: whether one can apply by what is live. */
  opening?: 'open' | 'filled' | 'closed' | undefined
}

interface Rule {
  /** From which states. */
  from: readonly EntryState[]
  /** Who: the author, or an admin. An admin's own entries follow both. */
  by: readonly ('author' | 'admin')[]
  /** What must hold besides; default nothing. */
  when?: (situation: EntrySituation) => boolean
}

const isLive = ({ isLive: live }: EntrySituation) => live
const isOpenJob = ({ kind, isLive: live, opening }: EntrySituation) =>
  kind === 'job' && live && opening === 'open'

/** Who may do what, and when. The backend enforces it, the site shows it. */
const rules: Record<EntryAction, Rule> = {
  edit: { from: ['draft', 'changes_requested', 'published', 'unpublished'], by: ['author', 'admin'] },
  submit: { from: ['draft', 'changes_requested', 'unpublished'], by: ['author'] },
  withdraw: { from: ['in_review'], by: ['author'] },
  'request-changes': { from: ['in_review'], by: ['admin'] },
  publish: {
    from: ['draft', 'in_review', 'changes_requested', 'scheduled', 'unpublished'],
    by: ['admin'],
  },
  schedule: { from: ['draft', 'in_review', 'changes_requested', 'unpublished'], by: ['admin'] },
  unschedule: { from: ['scheduled'], by: ['admin'] },
  unpublish: { from: ['draft', 'in_review', 'changes_requested', 'published'], by: ['admin'], when: isLive },
  fill: { from: ['draft', 'published'], by: ['admin'], when: isOpenJob },
  close: { from: ['draft', 'published'], by: ['admin'], when: isOpenJob },
  reopen: {
    from: ['draft', 'published'],
    by: ['admin'],
    when: ({ kind, isLive: live, opening }) => kind === 'job' && live && opening !== 'open',
  },
  remove: {
    from: ['draft', 'changes_requested', 'unpublished'],
    by: ['author', 'admin'],
    when: ({ isLive: live }) => !live,
  },
}

/** Whether this person may do this now. Case studies and jobs are the admins' alone. */
export function mayDo(
  action: EntryAction,
  situation: EntrySituation,
  caller: { email: string; role: Role },
): boolean {
  const { from, by, when } = rules[action]
  if (!from.includes(situation.state) || when?.(situation) === false) return false
  if (caller.role === 'admin' && by.includes('admin')) return true
  return by.includes('author') && isAuthor(situation, caller)
}

/** Whether this person may read it: their own articles, an admin everything. */
export function maySee(
  situation: Pick<EntrySituation, 'kind' | 'author'>,
  caller: { email: string; role: Role },
) {
  return caller.role === 'admin' || isAuthor(situation, caller)
}

/** Everything this person may do now. */
export function actionsFor(situation: EntrySituation, caller: { email: string; role: Role }): EntryAction[] {
  return (Object.keys(rules) as EntryAction[]).filter((action) => mayDo(action, situation, caller))
}

function isAuthor(
  { kind, author }: Pick<EntrySituation, 'kind' | 'author'>,
  caller: { email: string; role: Role },
) {
  if (caller.role !== 'admin' && kind !== 'post') return false
  return author.toLowerCase() === caller.email.toLowerCase()
}
