import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { entryKinds, isFixed } from '../../../contract/content/kinds'
import { entryFilesHref, type EntryFile } from '../../../contract/entry-file'
import { ContentFiles } from '../../content/content-files'
import { entryFilesOf } from '../../content/entry-folders'
import { readEntry } from '../../content/read-entry'
import { rewriteEntryPictures } from '../../content/rewrite-pictures'
import { createFileDates } from '../file-dates'

/**
 * The entries that are files, those that the editor has replaced as well, as the editor would keep them; pictures under
 * their address on the site.
 */
export function readEntryFiles(root: string): EntryFile[] {
  const files = new ContentFiles(path.join(root, 'content'), root)
  const modified = createFileDates(root)
  return entryKinds.flatMap((kind) =>
    entryFilesOf(kind, files).map((source): EntryFile => {
      const { file, slug } = source
      const bytes = files.readBytes(file)
      const content = rewriteEntryPictures(
        readEntry(kind, source),
        (url) => files.findPicture(file, url)?.href,
      )
      const hash = createHash('sha256').update(bytes).digest('hex')
      return { kind, slug, file, hash, modified: modified(file), text: bytes.toString('utf8'), content }
    }),
  )
}

/**
 * Writes what the backend knows entry files by, since it may run where there is no `content/`; and what "copy to the
 * editor" reads: `sources/<kind>/<slug>.json`, one for each entry of an open kind that is a file.
 *
 * @param directory Of the built site, e.g. "public".
 */
export async function writeSources(root: string, directory: string): Promise<void> {
  const files = readEntryFiles(root)
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, entryFilesHref), JSON.stringify(files))
  const folder = path.join(directory, 'sources')
  await rm(folder, { recursive: true, force: true }) // files may have been removed since the last build
  await Promise.all(
    files.map(async ({ kind, slug, content }) => {
      if (isFixed(kind)) return
      const file = path.join(folder, kind, `${slug}.json`)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(content))
    }),
  )
}
