import { Extension, type Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { Code, CodeBlock, FootnoteDefinition, Heading, MarkdownBlock, Note } from './blocks'
import { FootnoteReference, MarkdownInline, Image, SoftBreak, Link } from './inline'
import { BulletList, ListItem, OrderedList, tables } from './lists-and-tables'
/**
 * If marks of one text are nested in an unusual order (`**_a_**`), `level` stores it: 1 is the outermost. 0: the usual
 * order.
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

/** All extensions of the schema, without the views of nodes. */
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
  Image,
  FootnoteReference,
  MarkdownInline,
  ...tables,
]
