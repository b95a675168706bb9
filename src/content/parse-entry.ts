import type { Root } from 'hast'
import { imageSize } from 'image-size'
import path from 'node:path'
import { visit } from 'unist-util-visit'
import { z } from 'zod'
import type { Entry, Locate, MediaFile } from './content'
import type { ContentFault } from './content-fault'
import type { ContentFiles, SourceFile } from './content-files'
import { ImageSchema } from '../../contract/content/fields'
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
  const markdown = parseMarkdown(body, {
    linesBefore,
    transform: (tree) => placePictures(tree, pictures.found),
  })
  const allFaults = [...faults, ...pictures.faults, ...checkCover(data, file, locate, files)]
  const entry = data === undefined ? undefined : { slug, folder, file, data, markdown, locate }
  return {
    entry,
    media: [...pictures.found.values()].map(({ file, href }) => ({ file, href })),
    faults: allFaults,
  }
}

interface Picture extends MediaFile {
  width: number
  height: number
}

function findPictures(file: string, images: ImageReference[], files: ContentFiles) {
  const found = new Map<string, Picture>()
  const faults: ContentFault[] = []
  for (const { url, alt, line, column } of images) {
    if (alt.trim() === '')
      faults.push({ file, line, column, message: `image "${url}": expected an alternative text, found none` })
    const picture = /^https?:/.test(url) ? undefined : files.findBeside(file, url)
    if (picture === undefined) {
      faults.push({
        file,
        line,
        column,
        message: `image "${url}": expected a file beside this one, found none`,
      })
      continue
    }
    const size = findSize(picture.bytes)
    if (size === undefined) {
      faults.push({
        file,
        line,
        column,
        message: `image "${url}": expected a picture, found a file that is none`,
      })
      continue
    }
    const name = path.basename(picture.file)
    found.set(url, { file: picture.file, href: `/media/${picture.hash}/${name}`, ...size })
  }
  return { found, faults }
}

function findSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height }
  } catch {
    return undefined // not a format image-size knows: the caller says so with the place
  }
}

/** A picture named in front matter, held to the same as those in the text. */
function checkCover(data: unknown, file: string, locate: Locate, files: ContentFiles): ContentFault[] {
  const parsed = CoverSchema.safeParse(data)
  if (!parsed.success) return []
  const { src, alt } = parsed.data.cover
  return findPictures(file, [{ url: src, alt, ...locate(['cover', 'src']) }], files).faults
}

const CoverSchema = z.object({ cover: ImageSchema })

function placePictures(tree: Root, pictures: ReadonlyMap<string, Picture>): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'img') return
    const picture = pictures.get(String(element.properties['src']))
    if (picture === undefined) return
    const { href: src, width, height } = picture
    Object.assign(element.properties, { src, width, height, loading: 'lazy', decoding: 'async' })
  })
}
