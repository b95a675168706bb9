import { Extension, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { longestPassage, passageContext } from '../../../../../contract/passage-limits'
import type { Passage } from '../../../../../contract/remark'
import { findRange } from '../../remarks/find-range'
import { isLoading } from './load-markdown'

/** A passage to mark. */
export interface MarkedPassage {
  id: string
  passage: Passage
}

interface MarkedRange {
  id: string
  from: number
  to: number
}

interface Marks {
  passages: readonly MarkedPassage[]
  active: string | undefined
  /** Of the passages that are in the text, in its order. */
  ranges: readonly MarkedRange[]
  decorations: DecorationSet
}

const key = new PluginKey<Marks>('passages')

export interface PassageOptions {
  /** Called with the ids of the passages that are in the text, in its order, when they change. */
  onFound: (ids: readonly string[]) => void
  /** A marked passage was clicked. */
  onOpen: (id: string) => void
}

/** Marks passages. What is typed moves them; a text that is loaded is searched for them. */
export const Passages = Extension.create<PassageOptions>({
  name: 'passages',
  addOptions: () => ({ onFound: () => undefined, onOpen: () => undefined }),
  addProseMirrorPlugins() {
    const { onFound, onOpen } = this.options
    return [
      new Plugin<Marks>({
        key,
        state: {
          init: () => ({ passages: [], active: undefined, ranges: [], decorations: DecorationSet.empty }),
          apply: applyTransaction,
        },
        props: {
          decorations: (state) => key.getState(state)?.decorations,
          handleClick: (view, position) => {
            const clicked = key
              .getState(view.state)
              ?.ranges.findLast(({ from, to }) => from <= position && position < to)
            if (clicked) onOpen(clicked.id)
            return false
          },
        },
        view: () => ({
          update: ({ state }: EditorView, before: EditorState) => {
            const ids = idsIn(state)
            if (ids.join() !== idsIn(before).join()) onFound(ids)
          },
        }),
      }),
    ]
  },
})

/** Marks these passages in place of others. @param active Id of the one that stands out. */
export function markPassages(
  editor: Editor,
  passages: readonly MarkedPassage[],
  active: string | undefined,
): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, { passages, active }).setMeta('addToHistory', false))
}

/** The selected words, with what stands around them; undefined: nothing is selected. */
export function readSelectedPassage({ doc, selection: { from, to } }: EditorState): Passage | undefined {
  const { text, offsetOf } = readText(doc)
  const start = offsetOf(from)
  const end = Math.min(offsetOf(to), start + longestPassage)
  const quote = text.slice(start, end)
  if (quote.trim() === '') return undefined
  return {
    quote,
    before: text.slice(Math.max(0, start - passageContext), start),
    after: text.slice(end, end + passageContext),
  }
}

const idsIn = (state: EditorState) => key.getState(state)?.ranges.map(({ id }) => id) ?? []

function applyTransaction(transaction: Transaction, marks: Marks): Marks {
  const { doc, docChanged } = transaction
  const changed = transaction.getMeta(key) as Pick<Marks, 'passages' | 'active'> | undefined
  if (changed === undefined && !docChanged) return marks
  const { passages, active } = changed ?? marks
  if (passages.length === 0) return { passages, active, ranges: [], decorations: DecorationSet.empty }
  const isSearched = passages !== marks.passages || isLoading(transaction)
  const ranges = isSearched ? findRanges(doc, passages) : moveRanges(marks.ranges, transaction)
  const decorations = ranges.map(({ id, from, to }) =>
    Decoration.inline(from, to, { class: id === active ? 'remark is-active' : 'remark', 'data-remark': id }),
  )
  return { passages, active, ranges, decorations: DecorationSet.create(doc, decorations) }
}

function moveRanges(ranges: readonly MarkedRange[], { mapping }: Transaction): MarkedRange[] {
  return ranges
    .map(({ id, from, to }) => ({ id, from: mapping.map(from, 1), to: mapping.map(to, -1) }))
    .filter(({ from, to }) => from < to)
}

function findRanges(doc: Node, passages: readonly MarkedPassage[]): MarkedRange[] {
  const { text, positionOf } = readText(doc)
  return passages
    .flatMap(({ id, passage }) => {
      const found = findRange(text, passage)
      return found ? [{ id, from: positionOf(found.start), to: positionOf(found.end - 1) + 1 }] : []
    })
    .toSorted((a, b) => a.from - b.from)
}

/** The words of a document, one line for each block, and how they lie in it. */
function readText(doc: Node) {
  const pieces: { offset: number; position: number; length: number }[] = []
  let text = ''
  doc.descendants((node, position) => {
    if (node.isTextblock && text !== '') text += '\n'
    if (node.isText) {
      const { text: words = '' } = node
      pieces.push({ offset: text.length, position, length: words.length })
      text += words
    }
  })
  return {
    text,
    positionOf: (offset: number): number => {
      const piece = pieces.findLast((one) => one.offset <= offset)
      return piece ? piece.position + Math.min(offset - piece.offset, piece.length) : 0
    },
    offsetOf: (position: number): number => {
      const piece = pieces.findLast((one) => one.position <= position)
      return piece ? piece.offset + Math.min(position - piece.position, piece.length) : 0
    },
  }
}
