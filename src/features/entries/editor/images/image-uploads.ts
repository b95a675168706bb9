import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { readPastedImages } from '../paste/pasted-images'
import { validateImage } from './validate-image'

export interface Uploads {
  /** Uploads an image. The message of an error is shown. */
  addImage: (file: File) => Promise<{ src: string }>
  /** A pasted document showed images that could not be pasted. */
  onMissing?: (count: number) => void
  /** Announces progress to screen readers. */
  announce: (text: string) => void
}

/** A change of the placeholders, each known by the object of its upload. */
type Change = { add: object; at: number; dom: HTMLElement } | { remove: object }

const key = new PluginKey<DecorationSet>('imageUploads')

/** Shows images while they upload, and inserts them where they were dropped, pasted or chosen. */
export const ImageUploads = Extension.create<Uploads>({
  name: 'imageUploads',
  addOptions: () => ({
    addImage: () => Promise.reject(new Error('You can’t add images here.')),
    announce: () => undefined,
  }),
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin<DecorationSet>({
        key,
        state: { init: () => DecorationSet.empty, apply: (tr, set) => follow(tr, set) },
        props: {
          decorations: (state) => key.getState(state),
          handlePaste: (view, event) => {
            if (takeFiles(view, event.clipboardData, view.state.selection.from, options)) return true
            takeImagesOf(view, event.clipboardData?.getData('text/html') ?? '', options)
            return false
          },
          handleDrop: (view, event, _slice, isMove) => {
            if (isMove) return false
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
            return takeFiles(view, event.dataTransfer, at ?? view.state.selection.from, options)
          },
        },
      }),
    ]
  },
})

/** Whether an image uploads or can be retried: its position is only known to the editor, not to the source. */
export const hasPendingUploads = (state: EditorState): boolean =>
  (key.getState(state)?.find().length ?? 0) > 0

function follow(tr: Transaction, set: DecorationSet): DecorationSet {
  const mapped = set.map(tr.mapping, tr.doc)
  const change = tr.getMeta(key) as Change | undefined
  if (change === undefined) return mapped
  if ('remove' in change) return mapped.remove(mapped.find(undefined, undefined, isOf(change.remove)))
  const placeholder = Decoration.widget(change.at, change.dom, { upload: change.add, side: -1 })
  return mapped.add(tr.doc, [placeholder])
}

const isOf = (upload: object) => (spec: { upload?: object }) => spec.upload === upload

/** Whether files were taken; text that comes with them (a table from a spreadsheet) takes precedence. */
function takeFiles(view: EditorView, data: DataTransfer | null, at: number, uploads: Uploads): boolean {
  const files = [...(data?.files ?? [])]
  if (files.length === 0 || !view.editable) return false
  if (data?.types.includes('text/html') === true && data.getData('text/html').includes('<table')) return false
  addImages(view, files, at, uploads)
  return true
}

/** Uploads the images in a pasted document once its text is there, below it; says how many are missing. */
function takeImagesOf(view: EditorView, html: string, uploads: Uploads): void {
  if (!view.editable || html.includes('data-pm-slice')) return
  const { files, missing } = readPastedImages(html)
  uploads.onMissing?.(missing)
  if (files.length === 0) return
  setTimeout(() => {
    if (!view.isDestroyed) addImages(view, files, view.state.selection.from, uploads)
  })
}

/** Uploads images and inserts them at a position, each with its own progress and errors. */
export function addImages(view: EditorView, files: readonly File[], at: number, uploads: Uploads): void {
  for (const file of files) void addImage(view, file, at, uploads)
}

async function addImage(view: EditorView, file: File, at: number, uploads: Uploads): Promise<void> {
  const upload = {}
  const placeholder = createPlaceholder(file, {
    onRetry: () => void tryOnce(),
    onRemove: () => remove(),
  })
  const remove = () => {
    placeholder.end()
    view.dispatch(view.state.tr.setMeta(key, { remove: upload } satisfies Change))
    view.focus()
  }
  const fail = (reason: string) => {
    placeholder.fail(reason)
    uploads.announce(`Couldn’t upload ${file.name}. ${reason}`)
  }
  const tryOnce = async () => {
    const error = validateImage(file)
    if (error !== undefined) {
      fail(error)
      return
    }
    placeholder.begin()
    uploads.announce(`Uploading ${file.name}.`)
    try {
      const { src } = await uploads.addImage(file)
      if (view.isDestroyed) return
      if (!insertImage(view, upload, src)) return
      placeholder.end()
      uploads.announce('Image uploaded. Add alt text.')
    } catch (error) {
      fail(error instanceof Error ? error.message : 'Try again.')
    }
  }
  const change: Change = { add: upload, at: belowCode(view, at), dom: placeholder.dom }
  view.dispatch(view.state.tr.setMeta(key, change))
  await tryOnce()
}

/** Inserts an image that is there already, at the selection. */
export function insertStoredImage(view: EditorView, image: { src: string; alt: string }): void {
  const node = view.state.schema.nodes['image']?.create(image)
  if (node === undefined) return
  const at = belowCode(view, view.state.selection.from)
  const tr = view.state.tr.replaceRangeWith(at, at, node)
  if (tr.doc.nodeAt(at)?.type === node.type) tr.setSelection(NodeSelection.create(tr.doc, at))
  view.dispatch(tr.scrollIntoView())
  view.focus()
}

/** A code block can't contain an image: it is inserted below. */
function belowCode({ state }: EditorView, at: number): number {
  const $at = state.doc.resolve(at)
  return $at.parent.type.spec.code === true ? $at.after() : at
}

/** False if the placeholder was removed during the upload. */
function insertImage(view: EditorView, upload: object, src: string): boolean {
  const [placeholder] = key.getState(view.state)?.find(undefined, undefined, isOf(upload)) ?? []
  const tr = view.state.tr.setMeta(key, { remove: upload } satisfies Change)
  const image = view.state.schema.nodes['image']?.create({ src })
  if (placeholder === undefined || image === undefined) return false
  const isHere = view.state.selection.empty && view.state.selection.from === placeholder.from
  tr.replaceRangeWith(placeholder.from, placeholder.from, image)
  if (isHere && tr.doc.nodeAt(placeholder.from)?.type === image.type) {
    tr.setSelection(NodeSelection.create(tr.doc, placeholder.from))
  }
  view.dispatch(tr)
  return true
}

interface Actions {
  onRetry: () => void
  onRemove: () => void
}

/** Placeholder in the text during an upload: a preview and the progress. */
function createPlaceholder(file: File, { onRetry, onRemove }: Actions) {
  const dom = document.createElement('span')
  const words = document.createElement('span')
  const preview = file.type.startsWith('image/') ? document.createElement('img') : undefined
  const address = preview === undefined ? undefined : URL.createObjectURL(file)
  dom.className = 'image-pending'
  dom.contentEditable = 'false'
  if (preview !== undefined && address !== undefined) {
    preview.src = address
    preview.alt = ''
    dom.append(preview)
  }
  dom.append(words)

  return {
    dom,
    begin: () => {
      dom.classList.remove('is-failed')
      words.replaceChildren(`Uploading ${file.name}…`)
    },
    fail: (reason: string) => {
      dom.classList.add('is-failed')
      const sentence = `Couldn’t upload ${file.name}. ${reason}`
      words.replaceChildren(sentence, createButton('Try again', onRetry), createButton('Remove', onRemove))
    },
    end: () => {
      if (address !== undefined) URL.revokeObjectURL(address)
    },
  }
}

function createButton(title: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = title
  button.addEventListener('click', onPress)
  return button
}
