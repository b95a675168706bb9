import { useEditorState, type Editor } from '@tiptap/react'
import { codeLanguages as languages } from '../../../../lib/code-languages'
import {
  figureWidths,
  readFigureTitle,
  writeFigureTitle,
  type FigureWidth,
} from '../../../../lib/figure-width'
import { ActionButton } from '../../../../ui/action-button'
import { Trash } from '../../../../ui/icons'
import { Rectangle } from '../editor-icons'
import { LinkBar } from '../links/link-bar'
import type { FindLinkTargets } from '../links/use-link-targets'
import { goToFootnote } from '../live/footnotes'
import { noteKinds } from '../schema/blocks'
import { BarField, BarToggle, FoldingActions, type BarAction } from './bar-controls'
import { findSelectedElement, type SelectedElement, setAttribute } from './selected-element'
import * as css from './selection-bar.module.css'
import { TableBar } from './table-bar'

interface Props {
  editor: Editor
  /** Whether a link is being added to the selection. */
  isLinking: boolean
  findTargets: FindLinkTargets
  /** Whether pictures of the text can have a width of their own. */
  hasWidths: boolean
  onLinked: () => void
}

/** Settings of the selected image, link, table and so on, below the toolbar. */
export function SelectionBar({ editor, isLinking, findTargets, hasWidths, onLinked }: Props) {
  const element = useEditorState({ editor, selector: ({ editor: current }) => findSelectedElement(current) })
  const isLink = isLinking || element.kind === 'link'
  if (!isLink && element.kind === 'text') return null
  return (
    <div role="group" aria-label={isLink ? 'Link' : titles[element.kind]} className={css.bar}>
      {isLink ? (
        <LinkBar
          // A new field for each link.
          key={element.kind === 'link' ? element.href : 'new'}
          editor={editor}
          href={element.kind === 'link' ? element.href : ''}
          isFocused={isLinking}
          findTargets={findTargets}
          onDone={onLinked}
        />
      ) : (
        <SelectionTools editor={editor} element={element} hasWidths={hasWidths} />
      )}
    </div>
  )
}

const titles: Record<SelectedElement['kind'], string> = {
  image: 'Image',
  markdownInline: 'Raw Markdown',
  footnoteReference: 'Footnote',
  link: 'Link',
  codeBlock: 'Code block',
  table: 'Table',
  note: 'Note',
  footnoteDefinition: 'Footnote text',
  markdownBlock: 'Raw Markdown',
  text: 'Text',
}

const widthLooks: Record<FigureWidth, Pick<BarAction, 'title' | 'size'>> = {
  wide: { title: 'Wide', size: 24 },
  text: { title: 'Text width', size: 18 },
  small: { title: 'Small', size: 12 },
}

function SelectionTools({
  editor,
  element,
  hasWidths,
}: Pick<Props, 'editor' | 'hasWidths'> & { element: SelectedElement }) {
  const set = (type: string, name: string) => (value: string) =>
    setAttribute(editor, type, name, value === '' && name !== 'alt' ? null : value)
  const back = () => editor.commands.focus()
  switch (element.kind) {
    case 'image': {
      const figure = readFigureTitle(element.title)
      const setFigure = (change: Partial<typeof figure>) =>
        set('image', 'title')(writeFigureTitle({ ...figure, ...change }))
      return (
        <>
          <BarField
            label="Alt text"
            value={element.alt}
            isRequired
            placeholder="Describe the image for people using a screen reader"
            onChange={set('image', 'alt')}
            onLeave={back}
          />
          <BarField
            label="Caption"
            value={figure.caption}
            placeholder="Shown below the image"
            onChange={(caption) => setFigure({ caption })}
            onLeave={back}
          />
          <FoldingActions
            label="Image settings"
            actions={[
              ...(hasWidths ? figureWidths : []).map((width) => ({
                ...widthLooks[width],
                Icon: Rectangle,
                isOn: figure.width === width,
                onPress: () => setFigure({ width }),
              })),
              {
                title: 'Remove image',
                Icon: Trash,
                onPress: () => editor.chain().deleteSelection().focus().run(),
              },
            ]}
          />
        </>
      )
    }
    case 'codeBlock':
      return (
        <BarField
          label="Language"
          value={element.language}
          choices={codeLanguages}
          placeholder="text"
          onChange={(value) => set('codeBlock', 'language')(value.trim().replace(/[\s`]/g, ''))}
          onLeave={back}
        />
      )
    case 'note':
      return (
        <>
          {noteKinds.map(({ kind, title }) => (
            <BarToggle
              key={kind}
              isOn={element.noteKind === kind}
              onPress={() => setAttribute(editor, 'note', 'kind', kind)}
            >
              {title}
            </BarToggle>
          ))}
        </>
      )
    case 'table':
      return <TableBar editor={editor} align={element.align} />
    case 'markdownInline':
      return (
        <BarField
          label="Raw Markdown"
          value={element.markdown}
          onChange={(value) => setAttribute(editor, 'markdownInline', 'markdown', value)}
          onLeave={back}
        />
      )
    case 'footnoteReference':
      return (
        <ActionButton look="plain" onPress={() => goToFootnote(editor, 'footnoteDefinition', element.label)}>
          Go to footnote {element.label}
        </ActionButton>
      )
    case 'footnoteDefinition':
      return (
        <ActionButton look="plain" onPress={() => goToFootnote(editor, 'footnoteReference', element.label)}>
          Back to reference {element.label}
        </ActionButton>
      )
    case 'markdownBlock':
      return <p className={css.hint}>Shown as raw Markdown because the editor can’t display it.</p>
    default:
      return null
  }
}

/** The languages a code block can be set to. */
export const codeLanguages = languages.map(({ name, words }) => ({ value: words[0], title: name }))
