import { FormSection } from './form-section'
import type { KindFieldsProps } from './form-props'
import { counts, limits } from './limits'
import { RowList } from './row-list'
import { TextEntry } from './text-entry'

const lists = [
  { key: 'does', label: 'What one does', hint: 'One thing a line.', noun: 'task', limit: counts.does },
  { key: 'brings', label: 'What one brings', hint: 'No wish lists.', noun: 'point', limit: counts.brings },
  { key: 'gets', label: 'What one gets', hint: 'One thing a line.', noun: 'benefit', limit: counts.gets },
] as const

/** The lists of an opening: what one does, brings and gets. */
export function JobDetails({ fields, onChange }: Omit<KindFieldsProps<'job'>, 'choices'>) {
  const rows = lists.map(({ key, label, hint, noun, limit }) => (
    <RowList
      key={key}
      field={`fields.${key}`}
      label={label}
      hint={hint}
      noun={noun}
      items={fields[key]}
      blank=""
      limit={limit}
      onChange={(items) => onChange({ ...fields, [key]: items })}
    >
      {(text, { index, name, change }) => (
        <TextEntry
          field={`fields.${key}.${index}`}
          label={`${label}, ${name}`}
          look="hidden"
          lines={2}
          value={text}
          limit={limits.sentence}
          onChange={(value) => change(value ?? '')}
        />
      )}
    </RowList>
  ))
  return <FormSection title="The work">{rows}</FormSection>
}
