import { Input, Label, NumberField } from 'react-aria-components/NumberField'
import type { NumberField as Description } from '../../../../contract/content/field'
import { PartOf } from './field-frame'
import { useFormField, type ControlProps } from './form-context'
import * as css from './form.module.css'

/** A number within its limits. */
export function NumberControl({ path, field, partOf, value, onChange }: ControlProps<Description, number>) {
  const { id, problem, isReadOnly } = useFormField(path)
  return (
    <NumberField
      value={value ?? NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? undefined : number)}
      minValue={field.min}
      maxValue={field.max}
      {...(field.step !== undefined && { step: field.step })}
      isReadOnly={isReadOnly}
      isInvalid={value !== undefined && problem !== undefined}
      className={css.field}
    >
      <Label className={css.hint}>
        <PartOf name={partOf} />
        {field.label}
      </Label>
      <Input id={id} className={css.input} />
    </NumberField>
  )
}
