import type { RevisionSummary } from '../../../../contract/revision'
import { formatMoment } from '../../../lib/format-moment'
import { describeReason, describeWords } from './describe-revision'
import * as css from './revisions.module.css'

interface Props {
  /** The latest first. */
  revisions: readonly RevisionSummary[]
  /** Number of the one that is shown. */
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** Who kept each form, when and why, and how long it is. */
export function RevisionList({ revisions, chosen, onChoose }: Props) {
  return (
    <ol className={css.list} aria-label="Revisions">
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
              <strong>{describeReason({ reason })}</strong> <time dateTime={at}>{formatMoment(at)}</time>
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
