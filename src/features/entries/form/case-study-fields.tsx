import { FormSection } from './form-section'
import type { KindFieldsProps } from './form-props'
import { counts, limits } from './limits'
import { RelatedFields } from './related-fields'
import { TextEntry } from './text-entry'
import { TickField } from './tick-field'

/** What is known of the client and the engagement. */
export function CaseStudyFields({ fields, onChange, choices }: KindFieldsProps<'case-study'>) {
  return (
    <>
      <FormSection title="The engagement">
        <TickField
          field="fields.illustrative"
          label="Illustrative engagement"
          hint="The page says so. Only take it away if a real client has agreed to every word."
          value={fields.illustrative ?? false}
          onChange={(illustrative) => onChange({ ...fields, illustrative })}
        />
        <TextEntry
          field="fields.sector"
          label="Sector"
          hint="The client’s trade, e.g. “Distribution”."
          value={fields.sector}
          limit={limits.label}
          onChange={(sector) => onChange({ ...fields, sector })}
        />
        <TextEntry
          field="fields.size"
          label="Size"
          hint="E.g. “340 people, eleven sites”."
          value={fields.size}
          limit={limits.label}
          onChange={(size) => onChange({ ...fields, size })}
        />
        <TextEntry
          field="fields.duration"
          label="Duration"
          hint="E.g. “12 weeks”."
          value={fields.duration}
          limit={limits.label}
          onChange={(duration) => onChange({ ...fields, duration })}
        />
      </FormSection>
      <FormSection title="Where a reader goes next">
        <RelatedFields
          related={fields.related}
          choices={choices}
          services={counts.studyServices}
          technologies={counts.studyTechnologies}
          onChange={(related) => onChange({ ...fields, related })}
        />
      </FormSection>
    </>
  )
}
