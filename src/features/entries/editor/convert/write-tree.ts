import type { Blockquote, Nodes, Root, RootContent, Text } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown'
import { noteLabel } from './mdast'

/** Options of writing, varied until the text parses back to the same tree. */
export interface Style {
  /** Bullet; another one separates a list from the one before. Default: '-'. */
  bullet?: '-' | '*'
  /** Character after a number, likewise. Default: '.'. */
  afterNumber?: '.' | ')'
  /** Whether all punctuation is written as character references. Default: false. */
  isCautious?: boolean
}

/** A quote; the label of a note stays readable: `[!NOTE]`, not `\[!NOTE]`. */
const writeQuote: Handle = (node: Blockquote, _, state, info) => {
  const exit = state.enter('blockquote')
  const tracker = state.createTracker(info)
  tracker.move('> ')
  tracker.shift(2)
  const text = state.containerFlow(node, tracker.current())
  const value = state.indentLines(
    noteLabel(node) === undefined ? text : text.replace(/^\\\[!/, '[!'),
    (line, _index, blank) => `>${blank ? '' : ' '}${line}`,
  )
  exit()
  return value
}

const gfm = gfmToMarkdown({ tablePipeAlign: false })
const writeAnyTable = gfm.extensions?.map(({ handlers }) => handlers?.table).find((handle) => handle != null)

/** A table with a short delimiter row: `| --- | --: |`. */
const writeTable: Handle = (node, parent, state, info) => {
  const lines = writeAnyTable?.(node, parent, state, info).split('\n') ?? []
  return lines.map((line, index) => (index === 1 ? line.replace(/-+/g, '---') : line)).join('\n')
}

/** Text in which nothing is taken for Markdown, and whose ends don't break adjacent marks. */
const writeCautiously: Handle = (node: Text, parent, state, info) => {
  if (parent?.type === 'link' && !state.options.resourceLink) {
    return defaultHandlers.text(node, parent, state, info)
  }
  return node.value.replace(/[!-/:-@[-`{-~]|^[^\n]|[^\n]$|(?<=\n)[ \t]|[ \t](?=\n)/gu, encode)
}

const encode = (sign: string) => `&#${sign.codePointAt(0) ?? 0};`

const options = ({ bullet = '-', afterNumber = '.', isCautious = false }: Style): Options => ({
  bullet,
  bulletOther: bullet === '-' ? '*' : '-',
  bulletOrdered: afterNumber,
  emphasis: '*',
  strong: '*',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: isCautious,
  extensions: [gfm],
  handlers: {
    blockquote: writeQuote,
    table: writeTable,
    ...(isCautious ? { text: writeCautiously } : {}),
  },
  join: [
    (left, right, parent) =>
      left.type === 'table' && 'spread' in parent && right.type !== 'listItem' ? 1 : undefined,
  ],
})

/** The Markdown of a tree, without a line end at its end. */
export function writeTree(tree: Nodes, style: Style = {}): string {
  return toMarkdown(tree, options(style)).replace(/\n$/, '')
}

/** The Markdown of some blocks. */
export const writeBlocks = (children: RootContent[], style?: Style): string =>
  writeTree({ type: 'root', children } satisfies Root, style)
