import { Checkbox } from 'react-aria-components/Checkbox'
import { Check } from '../../../ui/icons'
import * as css from './form.module.css'
import { useFormField } from './form-context'

interface Props {
  field: string
  label: string
  hint: string
  value: boolean
  onChange: (value: boolean) => void
}

/** A yes or no. */
export function TickField({ field, label, hint, value, onChange }: Props) {
  const { id, isReadOnly } = useFormField(field)
  return (
    <div id={id} className={css.field}>
      <Checkbox
        isSelected={value}
        onChange={onChange}
        isReadOnly={isReadOnly}
        aria-describedby={`${id}-hint`}
        className={css.tick}
      >
        <span className={css.tickBox} aria-hidden="true">
          <Check size={14} strokeWidth={2.5} />
        </span>
        {label}
      </Checkbox>
      <span id={`${id}-hint`} className={css.hint}>
        {hint}
      </span>
    </div>
  )
}
