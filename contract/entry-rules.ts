import { isFixed, type EntryKind, type ListedKind } from './content/kinds'
import type { EntryState } from './entry'
import { can, type Permission, type Role } from './permissions'

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
  | 'return-to-file'
  | 'remove'

/** Who wants to do it. */
export interface EntryCaller {
  email: string
  roles: readonly Role[]
}

type EntryPermission = Extract<Permission, `entries.${string}`>

/** What the rules look at. */
export interface RuleSubject {
  kind: EntryKind
  state: EntryState
  /** Email address of its author. */
  author: string
  /** Whether visitors can read it, in this or an older version. */
  isLive: boolean
  /** Jobs only: whether the published version takes applications. */
  jobStatus?: 'open' | 'filled' | 'closed' | undefined
  /** Whether it was taken over from a file that still exists. Default: it was not. */
  hasFile?: boolean
}

interface Rule {
  /** From which states. */
  from: readonly EntryState[]
  /** Who: the author, or employees with a permission; for jobs see `permissionFor`. Own entries follow both. */
  by: readonly ('author' | EntryPermission)[]
  /** A further condition; default none. */
  when?: (subject: RuleSubject) => boolean
}

const isOpenJob = ({ kind, isLive: live, jobStatus }: RuleSubject) =>
  kind === 'job' && live && jobStatus === 'open'

/** Who may do what, and when. The backend enforces it, the site shows it. */
const rules: Record<EntryAction, Rule | readonly Rule[]> = {
  edit: [
    { from: ['draft', 'changes_requested', 'published', 'unpublished'], by: ['author', 'entries.manage'] },
    // a reviewer mends a text without sending it back
    { from: ['in_review'], by: ['entries.publish'] },
  ],
  submit: { from: ['draft', 'changes_requested', 'unpublished'], by: ['author'] },
  withdraw: { from: ['in_review'], by: ['author'] },
  'request-changes': { from: ['in_review'], by: ['entries.publish'] },
  publish: {
    from: ['draft', 'in_review', 'changes_requested', 'scheduled', 'unpublished'],
    by: ['entries.publish'],
  },
  schedule: {
    from: ['draft', 'in_review', 'changes_requested', 'scheduled', 'unpublished'],
    by: ['entries.publish'],
  },
  unschedule: { from: ['scheduled'], by: ['entries.publish'] },
  unpublish: {
    from: ['draft', 'in_review', 'changes_requested', 'published'],
    by: ['entries.publish'],
    // the site needs the page: it returns to its file instead
    when: ({ kind, isLive: live, hasFile = false }) => live && !(isFixed(kind) && hasFile),
  },
  fill: { from: ['draft', 'published'], by: ['entries.publish'], when: isOpenJob },
  close: { from: ['draft', 'published'], by: ['entries.publish'], when: isOpenJob },
  reopen: {
    from: ['draft', 'published'],
    by: ['entries.publish'],
    when: ({ kind, isLive: live, jobStatus }) => kind === 'job' && live && jobStatus !== 'open',
  },
  'return-to-file': {
    from: ['draft', 'changes_requested', 'published', 'unpublished'],
    by: ['entries.publish'],
    when: ({ hasFile = false }) => hasFile,
  },
  // while its file exists, an entry goes to the trash by returning the page to the file
  remove: {
    from: ['draft', 'changes_requested', 'unpublished'],
    by: ['author', 'entries.manage'],
    when: ({ isLive: live, hasFile = false }) => !live && !hasFile,
  },
}

/** Whether this person may do this now. */
export function mayDo(action: EntryAction, subject: RuleSubject, caller: EntryCaller): boolean {
  return [rules[action]].flat().some(({ from, by, when }) => {
    if (!from.includes(subject.state) || when?.(subject) === false) return false
    return by.some((who) =>
      who === 'author' ? isAuthor(subject, caller) : can(caller.roles, permissionFor(subject.kind, who)),
    )
  })
}

/** The permission for entries of this kind: one permission covers all that is done to jobs. */
export const permissionFor = (kind: ListedKind, permission: EntryPermission): Permission =>
  kind === 'job' ? 'jobs.manage' : permission

/** Whether a person with these roles may write entries of this kind. */
export const mayWrite = (kind: ListedKind, held: readonly Role[]): boolean =>
  can(held, permissionFor(kind, kind === 'post' ? 'entries.write' : 'entries.manage'))

/** Whether a person with these roles may see everyone’s entries of this kind. */
export const mayManage = (kind: ListedKind, held: readonly Role[]): boolean =>
  can(held, permissionFor(kind, 'entries.manage'))

/** Whether this person may read it: their own entries, and those of a kind that they manage. */
export function maySee(subject: Pick<RuleSubject, 'kind' | 'author'>, caller: EntryCaller): boolean {
  return mayManage(subject.kind, caller.roles) || isAuthor(subject, caller)
}

/** Everything this person may do now. */
export function actionsFor(subject: RuleSubject, caller: EntryCaller): EntryAction[] {
  return (Object.keys(rules) as EntryAction[]).filter((action) => mayDo(action, subject, caller))
}

function isAuthor({ kind, author }: Pick<RuleSubject, 'kind' | 'author'>, caller: EntryCaller): boolean {
  return mayWrite(kind, caller.roles) && author.toLowerCase() === caller.email.toLowerCase()
}
