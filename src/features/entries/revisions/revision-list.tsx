import type { RevisionSummary } from '../../../../contract/revision'
import { formatMoment } from '../../../lib/format-moment'
import * as css from './revisions.module.css'

interface Props {
  /** The latest first. */
  revisions: readonly RevisionSummary[]
  /** Number of the revision that is shown. */
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** Who saved each version, when and why, and its length. */
export function RevisionList({ revisions, chosen, onChoose }: Props) {
  return (
    <ol className={css.list} aria-label="Versions">
      {revisions.map(({ number, at, by, reason, words }, index) => (
        <li key={number}>
          <button
            type="button"
            aria-pressed={number === chosen}
            className={css.revision}
            onClick={() => onChoose(number)}
          >
            <span className={css.number}>{number}</span>
            <span>
              <strong>{reasons[reason]}</strong> <time dateTime={at}>{formatMoment(at)}</time>
              <span className={css.by}>
                {by}, {describeWords(words, revisions[index + 1]?.words)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

const reasons: Record<RevisionSummary['reason'], string> = {
  created: 'Created',
  saved: 'Saved',
  submitted: 'Submitted for review',
  published: 'Published',
  restored: 'Restored',
  imported: 'Imported from a file',
}

/** Its length, and the change since the previous version: "840 words (−12)". */
function describeWords(words: number, before: number | undefined): string {
  const length = `${words} ${words === 1 ? 'word' : 'words'}`
  if (before === undefined || before === words) return length
  const change = words - before
  return `${length} (${change > 0 ? '+' : '−'}${Math.abs(change)})`
}
