import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import { parseTree } from '../../../../lib/markdown-tree'

/**
 * The document with each link that names its address by a label written out where the text no longer explains the
 * label, or explains it otherwise: what one sees in the editor is what is meant.
 */
export function settleReferences(doc: Node): Node {
  if (!hasReferences(doc)) return doc
  const addresses = findAddresses(doc)
  return settle(doc, (mark) => {
    const { label, href } = mark.attrs as Record<string, unknown>
    if (typeof label !== 'string' || addresses.get(labelKey(label)) === href) return mark
    return mark.type.create({ ...mark.attrs, label: null, reference: null })
  })
}

const labelKey = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase()

function hasReferences(doc: Node): boolean {
  let found = false
  doc.descendants(({ marks }) => {
    found ||= marks.some(({ attrs }) => typeof attrs['label'] === 'string')
    return !found
  })
  return found
}

function findAddresses(doc: Node): Map<string, string> {
  const addresses = new Map<string, string>()
  doc.descendants((node) => {
    if (node.type.name !== 'markdownBlock') return true
    for (const child of parseTree(node.textContent).children) {
      if (child.type !== 'definition') continue
      const key = labelKey(child.label ?? child.identifier)
      if (!addresses.has(key)) addresses.set(key, child.url)
    }
    return false
  })
  return addresses
}

/** Nodes in which nothing changes stay the very same. */
function settle(node: Node, change: (mark: Mark) => Mark): Node {
  const children = node.children.map((child) => settle(child, change))
  const marks = node.marks.map((mark) => (mark.type.name === 'link' ? change(mark) : mark))
  const isSame =
    children.every((child, index) => child === node.child(index)) &&
    marks.every((mark, index) => mark === node.marks[index])
  if (isSame) return node
  return node.isText ? node.mark(marks) : node.copy(Fragment.from(children)).mark(marks)
}
