import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { RootContent } from 'mdast'
import { parseDocument } from '../../../../../../src/features/entries/editor/convert/parse-document'
import { writeDocument } from '../../../../../../src/features/entries/editor/convert/write-document'
import { schemaExtensions } from '../../../../../../src/features/entries/editor/schema/schema-extensions'
import { parseTree } from '../../../../../../src/lib/markdown-tree'

export const schema = getSchema(schemaExtensions)
export const read = (text: string) => parseDocument(text, schema)

/** What the editor gives back for a text in which `change` made one change, by default none. */
export function edit(text: string, change: (doc: Node) => Node = (doc) => doc): string {
  const { doc, origin } = read(text)
  return writeDocument(change(doc), [origin])
}

/** The document with one of its blocks replaced by others. */
export const replaceBlock = (doc: Node, index: number, ...blocks: Node[]) =>
  doc.copy(
    doc.content
      .cut(0, offsetOf(doc, index))
      .append(doc.type.create(null, blocks).content)
      .append(doc.content.cut(offsetOf(doc, index + 1))),
  )

export const insertBlock = (doc: Node, index: number, block: Node) =>
  index < doc.childCount
    ? replaceBlock(doc, index, block, doc.child(index))
    : doc.copy(doc.content.addToEnd(block))

const offsetOf = (doc: Node, index: number) =>
  doc.children.slice(0, index).reduce((sum, child) => sum + child.nodeSize, 0)

export const paragraph = (text: string) =>
  schema.node('paragraph', null, text === '' ? [] : schema.text(text))

/** Rewrites every block of the text, changed or not. */
export const rewrite = (text: string) => writeDocument(read(text).doc, [])

/** Markdown the editor has no part for, as it shows it. */
export function keptAsMarkdown(text: string): string[] {
  const kept: string[] = []
  read(text).doc.descendants((node) => {
    if (node.type.name === 'markdownBlock') kept.push(node.textContent)
    if (node.type.name === 'markdownInline') kept.push(String(node.attrs['markdown']))
  })
  return kept
}

/** The blocks of a text, as the site reads them but without their places. */
export function meaningOf(text: string): unknown[] {
  const { children } = parseTree(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  return strip(children)
}

function strip(nodes: readonly RootContent[]): unknown[] {
  return JSON.parse(
    JSON.stringify(nodes, (key, value: unknown) =>
      key === 'position' || key === 'identifier' ? undefined : value,
    ),
  ) as unknown[]
}
