import type { ReactNode } from 'react'
import * as css from './toggle-option.module.css'

interface Props {
  selected: boolean
  onChange: (selected: boolean) => void
  children: ReactNode
}

/** Narrows a list by one question that is answered by on or off. */
export function ToggleOption({ selected, onChange, children }: Props) {
  return (
    <button type="button" aria-pressed={selected} className={css.option} onClick={() => onChange(!selected)}>
      {children}
    </button>
  )
}
