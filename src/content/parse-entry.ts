import { imageSize } from 'image-size'
import { z } from 'zod'
import { PostSchema } from '../../contract/content/entry-schemas'
import { explainPicture, isOfOtherSite } from '../../contract/content/explain-picture'
import { findTextFault } from '../../contract/content/find-text-fault'
import { PersonSchema } from '../../contract/content/page-schemas'
import type { ImageReference } from '../../contract/content/read-markdown'
import { explain } from '../../contract/parse-or-explain'
import type { Entry, Locate, MediaFile } from './content'
import type { SourceFile } from './content-files'
import { inEditor, type ContentIssue } from './content-issue'
import { splitFrontMatter } from './front-matter'
import type { MarkdownMemory } from './markdown-memory'
import { parseMarkdown } from './parse-markdown'
import { parseYaml } from './parse-yaml'
import type { PictureSource } from './picture-source'
import { placePictures } from './place-pictures'
import type { Typesetter } from './typeset'

interface ParsedEntry<T> {
  entry?: Entry<T>
  media: MediaFile[]
  issues: ContentIssue[]
}

/** What an entry is made with. */
interface Making {
  source: PictureSource
  typesetter: Typesetter
  /** Default: texts are parsed again. */
  memory?: MarkdownMemory | undefined
}

/** Parses a Markdown file with front matter; pictures get their size and a hashed address. */
export function parseEntry<S extends z.ZodType>(
  schema: S,
  { file, folder, slug, text }: SourceFile,
  making: Making,
): ParsedEntry<z.output<S>> {
  const parts = splitFrontMatter(text)
  if (parts === undefined) {
    const message = 'front matter is missing: start the file with a block between two lines of "---"'
    return { media: [], issues: [{ file, line: 1, column: 1, message }] }
  }
  const { yaml, body, linesBefore } = parts
  const fields = parseYaml(schema, { file, text: yaml, linesBefore: 1 })
  return assemble({ slug, folder, file }, fields, { body, linesBefore }, making)
}

/** What an entry of the editor says, with the company's values put in. */
export interface EditorSource {
  /** Describes the entry in issues. */
  file: string
  slug: string
  fields: object
  markdown: string
}

/** Parses an entry of the editor: as a file, but its fields have no lines. */
export function parseEditorEntry<S extends z.ZodType>(
  schema: S,
  { file, slug, fields, markdown }: EditorSource,
  making: Making,
): ParsedEntry<z.output<S>> {
  const locate = () => ({ file, ...inEditor })
  const result = explain(schema, fields)
  const issues = result.ok
    ? []
    : result.issues.map(({ path, message }) => ({
        ...locate(),
        message: `${path.join('.') || 'entry'}: ${message}`,
      }))
  const data = result.ok ? result.data : undefined
  const text = { body: markdown, linesBefore: 0 }
  return assemble({ slug, folder: '', file }, { data, issues, locate }, text, making)
}

interface ParsedFields<T> {
  data?: T | undefined
  issues: ContentIssue[]
  locate: Locate
}

function assemble<T>(
  { slug, folder, file }: Pick<SourceFile, 'slug' | 'folder' | 'file'>,
  { data, issues, locate }: ParsedFields<T>,
  { body, linesBefore }: { body: string; linesBefore: number },
  { source, typesetter, memory }: Making,
): ParsedEntry<T> {
  const pictures: FoundPictures = { found: new Map(), issues: [] }
  const fault = findTextFault(body)
  const sound = fault === undefined ? body : ''
  const parse = () =>
    parseMarkdown(sound, {
      linesBefore,
      typesetter,
      transform: (tree, images) => {
        Object.assign(pictures, findPictures(file, images, source))
        placePictures(tree, (url) => pictures.found.get(url))
      },
    })
  const markdown = memory ? memory.parse(sound, { linesBefore, locale: typesetter.locale }, parse) : parse()
  const picture = findFieldPicture(data, file, locate, source)
  const tooMuch = fault === undefined ? [] : [{ file, ...inEditor, message: fault }]
  const entry =
    data === undefined
      ? undefined
      : { slug, folder, file, data: typesetter.fields(data), markdown, locate, picture: picture.file }
  return {
    entry,
    media: [...pictures.found.values(), ...picture.media],
    issues: [
      ...issues,
      ...tooMuch,
      ...markdown.faults.map((found) => ({ file, ...found })),
      ...pictures.issues,
      ...picture.issues,
    ],
  }
}

interface FoundPictures {
  /** By the address the text says. */
  found: Map<string, MediaFile>
  issues: ContentIssue[]
}

function findPictures(file: string, images: readonly ImageReference[], source: PictureSource): FoundPictures {
  const found = new Map<string, MediaFile>()
  const issues: ContentIssue[] = []
  for (const image of images) {
    const { url, line, column } = image
    const picture = isOfOtherSite(url) ? undefined : source.findPicture(file, url)
    const size = picture && findSize(picture.bytes)
    if (picture && size)
      found.set(url, { file: picture.file, href: picture.href, size, cover: picture.cover })
    const state = picture === undefined ? 'missing' : size === undefined ? 'damaged' : 'found'
    for (const message of explainPicture(image, state, source.words))
      issues.push({ file, line, column, message })
  }
  return { found, issues }
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
function findFieldPicture(data: unknown, file: string, locate: Locate, source: PictureSource) {
  const parsed = PicturedSchema.safeParse(data)
  const key = parsed.data?.cover ? 'cover' : 'portrait'
  const picture = parsed.data?.[key]
  if (picture === undefined) return { media: [], issues: [] }
  const { src, alt } = picture
  const { found, issues } = findPictures(file, [{ url: src, alt, ...locate([key, 'src']) }], source)
  const { file: whole, cover } = found.get(src) ?? {}
  return { file: (key === 'cover' && cover) || whole, media: [...found.values()], issues }
}

/** Fields of which an entry has one at most. */
const PicturedSchema = z.object({
  cover: PostSchema.shape.cover,
  portrait: PersonSchema.shape.portrait,
})
