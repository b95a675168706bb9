import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../../__tests__/backend/support/postgres-server'
import type { DatabasePlace } from '../../backend/database/open-database'

/** Where the service of a drill keeps its data. */
export interface Store {
  /** As tables show it. */
  name: string
  place: DatabasePlace
  /** Folder of visitors' files. */
  files: string
  /** Folder for uploads in progress. */
  temporary: string
  /** The settings of the service that say so. */
  variables: Record<string, string>
  remove: () => Promise<void>
}

/** An empty store in a temporary folder; "server": on a PostgreSQL server of its own. */
export async function openStore(kind: DatabasePlace['kind']): Promise<Store> {
  const folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
  const [directory, temporary] = [path.join(folder, 'data'), path.join(folder, 'tmp')]
  await mkdir(temporary)
  const shared = {
    files: path.join(directory, 'files'),
    temporary,
    variables: { DATA_DIR: directory, TMPDIR: temporary },
  }
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  if (kind === 'embedded')
    return { ...shared, name: 'PGlite', place: { kind, directory }, remove: removeFolder }
  const server = await startPostgres()
  const url = await server.createDatabase()
  return {
    ...shared,
    name: 'PostgreSQL',
    place: { kind, url },
    variables: { ...shared.variables, DATABASE_URL: url },
    remove: async () => {
      await server.remove()
      await removeFolder()
    },
  }
}
