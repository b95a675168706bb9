import type { FieldRule } from '../../../contract/forms/form-rules'
import { RadioGroup } from '../../ui/radio-group'
import { describe, FormField } from '../../ui/form-field'

interface Props {
  id: string
  name: string
  rule: FieldRule
  fault: string | undefined
}

/** What a browser without script knows of a kind of field. */
const inputTypes = { text: 'text', email: 'email', phone: 'tel', link: 'url' } as const

/** One field as its rule says it. */
export function RuleField({ id, name, rule, fault }: Props) {
  const { label, kind, hint, required, choices = [], autocomplete } = rule
  const isWhole = kind === 'long' || kind === 'choice' || (autocomplete === undefined && kind === 'text')
  const shared = {
    id,
    name,
    required: required !== undefined,
    'aria-invalid': fault !== undefined,
    ...describe(id, hint, fault),
  }
  return (
    <FormField
      id={id}
      label={label}
      isOptional={required === undefined}
      hint={hint}
      fault={fault}
      width={isWhole ? 'whole' : 'half'}
      isGroup={kind === 'choice'}
    >
      {kind === 'choice' ? (
        <RadioGroup id={id} name={name} choices={choices} />
      ) : kind === 'long' ? (
        <textarea {...shared} dir="auto" rows={5} />
      ) : (
        <input
          {...shared}
          type={inputTypes[kind]}
          dir={kind === 'text' ? 'auto' : undefined}
          autoComplete={autocomplete}
        />
      )}
    </FormField>
  )
}
