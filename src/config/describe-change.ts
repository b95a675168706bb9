import type { AuditEntry } from '../../contract/audit'
import { roleNames, roles, sortRoles } from '../../contract/permissions'
import { entryActions } from './entries'

/** Description of a change. */
export interface ChangeText {
  /** The person who did it. */
  actor: string
  /** What was done, e.g. "changed the roles of". */
  did: string
  subject: string
  /** Names of the roles before and after, if any. */
  before: string | undefined
  after: string | undefined
}

const actions: Record<AuditEntry['action'], string> = {
  'employee.added': 'added',
  'employee.changed': 'changed the roles of',
  'employee.invited': 'sent another invitation to',
  'employee.unlinked': 'unlinked the Microsoft account of',
  'employee.removed': 'removed',
  'entry.created': 'created',
  'entry.moved': 'changed the status of',
  'entry.restored': 'restored an earlier version of',
  'entry.trashed': 'moved to the trash:',
  'entry.untrashed': 'restored from the trash:',
  'entry.removed': 'permanently deleted',
  'entry.imported': 'imported',
  'entry.merged': 'merged the file into',
  'entry.taken_over': 'started to edit the file of',
  'picture.changed': 'changed the picture',
  'picture.replaced': 'replaced the file of the picture',
  'picture.removed': 'deleted the picture',
  'inquiry.listed': 'viewed the list of',
  'inquiry.read': 'read inquiry',
  'inquiry.changed': 'changed inquiry',
  'inquiry.replied': 'replied to inquiry',
  'inquiry.exported': 'exported',
  'inquiry.deleted': 'deleted an inquiry, recorded as',
  'applicant.listed': 'viewed the list of',
  'applicant.read': 'read application',
  'applicant.cv_read': 'downloaded the CV of application',
  'applicant.changed': 'changed application',
  'applicant.emailed': 'emailed the applicant for',
  'applicant.exported': 'exported the data of the applicant for',
  'applicant.deleted': 'deleted an application, recorded as',
  'comment.listed': 'viewed the list of',
  'comment.moderated': 'moderated comment',
  'comment.deleted': 'deleted a comment, recorded as',
  'email.listed': 'viewed the list of',
  'email.resent': 'resent an email about',
  'email.edited': 'changed the email',
  'seo.changed': 'changed the SEO settings of',
  'redirect.added': 'added a redirect from',
  'redirect.changed': 'changed the redirect from',
  'redirect.removed': 'deleted the redirect from',
  'build.requested': 'started a build of',
  'audit.exported': 'exported',
  'security.sign_in_refused': 'couldn’t sign in:',
  'security.call_denied': 'had no permission for',
  'security.limit_met': 'called too often:',
  'security.malware_found': 'uploaded malware to',
}

const decisions = new Map<unknown, string>([
  ['approved', 'approved'],
  ['rejected', 'rejected'],
])

/** @param me Email of the reader, who is "You". */
export function describeChange(
  { actor, action, subject, before, after }: AuditEntry,
  me: string,
): ChangeText {
  return {
    actor: nameActor(actor, me),
    did: describeAction(action, after),
    subject: subject.toLowerCase() === me.toLowerCase() ? 'you' : subject,
    before: rolesIn(before),
    after: rolesIn(after),
  }
}

function nameActor(actor: string, me: string): string {
  if (actor === 'system') return 'System'
  if (actor === 'anonymous') return 'Someone not signed in'
  if (actor === 'several') return 'Several people'
  return actor.toLowerCase() === me.toLowerCase() ? 'You' : actor
}

function describeAction(action: AuditEntry['action'], after: AuditEntry['after']): string {
  const decision = decisions.get(after?.['state'])
  if (action === 'comment.moderated' && decision !== undefined) return `${decision} comment`
  const transition = Object.entries(entryActions).find(([name]) => name === after?.['action'])?.[1].past
  return (action === 'entry.moved' && transition) || actions[action]
}

/** Names of the roles, e.g. "employee and recruiter"; entries of the time when people had one role hold it as `role`. */
function rolesIn(values: AuditEntry['before']): string | undefined {
  const { roles: several, role } = values ?? {}
  const held: unknown[] = Array.isArray(several) ? several : [role]
  const known = sortRoles(roleNames.filter((name) => held.includes(name)))
  return known.map((name) => roles[name].noun).join(' and ') || undefined
}
