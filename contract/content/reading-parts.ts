import type { EntryKind } from './kinds'

/** Parts of a text that only longer texts have: their styles are not worth their weight on other pages. */
const readingKinds: readonly EntryKind[] = ['post', 'case-study', 'job', 'person', 'sample', 'legal']

/** Whether texts of a kind may have code, notes, footnotes and drawn figures. No schema library here: browsers load this. */
export const mayHaveReadingParts = (kind: EntryKind): boolean => readingKinds.includes(kind)

export const readingPartsFault =
  'code, notes, footnotes and drawn figures but ledgers are for articles, case studies, jobs, people and legal pages'
