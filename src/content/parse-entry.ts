import type { Root } from 'hast'
import { imageSize } from 'image-size'
import path from 'node:path'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import type { Entry, MediaFile } from './content'
import type { ContentFault } from './content-fault'
import type { ContentFiles, SourceFile } from './content-files'
import { parseMarkdown, type ImageReference } from './parse-markdown'
import { parseYaml } from './parse-yaml'

interface ParsedEntry<T> {
  entry?: Entry<T>
  media: MediaFile[]
  faults: ContentFault[]
}

const frontMatter = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/

/** Parses a Markdown file with front matter; pictures get their size and a hashed address. */
export function parseEntry<S extends z.ZodType>(
  schema: S,
  { file, folder, slug, text }: SourceFile,
  files: ContentFiles,
): ParsedEntry<z.output<S>> {
  const match = frontMatter.exec(text)
  if (match === null) {
    const message = 'expected front matter between two lines of "---", found none'
    return { media: [], faults: [{ file, line: 1, column: 1, message }] }
  }
  const { data, faults, locate } = parseYaml(schema, { file, text: match[1] ?? '', linesBefore: 1 })
  const linesBefore = match[0].split('\n').length - 1
  const body = text.slice(match[0].length)

  const pictures = findPictures(file, parseMarkdown(body, { linesBefore }).images, files)
  const markdown = parseMarkdown(body, { linesBefore, transform: (tree) => placePictures(tree, pictures.found) })
  const allFaults = [...faults, ...pictures.faults]
  const entry = data === undefined ? undefined : { slug, folder, file, data, markdown, locate }
  return { entry, media: [...pictures.found.values()].map(({ file, href }) => ({ file, href })), faults: allFaults }
}

interface Picture extends MediaFile {
  width: number
  height: number
}

function findPictures(file: string, images: ImageReference[], files: ContentFiles) {
  const found = new Map<string, Picture>()
  const faults: ContentFault[] = []
  for (const { url, alt, line, column } of images) {
    if (alt.trim() === '') faults.push({ file, line, column, message: `image "${url}": expected an alternative text, found none` })
    const picture = /^https?:/.test(url) ? undefined : files.findBeside(file, url)
    if (picture === undefined) {
      faults.push({ file, line, column, message: `image "${url}": expected a file beside this one, found none` })
      continue
    }
    const { width, height } = imageSize(picture.bytes)
    const name = path.basename(picture.file)
    found.set(url, { file: picture.file, href: `/media/${picture.hash}/${name}`, width, height })
  }
  return { found, faults }
}

function placePictures(tree: Root, pictures: ReadonlyMap<string, Picture>): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'img') return
    const picture = pictures.get(String(element.properties['src']))
    if (picture === undefined) return
    const { href: src, width, height } = picture
    Object.assign(element.properties, { src, width, height, loading: 'lazy', decoding: 'async' })
  })
}
