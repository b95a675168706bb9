import type { EntryState } from '../../../../contract/entry'
import { stateTitles } from '../../../config/entry-titles'
import { ToggleOption } from '../../../ui/toggle-option'
import * as css from './list.module.css'

/** What of the list is shown. */
export type Shown = EntryState | 'all' | 'file'

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
  /** How many there are in each state; undefined while it is not known. */
  counts: Partial<Record<EntryState, number>> | undefined
  /** How many come from files. */
  files: number
}

/** Narrows the list to one state, or to what comes from files; what there is none of is not offered. */
export function StateFilter({ shown, onChange, counts, files }: Props) {
  const countOf = (state: EntryState) => counts?.[state] ?? 0
  const total = states.reduce((sum, state) => sum + countOf(state), files)
  const options: { value: Shown; title: string; count: number }[] = [
    { value: 'all' as const, title: 'All', count: total },
    ...states.map((state) => ({ value: state, title: stateTitles[state], count: countOf(state) })),
    { value: 'file' as const, title: 'From files', count: files },
  ]
  return (
    <div role="group" aria-label="Show" className={css.filter}>
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

/** The state an address asks for; "all" where it names none. */
export const findShown = (state: string | null): Shown => states.find((one) => one === state) ?? 'all'
