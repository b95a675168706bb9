import type { EntryState } from '../../../../contract/entry'
import { stateTitles } from '../../../config/entries'
import { ToggleOption } from '../../../ui/toggle-option'
import * as css from './list.module.css'

/** The part of the list that is shown. */
export type Shown = EntryState | 'all' | 'trash'

const states: readonly EntryState[] = [
  'in_review',
  'changes_requested',
  'draft',
  'scheduled',
  'published',
  'unpublished',
]

interface Props {
  shown: Shown
  onChange: (shown: Shown) => void
  /** Number of entries with each status; undefined while it is not known. */
  counts: Partial<Record<EntryState, number>> | undefined
  /** Number of files, which are published. */
  files: number
  /** Number of entries in the trash. */
  trashed: number
}

/** Filters the list by status, or to the trash; options without results are left out. */
export function StatusFilter({ shown, onChange, counts, files, trashed }: Props) {
  const countOf = (state: EntryState) => (counts?.[state] ?? 0) + (state === 'published' ? files : 0)
  const total = states.reduce((sum, state) => sum + countOf(state), 0)
  const options: { value: Shown; title: string; count: number }[] = [
    { value: 'all' as const, title: 'All', count: total },
    ...states.map((state) => ({ value: state, title: stateTitles[state], count: countOf(state) })),
    { value: 'trash' as const, title: 'Trash', count: trashed },
  ]
  return (
    <div role="group" aria-label="Status" className={css.filter}>
      {options
        .filter(({ value, count }) => count > 0 || value === 'all' || value === shown)
        .map(({ value, title, count }) => (
          <ToggleOption
            key={value}
            selected={shown === value}
            onChange={(selected) => onChange(selected ? value : 'all')}
          >
            {title} {counts !== undefined && <span className={css.number}>{count}</span>}
          </ToggleOption>
        ))}
    </div>
  )
}

/** The status in the URL; "all" if there is none. */
export const findShown = (state: string | null): Shown => states.find((one) => one === state) ?? 'all'
