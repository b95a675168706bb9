import { FormSection } from './form-section'
import type { KindFieldsProps } from './form-props'
import * as css from './form.module.css'
import { counts, limits } from './limits'
import { RowList } from './row-list'
import { TextEntry } from './text-entry'
import { WeekField } from './week-field'

/** The parts of a case study that stand on its page beside the text: time line and outcomes. */
export function CaseStudyDetails({ fields, onChange }: Omit<KindFieldsProps<'case-study'>, 'choices'>) {
  return (
    <>
      <FormSection title="How it went">
        <RowList
          field="fields.timeline"
          label="Time line"
          hint="The parts of the work, in weeks from the beginning."
          noun="part"
          items={fields.timeline}
          blank={{}}
          limit={counts.timeline}
          onChange={(timeline) => onChange({ ...fields, timeline })}
        >
          {(part, { index, name, change }) => (
            <div className={css.weeks}>
              <TextEntry
                field={`fields.timeline.${index}.label`}
                label={`What ${name} was`}
                value={part.label}
                limit={limits.partLabel}
                onChange={(label) => change({ ...part, label })}
              />
              <WeekField
                field={`fields.timeline.${index}.from`}
                label="From week"
                value={part.from}
                onChange={(from) => change({ ...part, from })}
              />
              <WeekField
                field={`fields.timeline.${index}.to`}
                label="To week"
                value={part.to}
                onChange={(to) => change({ ...part, to })}
              />
            </div>
          )}
        </RowList>
        <TextEntry
          field="fields.timelineCaption"
          label="What the time line shows"
          lines={2}
          value={fields.timelineCaption}
          limit={limits.timelineCaption}
          onChange={(timelineCaption) => onChange({ ...fields, timelineCaption })}
        />
      </FormSection>
      <FormSection title="What came of it">
        <RowList
          field="fields.outcomes"
          label="Outcomes"
          hint="What was different afterwards."
          noun="outcome"
          items={fields.outcomes}
          blank={{}}
          limit={counts.outcomes}
          onChange={(outcomes) => onChange({ ...fields, outcomes })}
        >
          {(outcome, { index, name, change }) => (
            <>
              <TextEntry
                field={`fields.outcomes.${index}.title`}
                label={`Name of ${name}`}
                value={outcome.title}
                limit={limits.outcomeTitle}
                onChange={(title) => change({ ...outcome, title })}
              />
              <TextEntry
                field={`fields.outcomes.${index}.text`}
                label={`What ${name} is`}
                lines={2}
                value={outcome.text}
                limit={limits.sentence}
                onChange={(text) => change({ ...outcome, text })}
              />
            </>
          )}
        </RowList>
      </FormSection>
    </>
  )
}
