import { ToggleOption } from '../../../ui/toggle-option'
import * as css from './list.module.css'

/** Where the shown pages come from. 'taken-over': from files that are edited here. */
export type Source = 'all' | 'editor' | 'file' | 'taken-over'

const titles: Record<Exclude<Source, 'all'>, string> = {
  editor: 'Editor',
  file: 'Files',
  'taken-over': 'Files edited here',
}

interface Props {
  /** Whether entries begin in the editor, too. */
  hasOwn: boolean
  from: Source
  onChange: (from: Source) => void
}

/** Filters the list by the source of its pages. */
export function SourceFilter({ hasOwn, from, onChange }: Props) {
  const sources = Object.keys(titles) as Exclude<Source, 'all'>[] // the keys are written above
  return (
    <div role="group" aria-label="Source" className={css.filter}>
      {sources
        .filter((source) => hasOwn || source !== 'editor')
        .map((source) => (
          <ToggleOption
            key={source}
            selected={from === source}
            onChange={(selected) => onChange(selected ? source : 'all')}
          >
            {titles[source]}
          </ToggleOption>
        ))}
    </div>
  )
}
