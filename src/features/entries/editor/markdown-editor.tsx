import { EditorContent } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import '../../../ui/reading-text.css'
import { ActionButton } from '../../../ui/action-button'
import { PicturePicker, type ListPictures } from '../../../ui/picture-picker'
import type { EditorRemarks } from './editor-remarks'
import { addImages, insertStoredImage } from './images/image-uploads'
import type { FindLinkTargets } from './links/use-link-targets'
import { keyHelp } from './live/keys'
import * as css from './markdown-editor.module.css'
import { SelectionBar } from './selection/selection-bar'
import type { OpenSlashMenu } from './suggestions/slash-menu'
import { SlashMenuList } from './suggestions/slash-menu-list'
import { optionId } from './suggestions/suggestion-list'
import { focusToolbar, Toolbar } from './toolbar'
import { useMarkdownEditor } from './use-markdown-editor'

interface Props {
  /** Id of the text. Default: generated. */
  id?: string
  label: string
  /** Markdown. A value other than the last one given to `onChange` replaces the text, as one undo step. */
  value: string
  /** Called with each change. Unchanged blocks stay the same to the byte. */
  onChange: (markdown: string) => void
  /** Uploads an image. The message of an error is shown. */
  addImage: (file: File) => Promise<{ src: string; width: number; height: number }>
  /** Pictures of the media library to choose from. Default: only files can be added. */
  listImages?: ListPictures
  /** Returns the URL at which an image is shown. */
  showImage: (src: string) => string
  /** Whether the text may have code, notes and footnotes. Default: true. */
  isLong?: boolean
  /** Finds pages and drafts to link to. */
  findLinkTargets: FindLinkTargets
  /** Remarks on passages. Default: none can be made. */
  remarks?: EditorRemarks | undefined
  /** Default: false. */
  isReadOnly?: boolean
  /** Id of an element that describes the text, e.g. its error. */
  describedBy?: string
}

/** Edits Markdown: as it looks on the page, or as its source. */
export function MarkdownEditor(props: Props) {
  const {
    label,
    value,
    onChange,
    addImage,
    listImages,
    showImage,
    findLinkTargets,
    remarks,
    isLong = true,
    isReadOnly = false,
    describedBy,
  } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [isSource, setIsSource] = useState(false)
  const [isLinking, setIsLinking] = useState(false)
  const [isPicking, setIsPicking] = useState(false)
  const [announcement, announce] = useState('')
  const [missing, setMissing] = useState(0)
  const [menu, setMenu] = useState<OpenSlashMenu | null>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const hasMenu = menu !== null && menu.items.length > 0
  const description = [describedBy, `${ownId}-help`].filter((one) => one !== undefined).join(' ')

  const { editor, fault } = useMarkdownEditor({
    value,
    onChange,
    addImage,
    showImage,
    announce,
    onMissing: setMissing,
    isReadOnly,
    isPaused: isSource,
    onToolbar: () => focusToolbar(toolbar.current),
    onLink: () => setIsLinking(true),
    onImage: () => files.current?.click(),
    onLibrary: listImages && (() => setIsPicking(true)),
    isLong,
    remarks,
    onSlashMenu: (changed) => {
      setMenu(changed)
      announce(changed ? countItems(changed) : '')
    },
    attributes: {
      id,
      class: 'prose',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': description,
      'aria-readonly': String(isReadOnly),
      ...(hasMenu && {
        'aria-autocomplete': 'list',
        'aria-controls': `${ownId}-menu`,
        'aria-activedescendant': optionId(`${ownId}-menu`, menu.active),
      }),
    },
  })

  const showsSource = isSource || fault !== undefined
  const editSource = (markdown: string) => {
    setIsSource(true) // it stays open once the text can be shown again, so that nobody is interrupted
    onChange(markdown)
  }

  return (
    <div className={css.editor} data-read-only={isReadOnly || undefined}>
      {editor !== null && (
        <div className={css.head}>
          <Toolbar
            editor={editor}
            isSource={showsSource}
            isReadOnly={isReadOnly}
            toolbarRef={toolbar}
            filesRef={files}
            onSource={setIsSource}
            onLink={() => setIsLinking(true)}
            isLong={isLong}
            onLibrary={listImages && (() => setIsPicking(true))}
            onRemark={remarks?.onAdd}
            onImages={(files) => {
              addImages(editor.view, files, editor.state.selection.from, { addImage, announce })
            }}
          />
          {!showsSource && !isReadOnly && (
            <SelectionBar
              hasWidths={isLong}
              editor={editor}
              isLinking={isLinking}
              findTargets={findLinkTargets}
              onLinked={() => setIsLinking(false)}
            />
          )}
        </div>
      )}
      {fault !== undefined && (
        <p role="alert" className={css.fault}>
          This text can only be edited as Markdown. {fault}.
        </p>
      )}
      {missing > 0 && (
        <p role="alert" className={css.fault}>
          Couldn’t paste {missing === 1 ? '1 image' : `${missing} images`} from the document. Insert{' '}
          {missing === 1 ? 'it as a file' : 'them as files'}.{' '}
          <ActionButton look="plain" onPress={() => setMissing(0)}>
            Dismiss
          </ActionButton>
        </p>
      )}
      {showsSource ? (
        <SourceView
          id={id}
          label={label}
          value={value}
          onChange={editSource}
          isReadOnly={isReadOnly}
          describedBy={describedBy}
          onToolbar={() => focusToolbar(toolbar.current)}
        />
      ) : (
        <EditorContent editor={editor} className={css.text} />
      )}
      {isPicking && listImages && editor !== null && (
        <PicturePicker
          list={listImages}
          toUrl={showImage}
          onPick={({ src, alt }) => {
            setIsPicking(false)
            // once the dialog has given the focus back
            setTimeout(() => {
              if (editor.isDestroyed) return
              insertStoredImage(editor.view, { src, alt })
              announce(alt === '' ? 'Image added. Add alt text.' : 'Image added, with its alt text.')
            })
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
      {hasMenu && <SlashMenuList id={`${ownId}-menu`} menu={menu} />}
      <p id={`${ownId}-help`} hidden>
        {keyHelp}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  )
}

const countItems = ({ items: { length } }: OpenSlashMenu) =>
  length === 0 ? '' : `${length} ${length === 1 ? 'block' : 'blocks'} to insert`

interface SourceViewProps {
  id: string
  label: string
  value: string
  onChange: (markdown: string) => void
  isReadOnly: boolean
  describedBy: string | undefined
  /** Focuses the toolbar. */
  onToolbar: () => void
}

/** The Markdown source in a text area. */
function SourceView({ id, label, value, onChange, isReadOnly, describedBy, onToolbar }: SourceViewProps) {
  return (
    <div className={css.source}>
      {/* A text area can't grow with its text: a hidden copy sets the height. */}
      <div aria-hidden="true" className={css.measure}>
        {`${value}\n`}
      </div>
      <textarea
        id={id}
        aria-label={`${label}, Markdown source`}
        aria-describedby={describedBy}
        value={value}
        readOnly={isReadOnly}
        spellCheck={false}
        className={css.field}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'F10' && event.altKey) {
            event.preventDefault()
            onToolbar()
          }
        }}
      />
    </div>
  )
}
