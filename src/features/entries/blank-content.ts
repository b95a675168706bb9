import type { EntryKind } from '../../../contract/content/entry-kind'
import type { EntryContent } from '../../../contract/entry'

/** What a new entry begins with. An engagement is illustrative until somebody says otherwise. */
export function blankContent(kind: EntryKind, author: string): EntryContent {
  const blank = { slug: '', markdown: '' }
  if (kind === 'case-study') return { kind, ...blank, fields: { illustrative: true } }
  if (kind === 'job') return { kind, ...blank, fields: {} }
  return { kind, ...blank, fields: { author } }
}
