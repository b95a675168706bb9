import type { AuditEntry } from '../../contract/audit'
import { roleNames, roles } from '../../contract/permissions'
import { entryActions } from './entry-actions'

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
  'entry.created': 'created',
  'entry.moved': 'changed the status of',
  'entry.restored': 'restored an earlier version of',
  'entry.removed': 'deleted',
  'entry.imported': 'imported',
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

/** @param me Address of the reader, who is "You". */
export function describeChange(
  { actor, action, subject, before, after }: AuditEntry,
  me: string,
): ChangeText {
  return {
    actor: nameActor(actor, me),
    did: (action === 'entry.moved' && actionIn(after)) || deeds[action],
    subject: subject.toLowerCase() === me.toLowerCase() ? 'you' : subject,
    before: roleIn(before),
    after: roleIn(after),
  }
}

function nameActor(actor: string, me: string): string {
  if (actor === 'system') return 'The service'
  return actor.toLowerCase() === me.toLowerCase() ? 'You' : actor
}

function actionIn(values: AuditEntry['after']): string | undefined {
  return Object.entries(entryActions).find(([name]) => name === values?.['action'])?.[1].past
}

function roleIn(values: AuditEntry['before']): string | undefined {
  const role = values?.['role']
  const name = roleNames.find((known) => known === role)
  return name && roles[name].title.toLowerCase()
}
