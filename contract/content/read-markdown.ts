import type { Root as HtmlRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root } from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { dropLinks } from './drop-links'
import { findTextFault, TextFaultError } from './find-text-fault'
import { figureLanguage, parseFigure } from './parse-figure'

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

/** Something in the text that must be corrected, with its place. */
export interface TextFault {
  line: number
  column: number
  message: string
}

/** What a text points to, and what others may point to in it. */
export interface MarkdownFacts {
  headings: Heading[]
  links: Reference[]
  images: ImageReference[]
  /** What keeps figures from being drawn. */
  faults: TextFault[]
}

const parser = unified().use(remarkParse).use(remarkGfm)
const renderer = unified()
  // The arrow is one of the site's font; what it does is in its name ("Back to reference 1").
  .use(remarkRehype, { clobberPrefix: 'note-', footnoteLabel: 'Notes', footnoteBackContent: '↑' })
  .use(dropLinks)
  .use(rehypeSlug)

/**
 * Parses Markdown (GitHub flavor) into the tree of its HTML, in which headings have ids. Pure.
 *
 * @param linesBefore Lines of the file before the text begins, so that places are those of the file. Default: 0.
 * @param unlinked Addresses whose links are left out; their words stay. Default: none.
 * @throws TextFaultError for a text that would take too long.
 */
export function readMarkdown(
  text: string,
  linesBefore = 0,
  unlinked: ReadonlySet<string> = new Set(),
): MarkdownFacts & { tree: HtmlRoot } {
  const fault = findTextFault(text)
  if (fault !== undefined) throw new TextFaultError(fault)
  const source = parser.parse(text)
  unlink(source, unlinked)
  const references = readReferences(source, linesBefore)
  const tree = renderer.runSync(source)
  return { ...references, headings: listHeadings(tree), tree }
}

/** The pictures a text shows, without rendering it; none of a text that would take too long. */
export function listImages(text: string, linesBefore = 0): ImageReference[] {
  return findTextFault(text) === undefined ? readReferences(parser.parse(text), linesBefore).images : []
}

/** Headings of the levels 2 to 4 that have an id. */
export function listHeadings(tree: HtmlRoot): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'element', (element) => {
    const depth = /^h([2-4])$/.exec(element.tagName)?.[1]
    const id = element.properties['id']
    if (depth && typeof id === 'string') headings.push({ id, text: toString(element), depth: Number(depth) })
  })
  return headings
}

/** Leaves the words of links to some addresses without the link. */
function unlink(source: Root, urls: ReadonlySet<string>): void {
  if (urls.size === 0) return
  const names = new Set<string>()
  visit(source, 'definition', ({ identifier, url }) => {
    if (urls.has(url)) names.add(identifier)
  })
  visit(source, (node, index, parent) => {
    const isGone =
      (node.type === 'link' && urls.has(node.url)) ||
      (node.type === 'linkReference' && names.has(node.identifier))
    if (isGone && parent !== undefined && index !== undefined) {
      parent.children.splice(index, 1, ...node.children)
      return index // the words, and what comes after them
    }
    if (
      node.type === 'definition' &&
      names.has(node.identifier) &&
      parent !== undefined &&
      index !== undefined
    ) {
      parent.children.splice(index, 1)
      return index
    }
    return undefined
  })
}

function readReferences(
  source: Root,
  linesBefore: number,
): Pick<MarkdownFacts, 'links' | 'images' | 'faults'> {
  const faults: TextFault[] = []
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
    if (node.type === 'code' && node.lang === figureLanguage)
      for (const { line, message } of parseFigure(node.value).faults)
        faults.push({ ...start, line: start.line + line, message: `figure: ${message}` })
    if (node.type === 'image') images.push({ url: node.url, alt: node.alt ?? '', ...start })
    if (node.type === 'imageReference') {
      images.push({ url: definitions.get(node.identifier) ?? '', alt: node.alt ?? '', ...start })
    }
  })
  return { links, images, faults }
}

/** As `src/content/mark-notes.ts` reads a quotation: it begins with the kind of a note, alone on its line. */
const noteMarker = /^\s*\[!(?:note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i

/** The line of the first block of code, note, footnote or drawn figure; undefined without one. */
export function findReadingPart(text: string): number | undefined {
  if (findTextFault(text) !== undefined) return undefined
  let line: number | undefined
  visit(parser.parse(text), (node) => {
    const [first] = node.type === 'blockquote' ? node.children : []
    const [head] = first?.type === 'paragraph' ? first.children : []
    const isNote = head?.type === 'text' && noteMarker.test(head.value)
    const isLedger =
      node.type === 'code' && node.lang === figureLanguage && /^type: *ledger *$/m.test(node.value)
    if ((node.type === 'code' && !isLedger) || node.type === 'footnoteReference' || isNote)
      line ??= node.position?.start.line ?? 1
  })
  return line
}
