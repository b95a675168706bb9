import type { EntryKind } from '../../contract/content/entry-kind'
import type { EntryContent } from '../../contract/entry'
import { titleOf } from '../repositories/stored-entry'

const names: Record<EntryKind, [it: string, one: string]> = {
  post: ['the article', 'an article'],
  'case-study': ['the case study', 'a case study'],
  job: ['the opening', 'an opening'],
}

/** An entry as the audit log names it, e.g. “the article "Tides"”. */
export function nameEntry(content: EntryContent): string {
  const [it, one] = names[content.kind]
  const title = titleOf(content).trim()
  return title === '' ? `${one} without a title` : `${it} “${title}”`
}
