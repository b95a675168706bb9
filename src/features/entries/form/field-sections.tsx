import type { ReactNode } from 'react'
import { entryDescriptions } from '../../../../contract/content/entry-descriptions'
import type { EntryDescription, Section } from '../../../../contract/content/field'
import type { EntryContent } from '../../../../contract/entry'
import { EntryField } from './entry-field'
import { FormResources } from './form-context'
import { FormSection } from './form-section'

interface Props extends FormResources {
  content: EntryContent
  onChange: (content: EntryContent) => void
  column: Section['column']
  /** What stands in a section besides its fields, by the section’s key. */
  extras?: Readonly<Record<string, { before?: ReactNode; after?: ReactNode }>>
}

/** The fields of an entry that stand in one column of its form, section by section. */
export function FieldSections({ content, onChange, column, extras = {}, choices, pictures }: Props) {
  const { sections, fields }: EntryDescription = entryDescriptions[content.kind]
  const values = new Map<string, unknown>(Object.entries(content.fields))
  const shown = Object.entries(sections).filter(([, section]) => section.column === column)
  return (
    <FormResources value={{ choices, pictures }}>
      {shown.map(([name, { title }]) => (
        <FormSection key={name} title={title}>
          {extras[name]?.before}
          {Object.entries(fields)
            .filter(([, { section }]) => section === name)
            .map(([key, field]) => (
              <EntryField
                key={key}
                path={`fields.${key}`}
                field={field}
                value={values.get(key)}
                onChange={(value) => onChange(withField(content, key, value))}
              />
            ))}
          {extras[name]?.after}
        </FormSection>
      ))}
    </FormResources>
  )
}

/** The content with another value of a field, which a control of the field’s kind gave. */
export const withField = (content: EntryContent, key: string, value: unknown): EntryContent =>
  ({ ...content, fields: { ...content.fields, [key]: value } }) as EntryContent // of the same kind
