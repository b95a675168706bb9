import type { AuditEntry } from '../../../contract/audit'
import { roleTitles } from '../../config/roles'

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
}

/** @param me Address of the reader, who is "You". */
export function describeChange(
  { actor, action, subject, before, after }: AuditEntry,
  me: string,
): ChangeText {
  return {
    actor: nameActor(actor, me),
    did: deeds[action],
    subject: subject.toLowerCase() === me.toLowerCase() ? 'you' : subject,
    before: roleIn(before),
    after: roleIn(after),
  }
}

function nameActor(actor: string, me: string): string {
  if (actor === 'system') return 'The service'
  return actor.toLowerCase() === me.toLowerCase() ? 'You' : actor
}

function roleIn(values: AuditEntry['before']): string | undefined {
  const role = values?.['role']
  return role === 'admin' || role === 'employee' ? roleTitles[role].toLowerCase() : undefined
}
