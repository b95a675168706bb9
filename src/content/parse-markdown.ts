import type { Root as HtmlRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { readMarkdown, type ImageReference, type MarkdownFacts } from '../../contract/content/read-markdown'
import { countWords } from '../lib/text'
import { highlightCode } from './highlight-code'
import { improveMarkup } from './improve-markup'
import { markNotes } from './mark-notes'

export interface Markdown extends MarkdownFacts {
  html: string
  words: number
}

interface Options {
  /** Lines of the file before the text begins, so that places are those of the file. Default: 0. */
  linesBefore?: number
  /** Changes the HTML tree before it is written, e.g. to give the images of the text their size. */
  transform?: (tree: HtmlRoot, images: readonly ImageReference[]) => void
}

const decorator = unified().use(markNotes).use(highlightCode)

/**
 * Turns Markdown (GitHub flavor) into HTML and lists what it links to and shows. Pure.
 *
 * @throws TextFaultError for a text that would take too long.
 */
export function parseMarkdown(text: string, { linesBefore = 0, transform }: Options = {}): Markdown {
  const { tree, ...facts } = readMarkdown(text, linesBefore)
  decorator.runSync(tree) // changes the tree itself
  transform?.(tree, facts.images)
  improveMarkup(tree)
  const html = unified().use(rehypeStringify).stringify(tree)
  return { ...facts, html, words: countWords(toString(tree)) }
}
