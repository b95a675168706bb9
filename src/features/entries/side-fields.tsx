import { publicHref } from '../../config/entry-links'
import { withCommon, type EntryFormProps } from './entry-form-props'
import { CaseStudyFields } from './form/case-study-fields'
import { FormSection } from './form/form-section'
import { JobFields } from './form/job-fields'
import { limits } from './form/limits'
import { PostFields } from './form/post-fields'
import { SeoFields } from './form/seo-fields'
import { SlugField } from './form/slug-field'
import { TextEntry } from './form/text-entry'

/** What stands around the text: address, lead, what it belongs to, and what search engines show. */
export function SideFields(props: EntryFormProps) {
  const { api, id, content, onChange, choices, files, live, slugRefusal } = props
  const { kind, slug, fields } = content
  return (
    <>
      <FormSection title="Address and lead">
        <SlugField
          api={api}
          kind={kind}
          entry={id}
          slug={slug}
          files={files}
          refusal={slugRefusal}
          liveSlug={live?.slug}
          onChange={(changed) => onChange({ ...content, slug: changed })}
        />
        {content.kind !== 'post' && (
          <TextEntry
            field="fields.tagline"
            label="Tagline"
            hint="One line for cards and lists."
            lines={2}
            value={content.fields.tagline}
            limit={limits.tagline}
            onChange={(tagline) => onChange({ ...content, fields: { ...content.fields, tagline } })}
          />
        )}
        <TextEntry
          field="fields.lead"
          label="Lead"
          hint="One or two sentences under the title: for whom this is and what changes."
          lines={3}
          value={fields.lead}
          limit={limits.lead}
          onChange={(lead) => onChange(withCommon(content, { lead }))}
        />
      </FormSection>
      <KindFields {...props} />
      <FormSection title="Search engines">
        <SeoFields
          seo={fields.seo}
          firm={choices.firm}
          address={publicHref(kind, slug === '' ? '…' : slug)}
          onChange={(seo) => onChange(withCommon(content, { seo }))}
        />
      </FormSection>
    </>
  )
}

function KindFields({ content, onChange, choices, pictures }: EntryFormProps) {
  switch (content.kind) {
    case 'post':
      return (
        <PostFields
          fields={content.fields}
          choices={choices}
          pictures={pictures}
          onChange={(fields) => onChange({ ...content, fields })}
        />
      )
    case 'case-study':
      return (
        <CaseStudyFields
          fields={content.fields}
          choices={choices}
          onChange={(fields) => onChange({ ...content, fields })}
        />
      )
    case 'job':
      return (
        <JobFields
          fields={content.fields}
          choices={choices}
          onChange={(fields) => onChange({ ...content, fields })}
        />
      )
  }
}
