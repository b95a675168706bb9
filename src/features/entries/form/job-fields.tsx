import { ChoiceEntry } from './choice-entry'
import { FormSection } from './form-section'
import type { KindFieldsProps } from './form-props'
import { limits } from './limits'
import { TextEntry } from './text-entry'

const choicesOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, title: value }))
const workplaces = choicesOf(['on site', 'hybrid', 'remote'])
const employments = choicesOf(['full time', 'part time', 'contract', 'internship'])

/** Where, how and until when somebody is looked for. */
export function JobFields({ fields, onChange, choices }: KindFieldsProps<'job'>) {
  return (
    <FormSection title="The position">
      <TextEntry
        field="fields.team"
        label="Team"
        hint="The practice one would work in."
        value={fields.team}
        limit={limits.label}
        onChange={(team) => onChange({ ...fields, team })}
      />
      <ChoiceEntry
        field="fields.office"
        label="Office"
        value={fields.office}
        choices={choicesOf(choices.offices)}
        onChange={(office) => onChange({ ...fields, office })}
      />
      <ChoiceEntry
        field="fields.workplace"
        label="Where the work is done"
        value={fields.workplace}
        choices={workplaces}
        onChange={(workplace) => onChange({ ...fields, workplace })}
      />
      <ChoiceEntry
        field="fields.employment"
        label="Kind of contract"
        value={fields.employment}
        choices={employments}
        onChange={(employment) => onChange({ ...fields, employment })}
      />
      <TextEntry
        field="fields.closes"
        label="Last day to apply"
        hint="After it the opening closes by itself. Without one it stays open."
        type="date"
        value={fields.closes}
        onChange={(closes) => onChange({ ...fields, closes })}
      />
    </FormSection>
  )
}
