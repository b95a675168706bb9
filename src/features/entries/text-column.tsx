import { MarkdownEditor } from './editor/markdown-editor'
import { withCommon, type EntryFormProps } from './entry-form-props'
import { CaseStudyDetails } from './form/case-study-details'
import { ProblemText } from './form/field-frame'
import { useFormField } from './form/form-context'
import { JobDetails } from './form/job-details'
import { limits } from './form/limits'
import { followTitle } from './form/make-slug'
import { TextEntry } from './form/text-entry'
import { TextFigures } from './text-figures'
import * as css from './writing-screen.module.css'

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
        <TextFigures id="text-figures" markdown={content.markdown} />
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
