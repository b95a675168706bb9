import type { Entry, EntryContent } from '../../../contract/entry'
import { publicHref } from '../../config/entry-links'
import { MarkdownEditor } from './editor/markdown-editor'
import { CaseStudyDetails } from './form/case-study-details'
import { CaseStudyFields } from './form/case-study-fields'
import { FormSection } from './form/form-section'
import { useFormField } from './form/form-context'
import { JobDetails } from './form/job-details'
import { JobFields } from './form/job-fields'
import { limits } from './form/limits'
import { followTitle } from './form/make-slug'
import { PostFields } from './form/post-fields'
import { SeoFields } from './form/seo-fields'
import { SlugField } from './form/slug-field'
import { TextEntry } from './form/text-entry'
import { ProblemText } from './form/field-frame'
import type { Pictures } from './pictures'
import { TextFigures } from './text-figures'
import type { WritingPage } from './writing-props'
import * as css from './writing-screen.module.css'

export interface EntryFormProps extends Pick<WritingPage, 'api' | 'choices' | 'files'> {
  id: string
  content: EntryContent
  onChange: (content: EntryContent) => void
  live: Entry['live']
  pictures: Pictures
  /** Why the server refused the address; undefined: it did not. */
  slugRefusal: string | undefined
}

/** The fields every kind has. */
type CommonFields = Pick<EntryContent['fields'], 'title' | 'lead' | 'seo'>

function withCommon(content: EntryContent, fields: CommonFields): EntryContent {
  return { ...content, fields: { ...content.fields, ...fields } }
}

/** What stands on the page: title, text, and what the kind has besides. */
export function TextColumn({ content, onChange, live, pictures }: EntryFormProps) {
  const { fields, slug } = content
  const { id, isReadOnly, problem } = useFormField('markdown')
  const setTitle = (title: string | undefined) =>
    onChange({
      ...withCommon(content, { title }),
      slug: followTitle(slug, fields.title ?? '', title ?? '', live !== null),
    })
  return (
    <>
      <TextEntry
        field="fields.title"
        label="Title"
        look="title"
        lines={2}
        value={fields.title}
        limit={limits.title}
        onChange={setTitle}
      />
      <div id={id} className={css.text}>
        <MarkdownEditor
          label="Text"
          value={content.markdown}
          onChange={(markdown) => onChange({ ...content, markdown })}
          addPicture={pictures.add}
          showPicture={pictures.show}
          isReadOnly={isReadOnly}
          describedBy="text-figures"
        />
        <ProblemText problem={problem} isEmpty={content.markdown.trim() === ''} />
        <TextFigures id="text-figures" markdown={content.markdown} kind={content.kind} />
      </div>
      <Details content={content} onChange={onChange} />
    </>
  )
}

function Details({ content, onChange }: Pick<EntryFormProps, 'content' | 'onChange'>) {
  if (content.kind === 'case-study')
    return (
      <CaseStudyDetails fields={content.fields} onChange={(fields) => onChange({ ...content, fields })} />
    )
  if (content.kind === 'job')
    return <JobDetails fields={content.fields} onChange={(fields) => onChange({ ...content, fields })} />
  return null
}

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
          address={publicHref(kind, slug)}
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
