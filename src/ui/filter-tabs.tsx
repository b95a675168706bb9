import { formatCount } from '../lib/format-count'
import * as css from './filter-tabs.module.css'
import { ToggleOption } from './toggle-option'

interface Props<Value extends string> {
  /** Label of the choice, e.g. "State". */
  label: string
  value: Value
  /** `count`: how many there are; undefined while that is not known. */
  options: readonly { value: Value; title: string; count?: number | undefined }[]
  onChange: (value: Value) => void
}

/** Shows a list by one of a few states; one of them is always chosen. */
export function FilterTabs<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className={css.tabs}>
      {options.map((option) => (
        <ToggleOption
          key={option.value}
          selected={option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.title}{' '}
          {option.count !== undefined && <span className={css.count}>{formatCount(option.count)}</span>}
        </ToggleOption>
      ))}
    </div>
  )
}
