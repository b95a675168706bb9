import path from 'node:path'
import { openKinds } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'
import type { ContentFiles, SourceFile } from '../../src/content/content-files'
import { ContentError, type ContentIssue } from '../../src/content/content-issue'
import { entryFilesOf } from '../../src/content/entry-folders'
import type { FoundPicture } from '../../src/content/picture-source'
import { readEntry } from '../../src/content/read-entry'
import { listEntryPictures, rewriteEntryPictures } from '../../src/content/rewrite-pictures'

/** Stores entries and images: the backend's own code on its database. */
export interface EntryStore {
  /** @returns The image's address as Markdown refers to it. */
  keepPicture: (bytes: Buffer, name: string) => Promise<string>
  /** The same content again is the same entry. @throws Error that says why it can't be stored. */
  keepEntry: (content: EntryContent) => Promise<{ isNew: boolean }>
}

export interface Imported {
  /** Files that are entries now. */
  added: string[]
  /** Files whose entries existed already, with the same content. */
  same: string[]
  /** Files that could not be imported, and why. */
  failed: { file: string; reason: string }[]
}

interface ReadFile {
  file: string
  content: EntryContent
  /** By the URL in the text. */
  pictures: Map<string, FoundPicture>
}

/**
 * Imports files of the three collections as entries. All of them are read before anything is stored.
 *
 * @param paths From the project's root, e.g. "content/blog/tides.md". Default: every file of the collections.
 * @throws ContentError with every error, when a file or image can't be used.
 */
export async function importFiles(
  files: ContentFiles,
  store: EntryStore,
  paths: readonly string[] = [],
): Promise<Imported> {
  const imported: Imported = { added: [], same: [], failed: [] }
  for (const read of readFiles(files, paths)) {
    const { file } = read
    try {
      const { isNew } = await store.keepEntry(await keepPictures(read, store))
      imported[isNew ? 'added' : 'same'].push(file)
    } catch (error) {
      imported.failed.push({ file, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return imported
}

async function keepPictures(
  { content, pictures }: ReadFile,
  { keepPicture }: EntryStore,
): Promise<EntryContent> {
  const addresses = new Map<string, string>()
  for (const [url, { file, bytes }] of pictures)
    addresses.set(url, await keepPicture(bytes, path.basename(file)))
  return rewriteEntryPictures(content, (url) => addresses.get(url))
}

function readFiles(files: ContentFiles, paths: readonly string[]): ReadFile[] {
  const issues: ContentIssue[] = []
  const all = openKinds.flatMap((kind) => entryFilesOf(kind, files).map((source) => ({ kind, source })))
  const wanted = paths.length === 0 ? all : all.filter(({ source }) => paths.includes(source.file))
  for (const file of paths.filter((name) => !all.some(({ source }) => source.file === name)))
    issues.push(atTop(file, 'no such file in content/blog, content/case-studies or content/jobs'))
  const read = wanted.flatMap(({ kind, source }) => {
    try {
      const content = readEntry(kind, source)
      return [{ file: source.file, content, pictures: findPictures(content, source, files, issues) }]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      issues.push(...error.issues)
      return []
    }
  })
  if (issues.length > 0) throw new ContentError(issues)
  return read
}

function findPictures(
  content: EntryContent,
  { file }: SourceFile,
  files: ContentFiles,
  issues: ContentIssue[],
): ReadFile['pictures'] {
  const found = new Map<string, FoundPicture>()
  for (const url of listEntryPictures(content)) {
    const picture = files.findPicture(file, url)
    if (picture) found.set(url, picture)
    else issues.push(atTop(file, `image "${url}" not found: expected ${files.words.expected}`))
  }
  return found
}

const atTop = (file: string, message: string): ContentIssue => ({ file, line: 1, column: 1, message })
