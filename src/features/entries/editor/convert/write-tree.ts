import type { Blockquote, Nodes, Root, RootContent, Text } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown'
import { noteLabel } from './note-label'

/** Ways to write the same, tried in this order until one reads back as what was meant. */
export interface Style {
  /** Sign of bullets; another one keeps a list apart from the list before it. Default: '-'. */
  bullet?: '-' | '*'
  /** Sign after a number, likewise. Default: '.'. */
  afterNumber?: '.' | ')'
  /** Whether every sign that could mean something is written as a character reference. Default: false. */
  isCautious?: boolean
}

/** A quotation; one that begins as a note does keeps its label readable: `[!NOTE]`, not `\[!NOTE]`. */
const writeQuotation: Handle = (node: Blockquote, _, state, info) => {
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

/** A table whose second line is as wide as people write it: `| --- | --: |`. */
const writeTable: Handle = (node, parent, state, info) => {
  const lines = writeAnyTable?.(node, parent, state, info).split('\n') ?? []
  return lines.map((line, index) => (index === 1 ? line.replace(/-+/g, '---') : line)).join('\n')
}

/** Text in which no sign can be taken for Markdown, and whose ends do not hinder marks beside them. */
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
    blockquote: writeQuotation,
    table: writeTable,
    ...(isCautious ? { text: writeCautiously } : {}),
  },
  join: [
    (left, right, parent) =>
      left.type === 'table' && 'spread' in parent && right.type !== 'listItem' ? 1 : undefined,
  ],
})

/** The Markdown of a tree in the house's style, without a line end at its end. */
export function writeTree(tree: Nodes, style: Style = {}): string {
  return toMarkdown(tree, options(style)).replace(/\n$/, '')
}

/** The Markdown of some blocks. */
export const writeBlocks = (children: RootContent[], style?: Style): string =>
  writeTree({ type: 'root', children } satisfies Root, style)
