import type { z } from 'zod'
import type { EntryConflictSchema } from '../../contract/entry'
import { ServiceError } from '../errors/service-error'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import { describeEntry } from './describe-entry'

type EntryConflict = z.output<typeof EntryConflictSchema>
type ConflictCode = 'changed_meanwhile' | 'entry_exists' | 'slug_taken' | 'not_now' | 'not_ready'

/** A refusal that shows the entry as it is. @param entry undefined where the caller may not see it. */
export async function entryConflict(
  parts: EntryParts,
  entry: StoredEntry | undefined,
  code: ConflictCode,
  message: string,
): Promise<ServiceError> {
  const current = entry ? await describeEntry(parts, entry) : null
  const details: Pick<EntryConflict, 'current'> = { current }
  return new ServiceError(code, message, { details })
}
