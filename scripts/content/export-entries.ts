import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { entrySchemas } from '../../contract/content/entry-schemas'
import type { EntryContent } from '../../contract/entry'
import { ContentFiles, type SourceFile } from '../../src/content/content-files'
import { entryFilesOf, newEntryFile } from '../../src/content/entry-folders'
import { parseMarkdown } from '../../src/content/parse-markdown'
import { patchEntry } from '../../src/content/patch-entry'
import type { LocatedEntry, PublishedContent } from '../../src/content/published-content'
import { readEntry } from '../../src/content/read-entry'
import { listEntryPictures, rewriteEntryPictures } from '../../src/content/rewrite-pictures'
import { writeEntry } from '../../src/content/write-entry'
import { placePicture } from './place-picture'

interface Exported {
  /** Paths of the written files, images among them. */
  written: string[]
  /** Files that had the same content already. */
  same: string[]
  /** Files that were removed, since their entries have another slug. */
  removed: string[]
  /** Files left as they are: they have changed since their entries included them. */
  changed: string[]
}

interface Options {
  published: Pick<PublishedContent, 'entries' | 'pictures'>
  /** Folder of the collections, e.g. "content". */
  to: string
}

/**
 * Writes published entries as files, with their images beside them. A file of the same meaning is left as it is; in any
 * other only the fields that differ are rewritten.
 *
 * @throws Error that names the entry, when one of its images is missing.
 */
export async function exportEntries({ published, to }: Options): Promise<Exported> {
  const directory = path.resolve(to)
  const files = new ContentFiles(directory, path.dirname(directory))
  const exported: Exported = { written: [], same: [], removed: [], changed: [] }
  for (const placed of published.entries) {
    await exportEntry(placed, {
      files,
      root: path.dirname(directory),
      pictures: published.pictures,
      exported,
    })
  }
  return exported
}

interface Context {
  files: ContentFiles
  /** The folder above the collections' own. */
  root: string
  pictures: PublishedContent['pictures']
  exported: Exported
}

async function exportEntry(placed: LocatedEntry, context: Context): Promise<void> {
  const { files, root, exported } = context
  const { kind, slug, fields, markdown, source } = placed.entry
  const all = entryFilesOf(kind, files)
  const present = all.find((file) => file.file === source?.file) ?? all.find((file) => file.slug === slug)
  const isMoved = present !== undefined && present.slug !== slug
  const file = present && !isMoved ? present.file : newEntryFile(kind, slug, files)
  const before = present && readEntry(kind, present)

  const urls = await placePictures(placed, file, before, context)
  const whole = { kind, slug, fields, markdown } as EntryContent // kind and fields belong together
  const content = rewriteEntryPictures(whole, (url) => urls.get(url))
  if (before && haveSameMeaning(before, content)) {
    exported.same.push(file)
    return
  }
  const bytes = present && files.readBytes(present.file)
  if (bytes && present.file === source?.file && hashOf(bytes) !== source.hash) {
    exported.changed.push(present.file)
    return
  }
  const text =
    bytes && before ? patchEntry(bytes.toString('utf8'), { before, after: content }) : writeEntry(content)
  await put(path.join(root, file), text)
  exported.written.push(file)
  if (!isMoved) return
  await rm(path.join(root, present.file))
  exported.removed.push(present.file)
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Maps the entry's images to URLs beside its file, and writes those that are not there yet. */
async function placePictures(
  { entry, location }: LocatedEntry,
  file: SourceFile['file'],
  before: EntryContent | undefined,
  { files, root, pictures, exported }: Context,
): Promise<Map<string, string>> {
  const own = before ? listEntryPictures(before) : []
  const urls = new Map<string, string>()
  for (const src of new Set(listEntryPictures(entry))) {
    const picture = pictures.findPicture(file, src)
    if (picture === undefined)
      throw new Error(`${location}: image not found at "${src}" (expected ${pictures.words.expected})`)
    const { url, isNew } = await placePicture(picture, { file, own, files })
    urls.set(src, url)
    if (!isNew) continue
    const target = path.posix.join(path.posix.dirname(file), url)
    await put(path.join(root, target), picture.bytes)
    exported.written.push(target)
  }
  return urls
}

async function put(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Whether readers would see no difference: the same fields, and Markdown that renders the same. */
function haveSameMeaning(one: EntryContent, other: EntryContent): boolean {
  return (
    one.kind === other.kind &&
    one.slug === other.slug &&
    isDeepStrictEqual(fieldsOf(one), fieldsOf(other)) &&
    parseMarkdown(one.markdown).html === parseMarkdown(other.markdown).html
  )
}

/** With defaults filled in; those of a draft as they are. */
function fieldsOf({ kind, fields }: EntryContent): unknown {
  const complete = entrySchemas[kind].safeParse(fields)
  return JSON.parse(JSON.stringify(complete.success ? complete.data : fields))
}

/** Says why a file was left as it is, and what to do. */
export const explainChanged = (file: string): string =>
  `not written: ${file} has changed since it was opened in the editor. Build the site, merge the file there (“Compare and merge”), publish, and export again.`
