import type { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { version } from '../../package.json'
import type { Db } from '../database/open-database'
import { codeOf } from '../errors/code-of'
import type { FileStore } from '../files/file-store'
import { createRepositories } from '../repositories/create-repositories'
import { backUpTables } from './back-up-tables'
import { sha256 } from './hash-rows'
import { manifestName, type Manifest } from './manifest'
import { writeArchive } from './write-archive'

interface Options {
  db: Db
  files: FileStore
}

/**
 * Writes the database and the visitors' files as one archive, while the service runs. Tables come first, from one
 * snapshot. Files are never changed, so they need none: one that is gone by then was deleted since.
 */
export async function backUp({ db, files }: Options, target: Writable): Promise<Manifest> {
  const archive = writeArchive(target)
  const { files: named, ...database } = await backUpTables(db, archive)
  const manifest: Manifest = { format: 1, version, ...database, files: [], missingFiles: [] }
  for (const { id, type } of named) {
    const bytes = await readFile(files, id)
    if (bytes) {
      await archive.add(`files/${id}`, bytes)
      manifest.files.push({ id, type, size: bytes.length, sha256: sha256(bytes) })
    } else if (await createRepositories(db).storedFiles.find(id)) manifest.missingFiles.push(id)
  }
  await archive.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
  await archive.finish()
  return manifest
}

/** @returns undefined for a missing file. */
async function readFile(files: FileStore, id: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await files.read(id))
  } catch (error) {
    if (codeOf(error) === 'file_missing') return undefined
    throw error
  }
}
