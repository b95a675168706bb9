import type { RevisionSummary } from '../../../../contract/revision'

const reasons: Record<RevisionSummary['reason'], string> = {
  created: 'Begun',
  saved: 'Saved',
  submitted: 'Submitted for review',
  published: 'Published',
  restored: 'Restored from an earlier one',
  imported: 'Brought in from a file',
}

/** Why it was kept, e.g. "Submitted for review". */
export const describeReason = ({ reason }: Pick<RevisionSummary, 'reason'>): string => reasons[reason]

/** Its length and how that changed from the one before it: "840 words, 12 fewer". */
export function describeWords(words: number, before: number | undefined): string {
  const length = `${words} ${words === 1 ? 'word' : 'words'}`
  if (before === undefined || before === words) return length
  const change = words - before
  return `${length}, ${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'}`
}
