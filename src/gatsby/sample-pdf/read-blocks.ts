import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'

/** How a run of text is set. */
export type Voice = 'text' | 'strong' | 'head' | 'label' | 'code'

/** A stretch of text in one voice. */
export interface Run {
  text: string
  voice: Voice
}

export const plain = (text: string, voice: Voice = 'text'): Run[] => [{ text, voice }]

export interface Cell {
  runs: readonly Run[]
  align: 'left' | 'center' | 'right'
  /** What it heads. Default: nothing, it is a value. */
  scope?: 'Column' | 'Row'
}

export type Block =
  | { type: 'heading'; depth: number; runs: readonly Run[] }
  | { type: 'paragraph'; runs: readonly Run[] }
  | { type: 'list'; items: readonly { label: string; blocks: readonly Block[] }[] }
  | { type: 'table'; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
  | { type: 'code'; lines: readonly string[] }
  | { type: 'note'; blocks: readonly Block[] }

/** Reads the parts of a text that paper can show. What it can't, such as a link's address, is left out. Pure. */
export const readBlocks = (html: string): Block[] => blocksOf(fromHtml(html, { fragment: true }))

const blocksOf = ({ children }: { children: readonly Nodes[] }): Block[] =>
  children.flatMap((child) => (child.type === 'element' ? readBlock(child) : []))

function readBlock(element: Element): Block[] {
  const { tagName } = element
  switch (tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ type: 'heading', depth: Number(tagName.slice(1)), runs: readRuns(element, 'head') }]
    case 'p': {
      const isLabel = classesOf(element).includes('note-label')
      return [{ type: 'paragraph', runs: readRuns(element, isLabel ? 'strong' : 'text') }]
    }
    case 'ul':
    case 'ol':
      return [{ type: 'list', items: readItems(element) }]
    case 'table':
      return [readTable(element)]
    case 'pre':
      return [{ type: 'code', lines: toString(element).replace(/\n$/, '').split('\n') }]
    case 'blockquote':
      return [{ type: 'note', blocks: blocksOf(element) }]
    case 'figcaption': // the name of a language
    case 'hr':
    case 'img':
      return []
    default:
      return classesOf(element).includes('note')
        ? [{ type: 'note', blocks: blocksOf(element) }]
        : blocksOf(element)
  }
}

function readItems(list: Element) {
  const start = Number(list.properties['start'] ?? 1)
  return elementsIn(list, 'li').map((item, index) => ({
    label: list.tagName === 'ol' ? `${start + index}.` : '•',
    blocks: isTight(item)
      ? [
          { type: 'paragraph', runs: readRuns({ ...item, children: inlineOf(item) }, 'text') } as const,
          ...blocksOf({ children: item.children.filter(isNestedBlock) }),
        ]
      : blocksOf(item),
  }))
}

const blocks = new Set(['p', 'ul', 'ol', 'table', 'pre', 'div', 'figure', 'blockquote'])
const isNestedBlock = (node: Nodes) => node.type === 'element' && blocks.has(node.tagName)
const inlineOf = ({ children }: Element) => children.filter((child) => !isNestedBlock(child))
const isTight = (item: Element) => elementsIn(item, 'p').length === 0

function readTable(table: Element): Block {
  const rows = (part: string) =>
    elementsIn(table, part)
      .flatMap((section) => elementsIn(section, 'tr'))
      .map((row) => row.children.filter((child) => child.type === 'element').map(readCell))
  return { type: 'table', head: rows('thead')[0] ?? [], rows: rows('tbody') }
}

function readCell(cell: Element): Cell {
  const { dataAlign: align, scope } = cell.properties
  return {
    runs: readRuns(cell, cell.tagName === 'th' ? 'strong' : 'text'),
    align: align === 'right' || align === 'center' ? align : 'left',
    ...(scope === 'col' && { scope: 'Column' }),
    ...(scope === 'row' && { scope: 'Row' }),
  }
}

/** The runs of an element, neighbors of one voice as one, white space as single spaces. */
function readRuns(element: Element, voice: Voice): Run[] {
  const runs: { text: string; voice: Voice }[] = []
  const add = (text: string, as: Voice) => {
    const last = runs.at(-1)
    if (last?.voice === as) last.text += text
    else runs.push({ text, voice: as })
  }
  const read = (node: Nodes, as: Voice): void => {
    if (node.type === 'text') add(node.value.replace(/\s+/g, ' '), as)
    if (node.type !== 'element') return
    if (node.tagName === 'br') add(' ', as)
    for (const child of node.children) read(child, voiceOf(node.tagName) ?? as)
  }
  for (const child of element.children) read(child, voice)
  return runs
}

const voiceOf = (tag: string): Voice | undefined =>
  tag === 'strong' ? 'strong' : tag === 'code' ? 'code' : undefined

function classesOf({ properties }: Element): string[] {
  const names = properties['className']
  return Array.isArray(names) ? names.map(String) : []
}

const elementsIn = ({ children }: Element, tag: string) =>
  children.filter((child) => child.type === 'element').filter(({ tagName }) => tagName === tag)
