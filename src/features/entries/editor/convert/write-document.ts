import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import { parseTree } from '../../../../lib/markdown-tree'
import { blockTexts } from './block-markdown'
import { blockOf, findMatches, type Match } from './find-matches'
import type { Origin } from './parse-document'

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

/** A block with the ways to write it. */
interface BlockToWrite {
  match: Match | undefined
  /** Its original Markdown, if it is unchanged. */
  source: string | undefined
  /** Ways to write it, the best first. */
  candidates: readonly string[]
  /** Writes it from the document, whatever the source. */
  render: () => readonly string[]
}

/** The Markdown of a block, with the gap before it. */
interface Written {
  gap: string
  text: string
}

/** Joins blocks so that each is parsed as a separate block. */
function joinBlocks(blocks: readonly BlockToWrite[], lineEnd: string): string {
  const written: Written[] = []
  blocks.forEach((block, index) => {
    const candidates = orderCandidates(block, blocks[index + 1], lineEnd)
    const [before, last] = [blocks[index - 1], written.at(-1)]
    if (before === undefined || last === undefined) written.push({ gap: '', text: candidates[0] ?? '' })
    else written.push(append(last, before, { ...block, candidates }, lineEnd))
  })
  return written.map(({ gap, text }) => gap + text).join('')
}

/** Puts candidates first that let the unchanged block below stay as it is. */
function orderCandidates(
  { candidates }: BlockToWrite,
  next: BlockToWrite | undefined,
  lineEnd: string,
): readonly string[] {
  const below = next?.source
  if (below === undefined || candidates.length < 2) return candidates
  const fits = (form: string) => areSeparate(form, lineEnd.repeat(2), below)
  return [...candidates.filter(fits), ...candidates.filter((form) => !fits(form))]
}

/** @param last The block before; changed if it would absorb this one. */
function append(last: Written, before: BlockToWrite, block: BlockToWrite, lineEnd: string): Written {
  const gap = gapBetween(before.match, block.match)
  const { source } = block
  if (gap !== undefined && source !== undefined && last.text === before.source) return { gap, text: source }
  const gaps = [...(gap === undefined ? [] : [gap]), lineEnd.repeat(2)]
  const candidates = [...block.candidates, ...(source === undefined ? [] : block.render())]
  const found = findSeparate(last.text, gaps, candidates)
  if (found !== undefined) return found
  const closed = closingLines.map((line) => last.text + lineEnd + line)
  for (const text of [...before.render(), ...closed]) {
    const below = findSeparate(text, gaps, candidates)
    if (below === undefined) continue
    last.text = text
    return below
  }
  return { gap: lineEnd.repeat(2), text: candidates[0] ?? '' }
}

function findSeparate(before: string, gaps: readonly string[], candidates: readonly string[]) {
  for (const text of candidates) {
    for (const gap of gaps) if (areSeparate(before, gap, text)) return { gap, text }
  }
  return undefined
}

/** The original gap between two blocks that were adjacent. */
function gapBetween(one: Match | undefined, other: Match | undefined): string | undefined {
  if (one === undefined || other?.origin !== one.origin || other.index !== one.index + 1) return undefined
  return blockOf(one)?.after
}

/** Lines that close what would otherwise continue to the end: open fences, comments and the like. */
const closingLines = ['```', '~~~', '-->', '?>', ']]>', '>', '</script>', '</pre>', '</style>', '</textarea>']

const cache = new Map<string, boolean>()

/**
 * Whether two Markdown texts with this gap between them are parsed as separate blocks. Two adjacent lists, for
 * example, become one.
 */
function areSeparate(before: string, gap: string, after: string): boolean {
  const key = JSON.stringify([before, gap, after])
  const answer = cache.get(key) ?? parseSeparately(before, gap, after)
  // The few texts around the cursor are checked with every change.
  if (cache.size > 50) cache.clear()
  cache.set(key, answer)
  return answer
}

function parseSeparately(before: string, gap: string, after: string): boolean {
  const { children } = parseTree(before + gap + after)
  const start = before.length + gap.length
  return children.every(
    ({ position }) => (position?.end.offset ?? 0) <= start || (position?.start.offset ?? 0) >= before.length,
  )
}
