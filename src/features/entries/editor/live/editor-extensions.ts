import type { Extensions } from '@tiptap/core'
import { Placeholder, Selection } from '@tiptap/extensions'
import { PasteRules } from '../paste/paste-rules'
import { PictureUploads, type Uploads } from '../pictures/picture-uploads'
import { schemaExtensions } from '../schema/schema-extensions'
import { AlonePictures } from './alone-pictures'
import { LiveListItem } from './item-view'
import { Keys } from './keys'
import { livePicture } from './picture-view'
import { TableRules } from './table-rules'

interface Options extends Uploads {
  showPicture: (src: string) => string
  /** Leads to the tools. */
  onTools: () => void
  /** Asks for the address of a link. */
  onLink: () => void
}

/** Everything the editor on a screen is made of. */
export const editorExtensions = ({
  showPicture,
  addPicture,
  announce,
  onTools,
  onLink,
}: Options): Extensions => [
  ...schemaExtensions.filter(({ name }) => name !== 'listItem' && name !== 'picture'),
  LiveListItem,
  livePicture(showPicture),
  Keys.configure({ onTools, onLink }),
  TableRules,
  AlonePictures,
  PictureUploads.configure({ addPicture, announce }),
  PasteRules,
  Placeholder.configure({ placeholder: 'Write here. “## ” begins a heading, “- ” a list.' }),
  Selection.configure({ className: 'is-kept-selection' }),
]
