import { createHash } from 'node:crypto'

/**
 * What the audit log calls a record of a visitor that is erased. The hash is that of the reference, not of the address:
 * it says nothing of the person, since references are drawn at random, while addresses could be tried one after the
 * other. Whoever asks, and still has the mail with the reference, can be shown when it was erased and by whom.
 */
export const hashOfReference = (reference: string): string =>
  `sha256:${createHash('sha256').update(reference).digest('hex')}`
