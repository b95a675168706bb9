import type { Heading, Image, ImageReference, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { hint, type MarkdownHint } from './markdown-hint'
import { checkLinks } from './markdown-link-hints'
import { textOf } from './markdown-tree'
import { countWords } from './text'

/** What could be better in a text: length first, then headings, links, pictures, paragraphs and footnotes. Pure. */
export function findHints(tree: Root, words: number, length: { from: number; to: number }): MarkdownHint[] {
  return [
    ...checkLength(words, length),
    ...checkHeadings(tree, words),
    ...checkLinks(tree),
    ...checkPictures(tree),
    ...checkParagraphs(tree),
    ...checkFootnotes(tree),
  ]
}

function checkLength(words: number, { from, to }: { from: number; to: number }): MarkdownHint[] {
  const say = hint('length')
  if (words === 0) return []
  if (words < from) return [say(`${words} words so far: such a page usually has ${from} to ${to}.`, '')]
  if (words > to)
    return [say(`${words} words: such a page usually has ${from} to ${to}. Split it or cut it.`, '')]
  return []
}

/** From this length on a text without headings is a wall. */
const longText = 300

function checkHeadings(tree: Root, words: number): MarkdownHint[] {
  const say = hint('heading')
  const headings: Heading[] = []
  visit(tree, 'heading', (node) => void headings.push(node))
  if (headings.length === 0) {
    return words < longText
      ? []
      : [say('A text this long has no heading. Readers look for headings first.', '')]
  }
  const seen = new Set<string>()
  return headings.flatMap((heading, index) => {
    const text = textOf(heading)
    const key = text.trim().toLowerCase()
    const above = headings[index - 1]?.depth ?? 1
    const found: string[] = []
    if (key === '') found.push('A heading has no words. Write some or remove it.')
    else if (seen.has(key))
      found.push('Two headings say the same. Tell them apart, for readers and for links to them.')
    if (heading.depth === 1) found.push('The title is the page’s only heading 1. Make this a heading 2.')
    else if (heading.depth > above + 1) {
      found.push(`A heading ${heading.depth} follows a heading ${above}. Do not skip a level.`)
    }
    seen.add(key)
    return found.map((message) => say(message, text))
  })
}

function checkPictures(tree: Root): MarkdownHint[] {
  const say = hint('picture')
  const pictures: (Image | ImageReference)[] = []
  visit(tree, (node) => {
    if (node.type === 'image' || node.type === 'imageReference') pictures.push(node)
  })
  return pictures.flatMap((picture) => {
    const alt = (picture.alt ?? '').trim()
    const name = picture.type === 'image' ? (picture.url.split('/').at(-1) ?? '') : (picture.label ?? '')
    if (alt === '') return [say('A picture has no alternative text. Say what it shows.', name)]
    if (/\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(alt)) {
      return [say('The alternative text is the name of a file. Say what the picture shows.', alt)]
    }
    return []
  })
}

const longest = { paragraph: 130, sentence: 40 } as const
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

function checkParagraphs(tree: Root): MarkdownHint[] {
  const found: MarkdownHint[] = []
  visit(tree, 'paragraph', (node) => {
    const text = textOf(node)
    const words = countWords(text)
    if (words > longest.paragraph) {
      found.push(hint('paragraph')(`A paragraph of ${words} words. Two or three are easier to read.`, text))
    }
    for (const { segment } of segmenter.segment(text.replace(/\s+/g, ' '))) {
      const count = countWords(segment)
      if (count > longest.sentence) {
        found.push(hint('sentence')(`A sentence of ${count} words. Make two of it.`, segment))
      }
    }
  })
  return found
}

function checkFootnotes(tree: Root): MarkdownHint[] {
  const say = hint('footnote')
  const used = new Set<string>()
  const explained = new Set<string>()
  const missing: string[] = []
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier)
    if (node.type === 'footnoteDefinition') explained.add(node.identifier)
    if (node.type === 'text')
      missing.push(...[...node.value.matchAll(/\[\^[^\]\s]+\]/g)].map(([label]) => label))
  })
  return [
    ...missing.map((label) => say('This footnote has no text: readers would see its sign alone.', label)),
    ...[...explained]
      .filter((label) => !used.has(label))
      .map((label) => say('This footnote is not used in the text, so nobody would see it.', `[^${label}]`)),
  ]
}
