import { createHash } from 'node:crypto'
import type { AuditEntry } from '../../contract/audit'
import type { Repositories } from '../repositories/create-repositories'

interface Deletion {
  by: string
  action: AuditEntry['action']
  reference: string
  before: Record<string, unknown>
}

/** Audits that a visitor's record was deleted; its other audit entries name it by the hash from then on, too. */
export async function auditDeletion(
  { audit }: Pick<Repositories, 'audit'>,
  { by, action, reference, before }: Deletion,
): Promise<void> {
  const subject = hashOfReference(reference)
  await audit.rename(reference, subject)
  await audit.add({ actor: by, action, subject, before, after: null })
}

/**
 * What the audit log calls a deleted record. The hash is made of the reference, not of the email address: references are
 * random, so it says nothing about the person, while addresses could be guessed. A person who still has an email with
 * the reference can be told when the record was deleted and by whom.
 */
export const hashOfReference = (reference: string): string =>
  `sha256:${createHash('sha256').update(reference).digest('hex')}`
