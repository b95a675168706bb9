import { explain } from '../../contract/parse-or-explain'
import { createRowHash, sha256 } from './hash-rows'
import { manifestName, ManifestSchema, type Manifest } from './manifest'
import { readArchive, type ArchiveEntry } from './read-archive'

/** Splits the rows of a chunk. */
export const rowsOf = ({ bytes }: ArchiveEntry): string[] => bytes.toString().split('\n').slice(0, -1)

/** The table or the file that an entry belongs to. */
export function placeOf({ name }: ArchiveEntry): { table: string } | { file: string } | undefined {
  const [folder, owner] = name.split('/')
  if (owner === undefined) return undefined
  return folder === 'tables' ? { table: owner } : folder === 'files' ? { file: owner } : undefined
}

/**
 * Reads a backup to its end and compares everything with its manifest.
 *
 * @throws Error that names what is damaged or missing.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const tables = new Map<string, ReturnType<typeof createRowHash>>()
  const files = new Map<string, string>()
  let manifest: Manifest | undefined
  try {
    for await (const entry of readArchive(file)) {
      const place = placeOf(entry)
      if (entry.name === manifestName) manifest = readManifest(entry)
      else if (place && 'file' in place) files.set(place.file, sha256(entry.bytes))
      else if (place) {
        const hash = tables.get(place.table) ?? createRowHash()
        for (const row of rowsOf(entry)) hash.add(row)
        tables.set(place.table, hash)
      }
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} is no complete backup (${reason}). Use another one.`, { cause })
  }
  if (!manifest) throw new Error(`${file} is no complete backup: its end is missing. Use another one.`)
  const empty = createRowHash()
  const damaged = [
    ...manifest.tables
      .filter(({ name, rows, sha256: expected }) => {
        const hash = tables.get(name) ?? empty
        return hash.count() !== rows || hash.digest() !== expected
      })
      .map(({ name }) => `table ${name}`),
    ...manifest.files
      .filter(({ id, sha256: expected }) => files.get(id) !== expected)
      .map(({ id }) => `file ${id}`),
  ]
  if (damaged.length > 0) throw new Error(`${file} is damaged (${damaged.join(', ')}). Use another one.`)
  return manifest
}

function readManifest({ bytes }: ArchiveEntry): Manifest {
  const result = explain(ManifestSchema, JSON.parse(bytes.toString()))
  if (result.ok) return result.data
  throw new Error(
    `its manifest is not one of this program: ${result.issues.map(({ message }) => message).join('; ')}`,
  )
}
