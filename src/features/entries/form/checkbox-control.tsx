import { Checkbox } from 'react-aria-components/Checkbox'
import type { CheckboxField } from '../../../../contract/content/field'
import { Check } from '../../../ui/icons'
import * as css from './form.module.css'
import { useFormField } from './form-context'
import { hintOf, type ControlProps } from './form-props'

/** A yes or no. */
export function CheckboxControl({ path, field, value, onChange }: ControlProps<CheckboxField, boolean>) {
  const { id, isReadOnly } = useFormField(path)
  return (
    <div id={id} className={css.field}>
      <Checkbox
        isSelected={value ?? false}
        onChange={onChange}
        isReadOnly={isReadOnly}
        aria-describedby={`${id}-hint`}
        className={css.checkbox}
      >
        <span className={css.box} aria-hidden="true">
          <Check size={14} strokeWidth={2.5} />
        </span>
        {field.label}
      </Checkbox>
      <span id={`${id}-hint`} className={css.hint}>
        {hintOf(field.hint)}
      </span>
    </div>
  )
}
