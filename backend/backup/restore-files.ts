import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { cvTypes } from '../../contract/forms/cv'
import type { FileStore } from '../files/file-store'
import { sha256 } from './hash-rows'
import type { Manifest } from './manifest'
import { readArchive } from './read-archive'
import { placeOf } from './verify-archive'

/**
 * Stores the files of a backup, and reads each again to compare it.
 *
 * @param onStored Called with the id of each file before it is stored.
 */
export async function restoreFiles(
  files: FileStore,
  file: string,
  { manifest, onStored }: { manifest: Manifest; onStored: (id: string) => void },
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'restore-'))
  try {
    for await (const entry of readArchive(file)) {
      const place = placeOf(entry)
      const known = manifest.files.find(({ id }) => place && 'file' in place && id === place.file)
      if (!known) continue
      const { id, type, size, sha256: expected } = known
      const local = path.join(folder, id)
      await writeFile(local, entry.bytes, { mode: 0o600 })
      onStored(id)
      await files.put(id, { path: local, size, type: cvTypes[type] })
      await rm(local)
      if (sha256(await buffer(await files.read(id))) !== expected)
        throw new Error(`The store of files returns other bytes for ${id} than it was given.`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
