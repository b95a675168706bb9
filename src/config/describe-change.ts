import type { AuditEntry } from '../../contract/audit'
import { roleNames, roles } from '../../contract/permissions'
import type { EntryAction } from '../../contract/entry-rules'

/** A change in words. */
export interface ChangeText {
  /** Who did it. */
  actor: string
  /** What was done, e.g. "gave another role to". */
  did: string
  subject: string
  /** The role it was and the one it is, in words; undefined where there is none. */
  before: string | undefined
  after: string | undefined
}

const deeds: Record<AuditEntry['action'], string> = {
  'employee.added': 'added',
  'employee.changed': 'gave another role to',
  'employee.removed': 'removed',
  'entry.created': 'began',
  'entry.moved': 'moved on',
  'entry.restored': 'went back to an earlier form of',
  'entry.removed': 'removed',
  'entry.imported': 'brought into the editor:',
  'inquiry.changed': 'changed inquiry',
  'inquiry.replied': 'answered inquiry',
  'inquiry.exported': 'exported the list of',
  'inquiry.deleted': 'erased an inquiry, kept as',
  'applicant.changed': 'changed application',
  'applicant.emailed': 'wrote to the applicant of',
  'applicant.exported': 'exported all data of the applicant of',
  'applicant.deleted': 'erased an application, kept as',
  'comment.moderated': 'decided on comment',
  'comment.deleted': 'erased a comment, kept as',
  'email.resent': 'sent again a mail about',
  'seo.changed': 'changed what search engines see of',
  'redirect.added': 'added a redirect from',
  'redirect.changed': 'changed the redirect from',
  'redirect.removed': 'removed the redirect from',
  'build.requested': 'asked for a build of',
}

/** What was done to an entry, by the name of the move. */
const moves: Record<Exclude<EntryAction, 'edit'>, string> = {
  submit: 'submitted for review',
  withdraw: 'took back from review',
  'request-changes': 'asked for changes of',
  publish: 'published',
  schedule: 'scheduled',
  unschedule: 'took off the schedule',
  unpublish: 'took off the site',
  fill: 'marked as filled',
  close: 'closed',
  reopen: 'opened again',
  remove: 'removed',
}

/** @param me Address of the reader, who is "You". */
export function describeChange(
  { actor, action, subject, before, after }: AuditEntry,
  me: string,
): ChangeText {
  return {
    actor: nameActor(actor, me),
    did: (action === 'entry.moved' && moveIn(after)) || deeds[action],
    subject: subject.toLowerCase() === me.toLowerCase() ? 'you' : subject,
    before: roleIn(before),
    after: roleIn(after),
  }
}

function nameActor(actor: string, me: string): string {
  if (actor === 'system') return 'The service'
  return actor.toLowerCase() === me.toLowerCase() ? 'You' : actor
}

function moveIn(values: AuditEntry['after']): string | undefined {
  const move = Object.entries(moves).find(([name]) => name === values?.['action'])
  return move?.[1]
}

function roleIn(values: AuditEntry['before']): string | undefined {
  const role = values?.['role']
  const name = roleNames.find((known) => known === role)
  return name && roles[name].title.toLowerCase()
}
