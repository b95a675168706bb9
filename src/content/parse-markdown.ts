import type { Root as HtmlRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root } from 'mdast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { findTextFault, TextFaultError } from '../../contract/content/find-text-fault'
import { countWords } from '../lib/text'
import { dropLinks } from './drop-links'
import { highlightCode } from './highlight-code'
import { improveMarkup } from './improve-markup'
import { markNotes } from './mark-notes'

export interface Heading {
  id: string
  text: string
  depth: number
}

/** Something in the text that points elsewhere, with its place for the checks. */
export interface Reference {
  url: string
  line: number
  column: number
}

export interface ImageReference extends Reference {
  alt: string
}

export interface Markdown {
  html: string
  headings: Heading[]
  links: Reference[]
  images: ImageReference[]
  words: number
}

interface Options {
  /** Lines of the file before the text begins, so that places are those of the file. Default: 0. */
  linesBefore?: number
  /** Changes the HTML tree before it is written, e.g. to give the images of the text their size. */
  transform?: (tree: HtmlRoot, images: readonly ImageReference[]) => void
}

const parser = unified().use(remarkParse).use(remarkGfm)
const renderer = unified()
  // The arrow is one of the site's font; what it does is in its name ("Back to reference 1").
  .use(remarkRehype, { clobberPrefix: 'note-', footnoteLabel: 'Notes', footnoteBackContent: '↑' })
  .use(dropLinks)
  .use(rehypeSlug)
  .use(markNotes)
  .use(highlightCode)

/**
 * Turns Markdown (GitHub flavor) into HTML and lists what it links to and shows. Pure.
 *
 * @throws TextFaultError for a text that would take too long.
 */
export function parseMarkdown(text: string, { linesBefore = 0, transform }: Options = {}): Markdown {
  const fault = findTextFault(text)
  if (fault !== undefined) throw new TextFaultError(fault)
  const source = parser.parse(text)
  const { links, images } = readReferences(source, linesBefore)
  const tree = renderer.runSync(source)
  transform?.(tree, images)
  improveMarkup(tree)
  const headings: Heading[] = []
  visit(tree, 'element', (element) => {
    const depth = /^h([2-4])$/.exec(element.tagName)?.[1]
    const id = element.properties['id']
    if (depth && typeof id === 'string') headings.push({ id, text: toString(element), depth: Number(depth) })
  })
  const html = unified().use(rehypeStringify).stringify(tree)
  return { html, headings, links, images, words: countWords(toString(tree)) }
}

/** The pictures a text shows, without rendering it; none of a text that would take too long. */
export function listImages(
  text: string,
  { linesBefore = 0 }: Pick<Options, 'linesBefore'> = {},
): ImageReference[] {
  return findTextFault(text) === undefined ? readReferences(parser.parse(text), linesBefore).images : []
}

function readReferences(source: Root, linesBefore: number): Pick<Markdown, 'links' | 'images'> {
  const links: Reference[] = []
  const images: ImageReference[] = []
  const definitions = new Map<string, string>()
  const shown = new Set<string>()
  visit(source, (node) => {
    if (node.type === 'definition') definitions.set(node.identifier, node.url)
    if (node.type === 'imageReference') shown.add(node.identifier)
  })
  visit(source, (node) => {
    const start = {
      line: (node.position?.start.line ?? 1) + linesBefore,
      column: node.position?.start.column ?? 1,
    }
    if (node.type === 'link') links.push({ url: node.url, ...start })
    if (node.type === 'definition' && !shown.has(node.identifier)) links.push({ url: node.url, ...start })
    if (node.type === 'image') images.push({ url: node.url, alt: node.alt ?? '', ...start })
    if (node.type === 'imageReference') {
      images.push({ url: definitions.get(node.identifier) ?? '', alt: node.alt ?? '', ...start })
    }
  })
  return { links, images }
}
