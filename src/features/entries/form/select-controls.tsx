import { use } from 'react'
import type { ChoiceField, ReferenceField, ReferencesField } from '../../../../contract/content/field'
import { MultiSelectField } from '../../../ui/multi-select-field'
import { SelectField } from '../../../ui/select-field'
import { FieldFrame } from './field-frame'
import { FormResources, useFormField, countOf, hintOf, type Choice, type ControlProps } from './form-context'

/** One of a few values, or none yet. */
export function ChoiceControl(props: ControlProps<ChoiceField, string>) {
  return <OneOf {...props} choices={props.field.choices.map(asChoice)} />
}

/** Something the site has, or none yet. Where it has no people, nothing is asked. */
export function ReferenceControl(props: ControlProps<ReferenceField, string>) {
  const { choices } = use(FormResources)
  const { field, value } = props
  if (field.to === 'offices') return <OneOf {...props} choices={choices.offices.map(asChoice)} />
  if (field.to === 'people' && choices.people.length === 0 && value === undefined) return null
  return <OneOf {...props} choices={choices[field.to]} />
}

interface OneOfProps extends ControlProps<ChoiceField | ReferenceField, string> {
  choices: readonly Choice[]
}

const asChoice = (value: string): Choice => ({ value, title: value })

function OneOf({ path, field, partOf, value, onChange, choices }: OneOfProps) {
  const { isReadOnly } = useFormField(path)
  const all = withUnknown(choices, value === undefined ? [] : [value])
  return (
    <FieldFrame path={path} field={field} partOf={partOf} isEmpty={value === undefined}>
      {isReadOnly ? (
        <span>{all.find((choice) => choice.value === value)?.title ?? 'None'}</span>
      ) : (
        <SelectField
          label={partOf === undefined ? field.label : `${partOf}: ${field.label}`}
          labelHidden
          value={value ?? ''}
          choices={field.optional ? [...all, none] : all}
          onChange={(chosen) => onChange(chosen === none.value ? undefined : chosen)}
        />
      )}
    </FieldFrame>
  )
}

const none: Choice = { value: ' none', title: 'None' }

/** Several of what the site has. */
export function ReferencesControl(props: ControlProps<ReferencesField, readonly string[]>) {
  const { path, field, value: values = [], onChange } = props
  const { isReadOnly } = useFormField(path)
  const { choices } = use(FormResources)
  const all = withUnknown(choices[field.to], values)
  const titles = values.map((value) => all.find((choice) => choice.value === value)?.title ?? value)
  return (
    <FieldFrame
      path={path}
      field={field}
      hint={hintOf(field.hint, countOf(field))}
      isEmpty={values.length === 0}
    >
      {isReadOnly ? (
        <span>{titles.length === 0 ? 'None' : titles.join(', ')}</span>
      ) : (
        <MultiSelectField
          label={field.label}
          placeholder={`Choose a ${field.noun}`}
          values={values}
          choices={all}
          most={field.max}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  )
}

/** What a file or an older list had stays, and is named as unknown. */
function withUnknown(choices: readonly Choice[], values: readonly string[]): Choice[] {
  const unknown = values.filter((value) => choices.every((choice) => choice.value !== value))
  return [...choices, ...unknown.map((value) => ({ value, title: `${value} (unknown)` }))]
}
