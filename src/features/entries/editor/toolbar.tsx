import { useEditorState, type Editor } from '@tiptap/react'
import { useRef, type RefObject } from 'react'
import { Group } from 'react-aria-components/Group'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import * as icons from './editor-icons'
import { pictureTypes } from './pictures/find-picture-fault'
import { hasPicturesUnderWay } from './pictures/picture-uploads'
import { ToolbarButton } from './toolbar-button'
import * as css from './toolbar.module.css'
import { toolGroups } from './tools'

interface Props {
  editor: Editor
  isSource: boolean
  isReadOnly: boolean
  onSource: (isSource: boolean) => void
  onLink: () => void
  onPictures: (files: readonly File[]) => void
  toolsRef: RefObject<HTMLDivElement | null>
}

/** The tools of the text: one stop of Tab, arrows lead from one to the next. */
export function Toolbar({ editor, isSource, isReadOnly, onSource, onLink, onPictures, toolsRef }: Props) {
  const states = useEditorState({ editor, selector: ({ editor: current }) => readStates(current) })
  const files = useRef<HTMLInputElement>(null)
  const isOff = isSource || isReadOnly
  const isWaiting = states['source']?.isUsable === false
  const button = (id: string) => {
    const { isOn, isUsable = false } = states[id] ?? {}
    return { isDisabled: isOff || !isUsable, isOn: isOn === undefined ? undefined : isOn && !isOff }
  }

  return (
    <AriaToolbar
      aria-label="Tools of the text"

      className={css.toolbar}
      ref={toolsRef}
    >
      {toolGroups.map((tools, index) => (
        <Group key={tools[0]?.id} aria-label={groupTitles[index]} className={css.group}>
          {tools.map(({ id, title, keys, icon, run }) => (
            <ToolbarButton
              key={id}
              title={title}
              keys={keys}
              icon={icon}
              {...button(id)}
              onPress={() => void run(editor)}
            />
          ))}
        </Group>
      ))}
      <Group aria-label="Links and pictures" className={css.group}>
        <ToolbarButton title="Link" keys="Ctrl+K" icon={icons.Link} {...button('link')} onPress={onLink} />
        <ToolbarButton
          title="Picture"
          icon={icons.Picture}
          {...button('picture')}
          onPress={() => files.current?.click()}
        />
      </Group>
      <Group aria-label="View" className={`${css.group} ${css.end}`}>
        <ToolbarButton
          title={isWaiting ? 'Markdown source, once the pictures are here' : 'Markdown source'}
          icon={icons.Source}
          isOn={isSource}
          isDisabled={isWaiting}
          onPress={() => onSource(!isSource)}
        />
      </Group>
      <input
        ref={files}
        type="file"
        accept={pictureTypes.join(',')}
        multiple
        hidden
        aria-label="Pictures to add"
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </AriaToolbar>
  )
}

const groupTitles = ['History', 'Headings', 'Text', 'Lists', 'Blocks']

interface ToolState {
  isOn: boolean | undefined
  isUsable: boolean
}

function readStates(editor: Editor): Record<string, ToolState> {
  const isText = !editor.isActive('codeBlock') && !editor.isActive('markdownBlock')
  return {
    ...Object.fromEntries(
      toolGroups
        .flat()
        .map(({ id, isOn, isUsable }) => [
          id,
          { isOn: isOn?.(editor), isUsable: isUsable?.(editor) ?? true } satisfies ToolState,
        ]),
    ),
    link: { isOn: editor.isActive('link'), isUsable: isText },
    picture: { isOn: undefined, isUsable: isText },
    source: { isOn: undefined, isUsable: !hasPicturesUnderWay(editor.state) },
  }
}
