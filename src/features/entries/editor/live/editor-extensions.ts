import type { Extensions } from '@tiptap/core'
import { Placeholder, Selection } from '@tiptap/extensions'
import type { EditorState } from '@tiptap/pm/state'
import { ImageUploads, type Uploads } from '../images/image-uploads'
import { PasteRules } from '../paste/paste-rules'
import { schemaExtensions } from '../schema/schema-extensions'
import { SlashMenu, type OpenSlashMenu } from '../suggestions/slash-menu'
import { Figures, liveImage } from './image-view'
import { Keys } from './keys'
import { LiveListItem } from './lists'
import { Passages, type PassageOptions } from './passages'
import { TableRules } from './table-rules'

interface Options extends Uploads, PassageOptions {
  showImage: (src: string) => string
  /** Focuses the toolbar. */
  onToolbar: () => void
  /** Opens the link field. */
  onLink: () => void
  /** The person wants to remark on what is selected. */
  onRemark: (state: EditorState) => void
  /** Opens the file chooser for images. */
  onImage: () => void
  /** Opens the media library. Default: there is none. */
  onLibrary?: () => void
  /** Whether the text may have code, notes and footnotes. */
  isLong: boolean
  /** The slash menu opens, changes, or closes (null). */
  onSlashMenu: (menu: OpenSlashMenu | null) => void
}

/** All extensions of the editor on a screen. */
export const editorExtensions = ({
  showImage,
  addImage,
  announce,
  onMissing,
  onToolbar,
  onLink,
  onRemark,
  onImage,
  onLibrary,
  isLong,
  onSlashMenu,
  onFound,
  onOpen,
}: Options): Extensions => [
  ...schemaExtensions.filter(({ name }) => name !== 'listItem' && name !== 'image'),
  LiveListItem,
  liveImage(showImage),
  Keys.configure({ onToolbar, onLink, onRemark }),
  Passages.configure({ onFound, onOpen }),
  SlashMenu.configure({ isLong, onLink, onImage, ...(onLibrary && { onLibrary }), onMenu: onSlashMenu }),
  TableRules,
  Figures,
  ImageUploads.configure({ addImage, announce, ...(onMissing && { onMissing }) }),
  PasteRules,
  Placeholder.configure({ placeholder: 'Start writing. Type / for headings, lists and more.' }),
  Selection.configure({ className: 'is-kept-selection' }),
]
