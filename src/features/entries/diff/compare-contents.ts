import type { EntryContent } from '../../../../contract/entry'
import { describeFields } from './describe-fields'
import { diffTexts, type DiffRow, type TextDiff } from './diff-texts'

/** A difference: in a field, or in the text. */
export interface Difference {
  name: string
  rows: DiffRow[]
}

export interface Comparison {
  differences: Difference[]
  /** The number of differences in a sentence. */
  summary: string
  /** Whether parts were only compared line by line, because too much differs. */
  coarse: boolean
}

/** Compares two versions of an entry: its fields by name, then its text. */
export function compareContents(before: EntryContent, after: EntryContent): Comparison {
  const fields = compareFields(before, after)
  const text = diffTexts(before.markdown, after.markdown)
  const passages = countPassages(text)
  const parts = [...fields, ...(passages > 0 ? [{ name: 'Text', ...text }] : [])]
  return {
    differences: parts.map(({ name, rows }) => ({ name, rows })),
    summary: summarize(fields.length, passages),
    coarse: parts.some(({ coarse }) => coarse),
  }
}

function compareFields(before: EntryContent, after: EntryContent): (TextDiff & { name: string })[] {
  const [old, now] = [describeFields(before), describeFields(after)]
  const byPath = new Map([...old, ...now].map((field) => [field.path, field]))
  const textIn = (fields: typeof old, path: string) => fields.find((field) => field.path === path)?.text ?? ''
  return [...byPath.values()]
    .map(({ path, name }) => ({ name, before: textIn(old, path), after: textIn(now, path) }))
    .filter((field) => field.before !== field.after)
    .map((field) => ({ name: field.name, ...diffTexts(field.before, field.after) }))
}

/** Runs of lines that differ. */
const countPassages = ({ rows }: TextDiff) =>
  rows.filter(({ kind }, index) => kind !== 'same' && (rows[index - 1]?.kind ?? 'same') === 'same').length

function summarize(fields: number, passages: number): string {
  if (fields + passages === 0) return 'No differences'
  const parts = [
    ...(fields > 0 ? [`${fields} ${fields === 1 ? 'field' : 'fields'}`] : []),
    ...(passages > 0 ? [`${passages} ${passages === 1 ? 'passage' : 'passages'} of the text`] : []),
  ]
  return `${parts.join(' and ')} ${fields + passages === 1 ? 'differs' : 'differ'}.`
}
