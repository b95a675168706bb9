import { EditorContent } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { focusFirstTool } from './focus-first-tool'
import { keyHelp } from './live/keys'
import * as css from './markdown-editor.module.css'
import { addPictures } from './pictures/picture-uploads'
import { PlaceBar } from './selection/place-bar'
import { SourceView } from './source-view'
import { Toolbar } from './toolbar'
import { useMarkdownEditor } from './use-markdown-editor'

interface Props {
  /** Of the text itself. Default: one of its own. */
  id?: string
  label: string
  /** Markdown. Another value than the last one given to `onChange` replaces the text, as one step of undoing. */
  value: string
  /** Called with each change. Blocks that nobody touched are in it as they were, to the byte. */
  onChange: (markdown: string) => void
  /** Keeps a picture and says where. An error's message is shown, so it is a sentence for people. */
  addPicture: (file: File) => Promise<{ src: string; width: number; height: number }>
  /** The address a picture of the text is shown at. */
  showPicture: (src: string) => string
  /** Default: false. */
  isReadOnly?: boolean
  /** Id of what describes the text further, e.g. what is wrong with it. */
  describedBy?: string
}

/** Writes a text that is kept as Markdown: as it looks on the page, or as its source. */
export function MarkdownEditor(props: Props) {
  const { label, value, onChange, addPicture, showPicture, isReadOnly = false, describedBy } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [isSource, setIsSource] = useState(false)
  const [isLinking, setIsLinking] = useState(false)
  const [announcement, announce] = useState('')
  const tools = useRef<HTMLDivElement>(null)
  const description = [describedBy, `${ownId}-help`].filter((one) => one !== undefined).join(' ')

  const editor = useMarkdownEditor({
    value,
    onChange,
    addPicture,
    showPicture,
    announce,
    isReadOnly,
    isPaused: isSource,
    onTools: () => focusFirstTool(tools.current),
    onLink: () => setIsLinking(true),
    attributes: {
      id,
      class: 'prose',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': description,
      'aria-readonly': String(isReadOnly),
    },
  })

  return (
    <div className={css.editor} data-read-only={isReadOnly || undefined}>
      {editor !== null && (
        <div className={css.head}>
          <Toolbar
            editor={editor}
            isSource={isSource}
            isReadOnly={isReadOnly}
            toolsRef={tools}
            onSource={setIsSource}
            onLink={() => setIsLinking(true)}
            onPictures={(files) => {
              addPictures(editor.view, files, editor.state.selection.from, { addPicture, announce })
            }}
          />
          {!isSource && !isReadOnly && (
            <PlaceBar editor={editor} isLinking={isLinking} onLinked={() => setIsLinking(false)} />
          )}
        </div>
      )}
      {isSource ? (
        <SourceView
          id={id}
          label={label}
          value={value}
          onChange={onChange}
          isReadOnly={isReadOnly}
          describedBy={describedBy}
          onTools={() => focusFirstTool(tools.current)}
        />
      ) : (
        <EditorContent editor={editor} className={css.text} />
      )}
      <p id={`${ownId}-help`} hidden>
        {keyHelp}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  )
}
