import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { findPictureFault } from './find-picture-fault'
import { createPlaceholder } from './picture-placeholder'

export interface Uploads {
  /** Keeps a picture and says where. What it throws is shown in its own words. */
  addPicture: (file: File) => Promise<{ src: string }>
  /** Says to a screen reader what happens. */
  announce: (text: string) => void
}

/** Where a picture will be, by the picture's own key. */
type Change = { add: object; at: number; dom: HTMLElement } | { remove: object }

const key = new PluginKey<DecorationSet>('pictureUploads')

/** Shows pictures that are on their way, and puts them where they were dropped, pasted or chosen for. */
export const PictureUploads = Extension.create<Uploads>({
  name: 'pictureUploads',
  addOptions: () => ({
    addPicture: () => Promise.reject(new Error('Pictures cannot be added here.')),
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
          handlePaste: (view, event) =>
            takeFiles(view, event.clipboardData, view.state.selection.from, options),
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

/** Whether a picture is on its way, or waits to be tried again: its place is in this text and in no other form of it. */
export const hasPicturesUnderWay = (state: EditorState): boolean =>
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

/** True where there were files: text that comes with them (a table from a spreadsheet) is preferred. */
function takeFiles(view: EditorView, data: DataTransfer | null, at: number, uploads: Uploads): boolean {
  const files = [...(data?.files ?? [])]
  if (files.length === 0 || !view.editable) return false
  if (data?.types.includes('text/html') === true && data.getData('text/html').includes('<table')) return false
  addPictures(view, files, at, uploads)
  return true
}

/** Adds pictures at a place of the text, each with its own progress, success or failure. */
export function addPictures(view: EditorView, files: readonly File[], at: number, uploads: Uploads): void {
  for (const file of files) void addPicture(view, file, at, uploads)
}

async function addPicture(view: EditorView, file: File, at: number, uploads: Uploads): Promise<void> {
  const upload = {}
  const placeholder = createPlaceholder(file, {
    onRetry: () => void tryOnce(),
    onRemove: () => leave(),
  })
  const leave = () => {
    placeholder.end()
    view.dispatch(view.state.tr.setMeta(key, { remove: upload } satisfies Change))
    view.focus()
  }
  const fail = (reason: string) => {
    placeholder.fail(reason)
    uploads.announce(`${file.name} was not added. ${reason}`)
  }
  const tryOnce = async () => {
    const fault = findPictureFault(file)
    if (fault !== undefined) {
      fail(fault)
      return
    }
    placeholder.begin()
    uploads.announce(`Adding ${file.name}.`)
    try {
      const { src } = await uploads.addPicture(file)
      if (view.isDestroyed) return
      if (!putIn(view, upload, src)) return
      placeholder.end()
      uploads.announce(`${file.name} was added. Describe it for those who cannot see it.`)
    } catch (error) {
      fail(error instanceof Error ? error.message : 'Try it again.')
    }
  }
  const change: Change = { add: upload, at: belowCode(view, at), dom: placeholder.dom }
  view.dispatch(view.state.tr.setMeta(key, change))
  await tryOnce()
}

/** A block of code holds no picture: it stands below it. */
function belowCode({ state }: EditorView, at: number): number {
  const $at = state.doc.resolve(at)
  return $at.parent.type.spec.code === true ? $at.after() : at
}

/** False where the place was removed meanwhile. */
function putIn(view: EditorView, upload: object, src: string): boolean {
  const [place] = key.getState(view.state)?.find(undefined, undefined, isOf(upload)) ?? []
  const tr = view.state.tr.setMeta(key, { remove: upload } satisfies Change)
  const picture = view.state.schema.nodes['picture']?.create({ src })
  if (place === undefined || picture === undefined) return false
  const isHere = view.state.selection.empty && view.state.selection.from === place.from
  tr.replaceRangeWith(place.from, place.from, picture)
  if (isHere && tr.doc.nodeAt(place.from)?.type === picture.type) {
    tr.setSelection(NodeSelection.create(tr.doc, place.from))
  }
  view.dispatch(tr)
  return true
}
