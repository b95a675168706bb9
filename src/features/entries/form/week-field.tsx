import { Input, Label, NumberField } from 'react-aria-components/NumberField'
import * as css from './form.module.css'
import { useFormField } from './form-context'
import { lastWeek } from './limits'

interface Props {
  field: string
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** A point in time, in weeks from the beginning; half weeks count. */
export function WeekField({ field, label, value, onChange }: Props) {
  const { id, problem, isReadOnly } = useFormField(field)
  return (
    <NumberField
      value={value ?? NaN}
      onChange={(week) => onChange(Number.isNaN(week) ? undefined : week)}
      minValue={0}
      maxValue={lastWeek}
      step={0.5}
      isReadOnly={isReadOnly}
      isInvalid={value !== undefined && problem !== undefined}
      className={css.field}
    >
      <Label className={css.hint}>{label}</Label>
      <Input id={id} className={css.input} />
    </NumberField>
  )
}
