import type { EntryContent } from '../../contract/entry'
import type { RevisionSummary } from '../../contract/revision'
import { titleOf } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import { countWords } from './count-words'

/** For how long the saves of one person are one revision. */
const sittingMs = 10 * 60_000

interface NewForm {
  by: string
  reason: RevisionSummary['reason']
  content: EntryContent
}

/** Keeps a form of an entry: a save of the same sitting in place of the one before, anything else as a new one. */
export async function keepRevision(
  { revisions, at }: EntryParts,
  entry: string,
  { by, reason, content }: NewForm,
): Promise<void> {
  const form = { title: titleOf(content), words: countWords(content.markdown), content }
  const latest = reason === 'saved' ? await revisions.findLatest(entry) : undefined
  if (latest && isSameSitting(latest, by, at)) await revisions.put(entry, latest.number, form)
  else await revisions.add(entry, { ...form, by, reason, at })
}

function isSameSitting({ reason, by, at }: RevisionSummary, who: string, now: Date): boolean {
  if (reason !== 'saved' || by.toLowerCase() !== who.toLowerCase()) return false
  return now.getTime() - Date.parse(at) < sittingMs
}
