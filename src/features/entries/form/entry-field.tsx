import type {
  Field,
  GroupField,
  MoneyRangeField,
  RowsField,
  TextsField,
} from '../../../../contract/content/field'
import { CheckboxControl, TextControl } from './basic-controls'
import { FieldFrame } from './field-frame'
import type { ControlProps } from './form-context'
import * as css from './form.module.css'
import { ImageControl } from './image-control'
import { NumberControl } from './number-control'
import { RowList } from './row-list'
import { ChoiceControl, ReferenceControl, ReferencesControl } from './select-controls'

/** A field of an entry by its description: the control of its kind. A value of another kind counts as none. */
export function EntryField({ field, value, ...props }: ControlProps<Field, unknown>) {
  switch (field.kind) {
    case 'text':
    case 'date':
    case 'currency':
      return <TextControl {...props} field={field} value={textOf(value)} />
    case 'number':
      return <NumberControl {...props} field={field} value={numberOf(value)} />
    case 'checkbox':
      return <CheckboxControl {...props} field={field} value={value === true} />
    case 'choice':
      return <ChoiceControl {...props} field={field} value={textOf(value)} />
    case 'reference':
      return <ReferenceControl {...props} field={field} value={textOf(value)} />
    case 'references':
      return <ReferencesControl {...props} field={field} value={listOf(value, isText)} />
    case 'texts':
      return <TextsControl {...props} field={field} value={listOf(value, isText)} />
    case 'rows':
      return <RowsControl {...props} field={field} value={listOf(value, isGroup)} />
    case 'group':
      return <GroupControl {...props} field={field} value={groupOf(value)} />
    case 'image': {
      const { src, alt } = groupOf(value) ?? {}
      const image = { src: textOf(src), alt: textOf(alt) }
      return <ImageControl {...props} field={field} value={value === undefined ? undefined : image} />
    }
    case 'money-range':
      return <MoneyRangeControl {...props} field={field} value={groupOf(value)} />
    case 'image-file':
      return null // part of its image's control
  }
}

type Group = Readonly<Record<string, unknown>>

const isText = (value: unknown) => typeof value === 'string'
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown) => (isText(value) ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)
const groupOf = (value: unknown) => (isGroup(value) ? value : undefined)
const listOf = <Item,>(value: unknown, isItem: (item: unknown) => item is Item) =>
  Array.isArray(value) ? value.filter(isItem) : undefined

interface GroupProps extends Omit<ControlProps<Field, Group>, 'field'> {
  /** One that is optional is no value at all without any of its parts. */
  field: Pick<GroupField, 'fields' | 'optional'>
}

function GroupControl({ path, field: { fields, optional }, partOf, value, onChange }: GroupProps) {
  const change = (parts: Group) =>
    onChange(optional && Object.values(parts).every((part) => part === undefined) ? undefined : parts)
  return Object.entries(fields).map(([key, field]) => (
    <EntryField
      key={key}
      path={`${path}.${key}`}
      field={field}
      partOf={partOf}
      value={value?.[key]}
      onChange={(part) => change({ ...value, [key]: part })}
    />
  ))
}

function TextsControl({ path, field, value, onChange }: ControlProps<TextsField, readonly string[]>) {
  return (
    <RowList path={path} field={field} items={value} blank="" onChange={onChange}>
      {(text, { index, name, change }) => (
        <TextControl
          path={`${path}.${index}`}
          field={{ ...field.item, label: `${field.label}, ${name}` }}
          look="hidden"
          value={text}
          onChange={(changed) => change(changed ?? '')}
        />
      )}
    </RowList>
  )
}

function RowsControl({ path, field, value, onChange }: ControlProps<RowsField, readonly Group[]>) {
  const hasNumbers = Object.values(field.fields).some(({ kind }) => kind === 'number')
  return (
    <RowList path={path} field={field} items={value} blank={{}} onChange={onChange}>
      {(row, { index, name, change }) => (
        <div className={hasNumbers ? css.numbers : css.rowFields}>
          <GroupControl
            path={`${path}.${index}`}
            field={{ fields: field.fields }}
            partOf={name}
            value={row}
            onChange={(changed) => change(changed ?? {})}
          />
        </div>
      )}
    </RowList>
  )
}

function MoneyRangeControl({ path, field, value, onChange }: ControlProps<MoneyRangeField, Group>) {
  const { min, max } = value ?? {}
  const isReversed = typeof min === 'number' && typeof max === 'number' && min > max
  return (
    <FieldFrame path={path} field={field} isEmpty={value === undefined}>
      <div className={css.money}>
        <GroupControl
          path={path}
          field={{ fields: field.fields, optional: true }}
          partOf={field.label}
          value={value}
          onChange={onChange}
        />
      </div>
      {isReversed && (
        <p role="alert" className={css.error}>
          Enter a “{field.fields.max.label}” amount that isn’t below the “{field.fields.min.label}” amount
        </p>
      )}
    </FieldFrame>
  )
}
