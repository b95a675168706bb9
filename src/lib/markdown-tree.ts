import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { readFigureTitle } from './figure-width'

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/** The tree of a text, read as the site reads it (src/content/parse-markdown.ts): GitHub's flavor. */
export const parseTree = (text: string): Root => fromMarkdown(text, options)

/** The words of a tree as a reader sees them, captions too; alternative texts and HTML are no part of them. */
export function textOf(node: Nodes): string {
  if (node.type === 'code' && node.lang === 'figure') return '' // looked at, not read
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value
  if (node.type === 'break') return ' '
  if (node.type === 'image') return readFigureTitle(node.title ?? '').caption
  if (!('children' in node)) return ''
  const isLine = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
  const words = node.children.map(textOf)
  return isInline(node) || isLine ? words.join('') : words.join(' ')
}

const isInline = ({ type }: Nodes) => ['emphasis', 'strong', 'delete', 'link', 'linkReference'].includes(type)
