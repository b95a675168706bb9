import type { Pictures } from '../pictures'
import { CoverField } from './cover-field'
import { FormSection } from './form-section'
import type { KindFieldsProps } from './form-props'
import { counts, limits } from './limits'
import { PickList } from './pick-list'
import { RelatedFields } from './related-fields'
import { TextEntry } from './text-entry'

interface Props extends KindFieldsProps<'post'> {
  pictures: Pictures
}

/** What an article has beside title, lead and text. */
export function PostFields({ fields, onChange, choices, pictures }: Props) {
  return (
    <>
      <FormSection title="Where it belongs">
        <PickList
          field="fields.tags"
          label="Tags"
          noun="tag"
          values={fields.tags}
          choices={choices.tags}
          limit={counts.tags}
          onChange={(tags) => onChange({ ...fields, tags })}
        />
        <RelatedFields
          related={fields.related}
          choices={choices}
          services={counts.postServices}
          technologies={counts.postTechnologies}
          onChange={(related) => onChange({ ...fields, related })}
        />
        <TextEntry
          field="fields.author"
          label="Author"
          hint="A person or a practice of the firm, as readers see it."
          value={fields.author}
          limit={limits.author}
          onChange={(author) => onChange({ ...fields, author })}
        />
      </FormSection>
      <FormSection title="Cover">
        <CoverField
          pictures={pictures}
          cover={fields.cover}
          onChange={(cover) => onChange({ ...fields, cover })}
        />
      </FormSection>
    </>
  )
}
