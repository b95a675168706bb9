import { useEditorState, type Editor } from '@tiptap/react'
import type { LucideIcon } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import type { Passage } from '../../../../contract/remark'
import { ToolTip } from '../../../ui/tool-tip'
import * as icons from './editor-icons'
import { hasPendingUploads } from './images/image-uploads'
import { imageTypes } from './images/validate-image'
import { readSelectedPassage } from './live/passages'
import * as css from './toolbar.module.css'
import { toolGroups, toolGroupsFor } from './tools'

interface Props {
  editor: Editor
  /** Whether the text may have code, notes and footnotes. */
  isLong: boolean
  isSource: boolean
  isReadOnly: boolean
  onSource: (isSource: boolean) => void
  onLink: () => void
  onImages: (files: readonly File[]) => void
  /** Opens the media library; undefined: there is none. */
  onLibrary: (() => void) | undefined
  /** The person wants to remark on a passage; undefined: none can be made. */
  onRemark: ((passage: Passage) => void) | undefined
  toolbarRef: RefObject<HTMLDivElement | null>
  /** The chooser of images. */
  filesRef: RefObject<HTMLInputElement | null>
}

/** The formatting toolbar: one tab stop, with arrow keys between the buttons. */
export function Toolbar(props: Props) {
  const {
    editor,
    isLong,
    isSource,
    isReadOnly,
    onSource,
    onLink,
    onImages,
    onLibrary,
    onRemark,
    toolbarRef,
    filesRef,
  } = props
  const states = useEditorState({ editor, selector: ({ editor: current }) => readStates(current) })
  const isOff = isSource || isReadOnly
  const isWaiting = states['source']?.isUsable === false
  const button = (id: string) => {
    const { isOn, isUsable = false } = states[id] ?? {}
    return { isDisabled: isOff || !isUsable, isOn: isOn === undefined ? undefined : isOn && !isOff }
  }

  return (
    <AriaToolbar
      aria-label="Formatting toolbar"

      className={css.toolbar}
      ref={toolbarRef}
    >
      {toolGroupsFor(isLong).map((tools, index) => (
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
      <Group aria-label="Links and images" className={css.group}>
        <ToolbarButton title="Link" keys="Ctrl+K" icon={icons.Link} {...button('link')} onPress={onLink} />
        <ToolbarButton
          title="Image"
          icon={icons.Image}
          {...button('image')}
          onPress={() => filesRef.current?.click()}
        />
        {onLibrary && (
          <ToolbarButton
            title="Image from library"
            icon={icons.Library}
            {...button('image')}
            onPress={onLibrary}
          />
        )}
      </Group>
      {onRemark && (
        <Group aria-label="Remarks" className={css.group}>
          <ToolbarButton
            title="Remark on the selected words"
            keys="Ctrl+Alt+M"
            icon={icons.Remark}
            isDisabled={isSource || states['remark']?.isUsable !== true}
            onPress={() => {
              const passage = readSelectedPassage(editor.state)
              if (passage) onRemark(passage)
            }}
          />
        </Group>
      )}
      <Group aria-label="View" className={`${css.group} ${css.end}`}>
        <ToolbarButton
          title={isWaiting ? 'Markdown source (available when uploads finish)' : 'Markdown source'}
          icon={icons.Source}
          isOn={isSource}
          isDisabled={isWaiting}
          onPress={() => onSource(!isSource)}
        />
      </Group>
      <input
        ref={filesRef}
        type="file"
        accept={imageTypes.join(',')}
        multiple
        hidden
        aria-label="Add images"
        onChange={({ target }) => {
          onImages([...(target.files ?? [])])
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
    image: { isOn: undefined, isUsable: isText },
    remark: { isOn: undefined, isUsable: !editor.state.selection.empty },
    source: { isOn: undefined, isUsable: !hasPendingUploads(editor.state) },
  }
}

interface ToolbarButtonProps {
  title: string
  keys?: string | undefined
  icon: LucideIcon
  /** Whether it is on; undefined if it can't be on or off. */
  isOn?: boolean | undefined
  isDisabled?: boolean
  onPress: () => void
}

/** An icon button with a tooltip for its name and shortcut. */
function ToolbarButton({ title, keys, icon: Icon, isOn, isDisabled = false, onPress }: ToolbarButtonProps) {
  const common = { 'aria-label': title, isDisabled, className: css.button }
  const content = <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
  return (
    <ToolTip title={title} keys={keys}>
      {isOn === undefined ? (
        <Button {...common} onPress={onPress}>
          {content}
        </Button>
      ) : (
        <ToggleButton {...common} isSelected={isOn} onChange={onPress}>
          {content}
        </ToggleButton>
      )}
    </ToolTip>
  )
}

/** Focuses the button that was used last, or the first one that is enabled. */
export function focusToolbar(toolbar: HTMLElement | null): void {
  const tools = [...(toolbar?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
  const last = tools.find((tool) => tool.tabIndex === 0)
  ;(last ?? tools[0])?.focus()
}
