import { memo, useMemo, type ReactNode } from 'react'
import { entryDescriptions } from '../../../../contract/content/entry-descriptions'
import type { EntryDescription, Field, Section } from '../../../../contract/content/field'
import type { EntryContent } from '../../../../contract/entry'
import { EntryField } from './entry-field'
import { FormResources } from './form-context'
import { FormSection } from './form-section'

/** Changes a field by its key: the same function from key to key, so that only the changed field renders again. */
export type ChangeField = (key: string, value: unknown) => void

interface Props extends FormResources {
  content: EntryContent
  onChange: ChangeField
  column: Section['column']
  /** What stands in a section besides its fields, by the section’s key. */
  extras?: Readonly<Record<string, { before?: ReactNode; after?: ReactNode }>>
}

/** The fields of an entry that stand in one column of its form, section by section. */
export function FieldSections({ content, onChange, column, extras = {}, choices, pictures }: Props) {
  const { sections, fields }: EntryDescription = entryDescriptions[content.kind]
  const values = new Map<string, unknown>(Object.entries(content.fields))
  const shown = Object.entries(sections).filter(([, section]) => section.column === column)
  const resources = useMemo(() => ({ choices, pictures }), [choices, pictures])
  return (
    <FormResources value={resources}>
      {shown.map(([name, { title }]) => (
        <FormSection key={name} title={title}>
          {extras[name]?.before}
          {Object.entries(fields)
            .filter(([, { section }]) => section === name)
            .map(([key, field]) => (
              <NamedField key={key} name={key} field={field} value={values.get(key)} onChange={onChange} />
            ))}
          {extras[name]?.after}
        </FormSection>
      ))}
    </FormResources>
  )
}

interface NamedFieldProps {
  name: string
  field: Field
  value: unknown
  onChange: ChangeField
}

/** Renders again only when its own value changes, not at each key in another field. */
const NamedField = memo(function NamedField({ name, field, value, onChange }: NamedFieldProps) {
  return (
    <EntryField
      path={`fields.${name}`}
      field={field}
      value={value}
      onChange={(changed) => onChange(name, changed)}
    />
  )
})

/** The content with another value of a field, which a control of the field’s kind gave. */
export const withField = (content: EntryContent, key: string, value: unknown): EntryContent =>
  ({ ...content, fields: { ...content.fields, [key]: value } }) as EntryContent // of the same kind
