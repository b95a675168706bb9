import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EntryKindSchema } from '../../../contract/content/entry-kind'
import type { EntryContent } from '../../../contract/entry'
import { ContentFiles } from '../../content/content-files'
import { entryFolders } from '../../content/entry-folders'
import { readEntry } from '../../content/read-entry'
import { rewriteEntryPictures } from '../../content/rewrite-pictures'

/** The entries that are files, as the editor would keep them; pictures under their address on the site. */
export function readSources(root: string): EntryContent[] {
  const files = new ContentFiles(path.join(root, 'content'), root)
  return EntryKindSchema.options.flatMap((kind) =>
    files.markdownIn(entryFolders[kind]).map((source) => {
      const content = readEntry(kind, source)
      return rewriteEntryPictures(content, (url) => files.findPicture(source.file, url)?.href)
    }),
  )
}

/**
 * Writes what "copy to the editor" reads: `sources/<kind>/<slug>.json`, one for each entry that is a file.
 *
 * @param directory Of the built site, e.g. "public".
 */
export async function writeSources(root: string, directory: string): Promise<void> {
  const folder = path.join(directory, 'sources')
  await rm(folder, { recursive: true, force: true }) // files may have been removed since the last build
  await Promise.all(
    readSources(root).map(async (content) => {
      const file = path.join(folder, content.kind, `${content.slug}.json`)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(content))
    }),
  )
}
