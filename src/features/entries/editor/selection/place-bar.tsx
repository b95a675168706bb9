import { useEditorState, type Editor } from '@tiptap/react'
import { ActionButton } from '../../../../ui/action-button'
import { goToFootnote } from '../live/insert-footnote'
import { noteKinds } from '../schema/note'
import { BarField, BarToggle } from './bar-parts'
import { codeLanguages } from './code-languages'
import { findPlace, type Place } from './find-place'
import { LinkBar } from './link-bar'
import * as css from './place-bar.module.css'
import { setAttribute } from './set-attribute'
import { TableBar } from './table-bar'

interface Props {
  editor: Editor
  /** Whether an address for what is chosen was asked for. */
  isLinking: boolean
  onLinked: () => void
}

/** What can be set of the picture, link, table and so on that one is in; below the tools. */
export function PlaceBar({ editor, isLinking, onLinked }: Props) {
  const place = useEditorState({ editor, selector: ({ editor: current }) => findPlace(current) })
  const isLink = isLinking || place.kind === 'link'
  return (
    <div role="group" aria-label={isLink ? 'Link' : titles[place.kind]} className={css.bar}>
      {isLink ? (
        <LinkBar
          // Another link is another field.
          key={place.kind === 'link' ? place.href : 'new'}
          editor={editor}
          href={place.kind === 'link' ? place.href : ''}
          isAsked={isLinking}
          onDone={onLinked}
        />
      ) : (
        <PlaceTools editor={editor} place={place} />
      )}
    </div>
  )
}

const titles: Record<Place['kind'], string> = {
  picture: 'Picture',
  markdownInline: 'Markdown as it is',
  footnoteReference: 'Footnote',
  link: 'Link',
  codeBlock: 'Block of code',
  table: 'Table',
  note: 'Note',
  footnoteDefinition: 'Text of a footnote',
  markdownBlock: 'Markdown as it is',
  text: 'Text',
}

function PlaceTools({ editor, place }: { editor: Editor; place: Place }) {
  const set = (type: string, name: string) => (value: string) =>
    setAttribute(editor, type, name, value === '' && name !== 'alt' ? null : value)
  const back = () => editor.commands.focus()
  switch (place.kind) {
    case 'picture':
      return (
        <>
          <BarField
            label="Alternative text"
            value={place.alt}
            isRequired
            placeholder="What the picture shows, for those who cannot see it"
            onChange={set('picture', 'alt')}
            onLeave={back}
          />
          <BarField
            label="Caption"
            value={place.title}
            placeholder="Shown below a picture that stands alone"
            onChange={set('picture', 'title')}
            onLeave={back}
          />
          <ActionButton look="plain" onPress={() => editor.chain().deleteSelection().focus().run()}>
            Remove
          </ActionButton>
        </>
      )
    case 'codeBlock':
      return (
        <BarField
          label="Language"
          value={place.language}
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
              isOn={place.noteKind === kind}
              onPress={() => setAttribute(editor, 'note', 'kind', kind)}
            >
              {title}
            </BarToggle>
          ))}
        </>
      )
    case 'table':
      return <TableBar editor={editor} align={place.align} />
    case 'markdownInline':
      return (
        <BarField
          label="Markdown as it is"
          value={place.markdown}
          onChange={(value) => setAttribute(editor, 'markdownInline', 'markdown', value)}
          onLeave={back}
        />
      )
    case 'footnoteReference':
      return (
        <ActionButton look="plain" onPress={() => goToFootnote(editor, 'footnoteDefinition', place.label)}>
          Go to the text of footnote {place.label}
        </ActionButton>
      )
    case 'footnoteDefinition':
      return (
        <ActionButton look="plain" onPress={() => goToFootnote(editor, 'footnoteReference', place.label)}>
          Back to where footnote {place.label} stands
        </ActionButton>
      )
    case 'markdownBlock':
      return <p className={css.hint}>Kept as it is written: the editor has no form of its own for it.</p>
    default:
      return (
        <p className={css.hint}>
          Markdown works while you write: <kbd>##</kbd> a heading, <kbd>-</kbd> a list, <kbd>&gt;</kbd> a
          quotation, <kbd>```ts</kbd> code.
        </p>
      )
  }
}
