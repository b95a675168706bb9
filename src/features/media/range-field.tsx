import { useId } from 'react'
import * as css from './picture-stage.module.css'

interface Props {
  label: string
  /** A fraction. */
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
}

/** A place between two edges of a picture, in percent: for the keyboard, and for exact values. */
export function RangeField({ label, value, min = 0, max = 1, onChange }: Props) {
  const id = useId()
  const percent = Math.round(value * 100)
  return (
    <div className={css.range}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={Math.round(min * 100)}
        max={Math.round(max * 100)}
        value={percent}
        aria-valuetext={`${percent}%`}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
      />
      <output htmlFor={id}>{percent}%</output>
    </div>
  )
}
