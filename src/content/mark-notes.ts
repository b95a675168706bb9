import type { Element, ElementContent, Root, Text } from 'hast'
import { visit } from 'unist-util-visit'

/** Kinds of note, as on GitHub: `> [!NOTE]` above a quotation. */
const kinds = ['Note', 'Tip', 'Important', 'Warning', 'Caution'] as const

/** The line that names the kind, and what stands below it in the same run of text. */
const marker = /^\s*\[!(\w+)\][ \t]*(?:\n([\s\S]*))?$/

/**
 * Turns quotations that begin with a kind of note into notes; others stay quotations. By ourselves: the package for it
 * brings a megabyte of icons and a parser of HTML into the browser that shows a page before it is built.
 */
export const markNotes = () => (tree: Root) => {
  visit(tree, 'element', (element, index, parent) => {
    const note = element.tagName === 'blockquote' ? asNote(element) : undefined
    if (note && parent && index !== undefined) parent.children[index] = note
  })
}

function asNote({ children }: Element): Element | undefined {
  const at = children.findIndex(({ type }) => type === 'element')
  const first = children[at]
  const [head, ...others] = first?.type === 'element' && first.tagName === 'p' ? first.children : []
  const match = head?.type === 'text' ? marker.exec(head.value) : null
  const title = kinds.find((kind) => kind.toUpperCase() === match?.[1]?.toUpperCase())
  if (match === null || title === undefined) return undefined

  const rest = match[2] ?? ''
  const text = rest === '' ? withoutBreak(others) : [createText(rest), ...others]
  const body = children.slice(at + 1)
  if (text.length === 0 && !body.some(({ type }) => type === 'element')) return undefined
  return buildNote(title, [...(text.length === 0 ? [] : [createParagraph([...text])]), ...body])
}

const createText = (value: string): Text => ({ type: 'text', value })

/** The line of the kind may end in a hard break, which would leave an empty line. */
function withoutBreak(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const [first] = nodes
  return first?.type === 'element' && first.tagName === 'br' ? nodes.slice(2) : nodes
}

/** A note with a label for its kind. */
function buildNote(title: string, text: ElementContent[]): Element {
  const label = createParagraph([createText(title)], { className: ['note-label'] })
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['note', `note-${title.toLowerCase()}`], role: 'note' },
    children: [label, ...text],
  }
}

const createParagraph = (children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName: 'p',
  properties,
  children,
})
