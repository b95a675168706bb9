import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import { parseTree } from '../../../../lib/markdown-tree'
import { blockOf, findMatches, type Match } from './find-matches'
import { joinBlocks, type BlockToWrite } from './join-blocks'
import type { Origin } from './parse-document'
import { blockTexts } from './block-markdown'

/**
 * The Markdown of a document: unchanged blocks, and the gaps between them, are copied from the original text; others are
 * written in one consistent style.
 *
 * @param origins Where the document came from, the latest first.
 */
export function writeDocument(doc: Node, origins: readonly Origin[]): string {
  const [latest] = origins
  const lineEnd = latest?.lineEnd ?? '\n'
  const nodes = expandBrokenReferences(doc).children
  const matches = findMatches(nodes, origins)
  const blocks = nodes
    .map((node, index) => toBlock(node, matches[index], lineEnd))
    .filter(({ candidates }) => candidates.length > 0)
  if (blocks.length === 0) return latest?.blocks.length === 0 ? latest.before : ''
  const end = endOf(latest, blocks.at(-1))
  return (latest?.before ?? '') + joinBlocks(blocks, lineEnd) + end
}

/** The original end of the text; a line end if the last block itself contained it. */
function endOf(origin: Origin | undefined, last: BlockToWrite | undefined): string {
  const block = origin?.blocks.at(-1)
  if (origin === undefined || block === undefined) return '\n'
  const isWithin = /[\r\n]$/.test(block.source) && block.source !== last?.source
  return isWithin ? origin.lineEnd : block.after
}

function toBlock(node: Node, match: Match | undefined, lineEnd: string): BlockToWrite {
  const source = match?.isUnchanged === true ? blockOf(match)?.source : undefined
  const render = () => blockTexts(node).map((text) => text.replaceAll('\n', lineEnd))
  // An unchanged block is only rendered if its source does not fit its neighbors.
  return { match, source, candidates: source === undefined ? render() : [source], render }
}

/**
 * Writes out links by label whose definition is missing or has another URL: what the editor shows is what is meant.
 */
function expandBrokenReferences(doc: Node): Node {
  if (!hasReferences(doc)) return doc
  const urls = findUrls(doc)
  return mapLinks(doc, (mark) => {
    const { label, href } = mark.attrs as Record<string, unknown>
    if (typeof label !== 'string' || urls.get(labelKey(label)) === href) return mark
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

function findUrls(doc: Node): Map<string, string> {
  const urls = new Map<string, string>()
  doc.descendants((node) => {
    if (node.type.name !== 'markdownBlock') return true
    for (const child of parseTree(node.textContent).children) {
      if (child.type !== 'definition') continue
      const key = labelKey(child.label ?? child.identifier)
      if (!urls.has(key)) urls.set(key, child.url)
    }
    return false
  })
  return urls
}

/** Changes link marks; nodes without changes stay identical. */
function mapLinks(node: Node, change: (mark: Mark) => Mark): Node {
  const children = node.children.map((child) => mapLinks(child, change))
  const marks = node.marks.map((mark) => (mark.type.name === 'link' ? change(mark) : mark))
  const isSame =
    children.every((child, index) => child === node.child(index)) &&
    marks.every((mark, index) => mark === node.marks[index])
  if (isSame) return node
  return node.isText ? node.mark(marks) : node.copy(Fragment.from(children)).mark(marks)
}
