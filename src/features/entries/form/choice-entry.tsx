import { SelectField } from '../../../ui/select-field'
import { FieldFrame } from './field-frame'
import { useFormField } from './form-context'

interface Props<Value extends string> {
  field: string
  label: string
  hint?: string
  value: Value | undefined
  choices: readonly { value: Value; title: string; text?: string }[]
  onChange: (value: Value) => void
}

/** One of a few values, or none yet. */
export function ChoiceEntry<Value extends string>(props: Props<Value>) {
  const { field, label, hint, value, choices, onChange } = props
  const { isReadOnly } = useFormField(field)
  // what a file or an older list had stays, with its name
  const isKnown = value === undefined || choices.some((choice) => choice.value === value)
  const all = isKnown ? choices : [...choices, { value, title: `${value} (not known here)` }]
  return (
    <FieldFrame
      field={field}
      label={label}
      {...(hint !== undefined && { hint })}
      isEmpty={value === undefined}
    >
      {isReadOnly ? (
        <span>{all.find((choice) => choice.value === value)?.title ?? 'None'}</span>
      ) : (
        <SelectField<Value | ''>
          label={label}
          labelHidden
          value={value ?? ''}
          choices={all}
          onChange={(chosen) => {
            if (chosen !== '') onChange(chosen)
          }}
        />
      )}
    </FieldFrame>
  )
}
