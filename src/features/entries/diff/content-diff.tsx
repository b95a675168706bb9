import { useMemo } from 'react'
import type { EntryContent } from '../../../../contract/entry'
import { EmptyState } from '../../../ui/load-states'
import { compareContents } from './compare-contents'
import * as css from './content-diff.module.css'
import { DifferenceRows } from './difference-rows'

interface Props {
  before: EntryContent
  after: EntryContent
  /** Titles of the two versions, e.g. "Saved by Mei" and "Yours". */
  labels: readonly [before: string, after: string]
}

/** The differences between two versions of an entry: side by side, or stacked where there is no room. */
export function ContentDiff({ before, after, labels }: Props) {
  const { differences, summary, coarse } = useMemo(() => compareContents(before, after), [before, after])
  if (differences.length === 0) return <EmptyState>{summary}</EmptyState>
  return (
    <div className={css.frame}>
      <p className={css.summary}>
        {summary}
        {coarse && ' Large change: parts are compared line by line.'}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">−</span> {labels[0]}
            </th>
            <th scope="col">
              <span aria-hidden="true">+</span> {labels[1]}
            </th>
          </tr>
        </thead>
        {differences.map(({ name, rows }) => (
          <DifferenceRows key={name} name={name} rows={rows} />
        ))}
      </table>
    </div>
  )
}
