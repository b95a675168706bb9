import { MultiSelectField } from '../../../ui/multi-select-field'
import { FieldFrame } from './field-frame'
import { useFormField } from './form-context'
import type { Limit } from './limits'

export interface Choice {
  /** Its slug. */
  value: string
  title: string
  /** Where it belongs. Default: nothing. */
  text?: string
}

interface Props {
  field: string
  label: string
  /** What one of them is, e.g. "tag". */
  noun: string
  values: readonly string[] | undefined
  choices: readonly Choice[]
  limit: Limit
  onChange: (values: string[]) => void
}

/** Several of what the site has. */
export function PickList({ field, label, noun, values = [], choices, limit, onChange }: Props) {
  const { isReadOnly } = useFormField(field)
  const [least, most] = limit
  const known = new Set(choices.map(({ value }) => value))
  const unknown = values.filter((value) => !known.has(value))
  const all = [...choices, ...unknown.map((value) => ({ value, title: `${value} (not known here)` }))]
  const titles = values.map((value) => all.find((choice) => choice.value === value)?.title ?? value)
  const hint = least === 0 ? `Up to ${most}.` : `${least} to ${most}.`
  return (
    <FieldFrame field={field} label={label} hint={hint} isEmpty={values.length === 0}>
      {isReadOnly ? (
        <span>{titles.length === 0 ? 'None' : titles.join(', ')}</span>
      ) : (
        <MultiSelectField
          label={label}
          placeholder={`Choose a ${noun}`}
          values={values}
          choices={all}
          most={most}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  )
}
