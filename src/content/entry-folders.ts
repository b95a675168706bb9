import path from 'node:path'
import { isFixed, type EntryKind } from '../../contract/content/kinds'
import type { ContentFiles, SourceFile } from './content-files'

/** Folder of each kind in `content/`. */
export const entryFolders = {
  post: 'blog',
  'case-study': 'case-studies',
  job: 'jobs',
  legal: 'legal',
} as const satisfies Record<EntryKind, string>

/**
 * The files of a kind, in order of their paths. Of a page that the site fixes, also where an entry of the editor has
 * replaced the file.
 */
export const entryFilesOf = (kind: EntryKind, files: ContentFiles): SourceFile[] =>
  isFixed(kind) ? files.everyMarkdownIn(entryFolders[kind]) : files.markdownIn(entryFolders[kind])

/** Where a file of a kind is written that does not exist yet, from the project's root. */
export const newEntryFile = (kind: EntryKind, slug: string, files: ContentFiles): string =>
  path.posix.join(files.folder, entryFolders[kind], `${slug}.md`)
