import { EntryContentSchema, type EntryContent } from '../../contract/entry'
import type { LiveContent } from '../repositories/tables'

/** What visitors read, as a working copy: whatever fits the schema of a kind fits that of its drafts. */
export function asContent(live: LiveContent): EntryContent {
  return EntryContentSchema.parse(live)
}
