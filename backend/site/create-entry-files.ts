import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { EntryFilesSchema, entryFilesHref, type EntryFile } from '../../contract/entry-file'
import type { EntryFiles } from '../entries/entry-files'
import { codeOf } from '../errors/code-of'
import type { ReadSite } from './open-site'

export function createEntryFiles(readSite: ReadSite): EntryFiles {
  let last: { version: string; files: Promise<readonly EntryFile[] | undefined> } | undefined
  return {
    list: async () => {
      const { directory } = await readSite()
      const file = path.join(directory, entryFilesHref)
      const version = await findVersion(file)
      if (last?.version !== version) last = { version, files: readList(file) }
      return last.files
    },
    readPicture: async (href) => {
      const { directory } = await readSite()
      if (!/^\/media\/[0-9a-f]+\/[\w-][\w.-]*$/.test(href)) return undefined
      try {
        return await readFile(path.join(directory, href))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
  }
}

/** Changes with the file. */
async function findVersion(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined)
  return found ? `${file} ${found.mtimeMs} ${found.size} ${found.ino}` : `${file} missing`
}

async function readList(file: string): Promise<readonly EntryFile[] | undefined> {
  try {
    return EntryFilesSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined // built before there was such a list, or elsewhere: files can't be taken over until the next build
  }
}
