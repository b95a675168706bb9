import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { isPair, isScalar, parseDocument, visit as visitYaml, type Scalar } from 'yaml'
import type { SourceFile } from './content-files'
import type { ContentIssue } from './content-issue'
import { locationOf } from './location-of'
import { isTextKey } from './text-keys'

/** A stretch of text for people: a front-matter value, or a paragraph, heading or table cell below it. */
export interface Passage {
  /** Where in the front matter, without list positions, e.g. "steps.text"; "" for the text below it. */
  field: string
  /** One line; marks of Markdown taken out, `{{tokens}}` as they stand. */
  text: string
  /** Where a character of `text` stands in the file; some columns off after an escaped character. */
  locate: (index: number) => Omit<ContentIssue, 'message'>
}

/** A run of characters that stands in the file as it does in the passage. */
interface Piece {
  text: string
  /** Characters of the file before it. */
  offset: number
}

const frontMatter = /^---\n([\s\S]*?\n)---[ \t]*(?:\n|$)/
const parser = unified().use(remarkParse).use(remarkGfm)

/** The texts of a content file, Markdown or YAML, in reading order. Pure. */
export function readPassages({ file, text }: Pick<SourceFile, 'file' | 'text'>): Passage[] {
  const passage = (field: string, pieces: readonly Piece[]): Passage => ({
    field,
    text: pieces.map((piece) => piece.text).join(''),
    locate: (index) => ({ file, ...locationOf(text, offsetOf(pieces, index)) }),
  })
  const head = frontMatter.exec(text)
  const values = file.endsWith('.md') ? readValues(head?.[1] ?? '', 4) : readValues(text, 0)
  const blocks = file.endsWith('.md') ? readBlocks(text.slice(head?.[0].length), head?.[0].length ?? 0) : []
  return [
    ...values.map(({ field, piece }) => passage(field, [piece])),
    ...blocks.map((pieces) => passage('', pieces)),
  ].filter(({ text }) => text.trim() !== '')
}

/** @param before Characters of the file before the YAML begins. */
function readValues(yaml: string, before: number): { field: string; piece: Piece }[] {
  const values: { field: string; piece: Piece }[] = []
  visitYaml(parseDocument(yaml), {
    Pair: (_, pair) =>
      isScalar(pair.key) && !isTextKey(String(pair.key.value)) ? visitYaml.SKIP : undefined,
    Scalar: (key, node, path) => {
      if (key === 'key' || typeof node.value !== 'string') return
      const keys = path.flatMap((step) =>
        isPair(step) && isScalar(step.key) ? [String(step.key.value)] : [],
      )
      const offset = before + (node.range?.[0] ?? 0) + (isQuoted(node) ? 1 : 0)
      values.push({ field: keys.join('.'), piece: { text: onOneLine(node.value), offset } })
    },
  })
  return values
}

const isQuoted = ({ type }: Scalar) => type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'

/** @param before Characters of the file before the Markdown begins. */
function readBlocks(markdown: string, before: number): Piece[][] {
  const blocks: Piece[][] = []
  visit(parser.parse(markdown), (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    blocks.push(readPieces(node, before))
    return SKIP
  })
  return blocks
}

function readPieces(block: Root | RootContent, before: number): Piece[] {
  const pieces: Piece[] = []
  visit(block, (node) => {
    const offset = before + (node.position?.start.offset ?? 0)
    if (node.type === 'text') pieces.push({ text: onOneLine(node.value), offset })
    if (node.type === 'inlineCode') pieces.push({ text: node.value, offset: offset + 1 })
    if (node.type === 'break') pieces.push({ text: ' ', offset })
  })
  return pieces
}

const onOneLine = (text: string) => text.replace(/\s/g, ' ')

function offsetOf(pieces: readonly Piece[], index: number): number {
  let before = 0
  for (const { text, offset } of pieces) {
    if (index < before + text.length) return offset + index - before
    before += text.length
  }
  return pieces.at(-1)?.offset ?? 0
}
