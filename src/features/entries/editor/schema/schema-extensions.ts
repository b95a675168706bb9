import { Extension, type Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { Code, CodeBlock } from './code'
import { FootnoteDefinition } from './footnote'
import { Heading } from './heading'
import { FootnoteReference, MarkdownInline, Picture, SoftBreak } from './line-parts'
import { Link } from './link'
import { BulletList, ListItem, OrderedList } from './lists'
import { MarkdownBlock } from './markdown-block'
import { Note } from './note'
import { tables } from './tables'

/**
 * Where marks of one stretch of text stand in each other in another order than usual (`**_a_**`), `level` keeps
 * it: 1 outermost. 0: the usual order.
 */
const MarkLevels = Extension.create({
  name: 'markLevels',
  addGlobalAttributes: () => [
    {
      types: ['bold', 'italic', 'strike', 'link'],
      attributes: { level: { default: 0, rendered: false } },
    },
  ],
})

/** Everything that makes up the schema of a text, without how parts are shown. */
export const schemaExtensions: Extensions = [
  StarterKit.configure({
    bulletList: false,
    code: false,
    codeBlock: false,
    dropcursor: { color: 'var(--accent)', width: 2 },
    heading: false,
    link: false,
    listItem: false,
    listKeymap: { listTypes: [{ itemName: 'listItem', wrapperNames: ['bulletList', 'orderedList'] }] },
    orderedList: false,
    underline: false,
  }),
  MarkLevels,
  Heading,
  BulletList,
  OrderedList,
  ListItem,
  CodeBlock,
  Code,
  Link,
  Note,
  FootnoteDefinition,
  MarkdownBlock,
  SoftBreak,
  Picture,
  FootnoteReference,
  MarkdownInline,
  ...tables,
]
