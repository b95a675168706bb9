import type { Definition, Image, Root } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { findTextFault } from '../../contract/content/find-text-fault'
import { findFieldPicture } from '../../contract/content/picture-field'
import { listImages } from '../../contract/content/read-markdown'
import type { EntryContent } from '../../contract/entry'

const parser = unified().use(remarkParse).use(remarkGfm)

/** A new address for a picture, or undefined: it stays. */
type Change = (url: string) => string | undefined

/** Addresses of the pictures an entry shows, that of its fields first. */
export function listEntryPictures(entry: Pick<EntryContent, 'kind' | 'fields' | 'markdown'>): string[] {
  const src = findFieldPicture(entry.fields)?.picture.src
  return [...(src === undefined ? [] : [src]), ...listImages(entry.markdown).map(({ url }) => url)]
}

/** The entry with other addresses for its pictures, those of its fields included; all else stays to the letter. */
export function rewriteEntryPictures(content: EntryContent, change: Change): EntryContent {
  const markdown = rewritePictures(content.markdown, change)
  const { key, picture } = findFieldPicture(content.fields) ?? {}
  const src = picture?.src === undefined ? undefined : change(picture.src)
  if (src === undefined) return { ...content, markdown }
  if (content.kind === 'post' && key === 'cover')
    return { ...content, markdown, fields: { ...content.fields, cover: { ...picture, src } } }
  if (content.kind === 'person' && key === 'portrait')
    return { ...content, markdown, fields: { ...content.fields, portrait: { ...picture, src } } }
  return { ...content, markdown }
}

/** The text with other addresses for its pictures; all else stays to the letter, as does a text that has a fault. */
export function rewritePictures(markdown: string, change: Change): string {
  if (!markdown.includes('![') || findTextFault(markdown) !== undefined) return markdown
  const edits = findPictures(parser.parse(markdown)).flatMap((node) => {
    const url = change(node.url)
    const { start, end } = node.position ?? {}
    if (url === undefined || url === node.url || start?.offset === undefined || end?.offset === undefined)
      return []
    const source = markdown.slice(start.offset, end.offset)
    return [{ from: start.offset, to: end.offset, text: withUrl(node, source, url) }]
  })
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: piece }) => text.slice(0, from) + piece + text.slice(to), markdown)
}

/** Pictures with their address, and definitions that a picture uses. */
function findPictures(tree: Root): (Image | Definition)[] {
  const shown = new Set<string>()
  visit(tree, 'imageReference', ({ identifier }) => void shown.add(identifier))
  const found: (Image | Definition)[] = []
  visit(tree, (node) => {
    if (node.type === 'image') found.push(node)
    if (node.type === 'definition' && shown.has(node.identifier)) found.push(node)
  })
  return found
}

/** Replaces only the URL if it is written literally; if it is escaped, rewrites the whole image. */
function withUrl(node: Image | Definition, source: string, url: string): string {
  const opening = node.type === 'image' ? '](' : ']:'
  for (let at = source.indexOf(opening); at !== -1; at = source.indexOf(opening, at + 1)) {
    const from = at + opening.length + (/^\s*<?/.exec(source.slice(at + opening.length))?.[0].length ?? 0)
    if (source.startsWith(node.url, from)) {
      return source.slice(0, from) + url + source.slice(from + node.url.length)
    }
  }
  return toMarkdown({ ...node, url }).trimEnd()
}
