import { memo, useCallback } from 'react'
import { contentLabels, entryDescriptions } from '../../../contract/content/entry-descriptions'
import type { EntryDescription } from '../../../contract/content/field'
import { isFixed, isSetting, titleKeyOf, titleOf } from '../../../contract/content/kinds'
import { person } from '../../../contract/content/person.fields'
import { mayHaveReadingParts } from '../../../contract/content/reading-parts'
import { title } from '../../../contract/content/shared.fields'
import type { EntryContent } from '../../../contract/entry'
import type { EditorRemarks } from './editor/editor-remarks'
import { KeyboardShortcuts } from './editor/keyboard-shortcuts'
import type { FindLinkTargets } from './editor/links/use-link-targets'
import { MarkdownEditor } from './editor/markdown-editor'
import type { EntryFormProps } from './entry-form-props'
import * as css from './entry-screen.module.css'
import { TextControl } from './form/basic-controls'
import { ProblemText } from './form/field-frame'
import { FieldSections, withField, type ChangeField } from './form/field-sections'
import { useFormField } from './form/form-context'
import { followTitle } from './form/make-slug'
import { TextStatistics } from './text-statistics'

interface Props extends EntryFormProps {
  /** Remarks on the text; undefined: none can be made yet. */
  remarks: EditorRemarks | undefined
  /** The content with an empty text: stays the same while only the text changes. */
  withoutText: EntryContent
  onFieldChange: ChangeField
}

/** Many fields, which a key in the text doesn't change. */
const MainFields = memo(FieldSections)

/** What stands on the page: title, text, and what the kind has besides. */
export function TextColumn(props: Props) {
  const { api, content, onChange, live, choices, pictures, withoutText, onFieldChange } = props
  const { kind, slug } = content
  const { id, isReadOnly, problem } = useFormField('markdown')
  const { hasNoText }: EntryDescription = entryDescriptions[kind]
  const findLinkTargets = useCallback<FindLinkTargets>(
    async (query, signal) => (await api.GET('/api/link-targets', { params: { query }, signal })).data.data,
    [api],
  )
  const setTitle = (changed: string | undefined) =>
    onChange({
      ...withField(content, titleKeyOf(kind), changed),
      slug: isFixed(kind) ? slug : followTitle(slug, titleOf(content), changed ?? '', live !== null),
    })
  return (
    <>
      {isSetting(kind) ? (
        <h1 className={css.heading}>{titleOf(content)}</h1>
      ) : (
        <TextControl
          path={`fields.${titleKeyOf(kind)}`}
          field={kind === 'person' ? person.fields.name : title}
          look="title"
          value={titleOf(content)}
          onChange={setTitle}
        />
      )}
      {hasNoText !== true && (
        <div id={id} className={css.text}>
          <MarkdownEditor
            label={contentLabels.markdown}
            value={content.markdown}
            onChange={(markdown) => onChange({ ...content, markdown })}
            addImage={pictures.add}
            listImages={pictures.list}
            showImage={pictures.show}
            findLinkTargets={findLinkTargets}
            isLong={mayHaveReadingParts(kind)}
            remarks={props.remarks}
            isReadOnly={isReadOnly}
            describedBy="text-statistics"
          />
          <ProblemText problem={problem} isEmpty={content.markdown.trim() === ''} />
          <TextStatistics id="text-statistics" markdown={content.markdown} kind={kind} />
          {!isReadOnly && <KeyboardShortcuts />}
        </div>
      )}
      <MainFields
        column="main"
        content={withoutText}
        onChange={onFieldChange}
        choices={choices}
        pictures={pictures}
      />
    </>
  )
}
