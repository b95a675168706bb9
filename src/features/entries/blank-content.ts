import { caseStudy } from '../../../contract/content/case-study.fields'
import type { EntryKind } from '../../../contract/content/entry-kind'
import type { EntryContent } from '../../../contract/entry'

/** What a new entry begins with. */
export function blankContent(kind: EntryKind, author: string): EntryContent {
  const blank = { slug: '', markdown: '' }
  if (kind === 'case-study')
    return { kind, ...blank, fields: { illustrative: caseStudy.fields.illustrative.initial } }
  if (kind === 'job') return { kind, ...blank, fields: {} }
  return { kind, ...blank, fields: { author } }
}
