import type { Root as HtmlRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import {
  listHeadings,
  readMarkdown,
  type ImageReference,
  type MarkdownFacts,
} from '../../contract/content/read-markdown'
import { defaultLocale } from '../../contract/default-locale'
import { countWords } from '../lib/text'
import { drawFigures, isDrawnFigure } from './draw-figures'
import { highlightCode } from './highlight-code'
import { improveMarkup } from './improve-markup'
import { markNotes } from './mark-notes'
import { createTypesetter, type Typesetter } from './typeset'

export interface Markdown extends MarkdownFacts {
  html: string
  words: number
  /** The same text without its links to some addresses; their words stay. */
  without: (urls: ReadonlySet<string>) => Markdown
}

interface Options {
  /** Lines of the file before the text begins, so that places are those of the file. Default: 0. */
  linesBefore?: number
  /** Default: for texts in the default language. */
  typesetter?: Typesetter
  /** Changes the HTML tree before it is written, e.g. to give the images of the text their size. */
  transform?: (tree: HtmlRoot, images: readonly ImageReference[]) => void
}

const english = createTypesetter(defaultLocale)
const decorator = unified().use(markNotes).use(highlightCode)

/**
 * Turns Markdown (GitHub flavor) into HTML and lists what it links to and shows. Pure.
 *
 * @throws TextFaultError for a text that would take too long.
 */
export function parseMarkdown(
  text: string,
  { linesBefore = 0, typesetter = english, transform }: Options = {},
): Markdown {
  return render(new Set())

  function render(unlinked: ReadonlySet<string>): Markdown {
    const { tree, ...facts } = readMarkdown(text, linesBefore, unlinked)
    drawFigures(tree, typesetter.locale) // changes the tree itself, as do the next four
    decorator.runSync(tree)
    typesetter.tree(tree)
    transform?.(tree, facts.images)
    improveMarkup(tree)
    const headings = listHeadings(tree)
    const html = unified().use(rehypeStringify).stringify(tree)
    const without = (urls: ReadonlySet<string>) => render(new Set([...unlinked, ...urls]))
    const words = countWords(
      tree.children
        .filter((node) => !isDrawnFigure(node))
        .map(toString)
        .join('\n'),
    )
    return { ...facts, headings, html, words, without }
  }
}
