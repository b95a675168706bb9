import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../../../backend/database/open-database'
import { oncePerRun } from './once-per-run'
import { query, startPostgres } from './postgres-server'

/** Databases on the server that all test files of a run share. */
export interface SharedPostgres {
  /** Creates an empty database. @returns Its URL. */
  createDatabase: () => Promise<string>
  /** Creates one with all migrations. @returns Its URL. */
  createMigrated: () => Promise<string>
  /** Removes the databases it created. */
  remove: () => Promise<void>
}

/**
 * For tests that leave the server running: starting one takes longer than most of them. The first caller of a run starts
 * it, `remove-temporary-folder.mjs` stops it.
 */
export async function sharePostgres(): Promise<SharedPostgres> {
  const folder = await oncePerRun('shared-postgres', start)
  const address = await readFile(path.join(folder, 'address'), 'utf8')
  const created: string[] = []
  const create = async (template: string) => {
    const name = `site_${randomUUID()}`
    await query(address, `create database "${name}" template ${template}`)
    created.push(name)
    return urlOf(address, name)
  }
  return {
    createDatabase: () => create('template0'),
    createMigrated: () => create(migrated),
    remove: async () => {
      for (const name of created) await query(address, `drop database "${name}" with (force)`)
    },
  }
}

/** The database that migrated ones are copied from. */
const migrated = 'migrated'

async function start(folder: string): Promise<void> {
  // without autovacuum, which changes plans when it comes to a table
  const { address } = await startPostgres({ folder, settings: ['autovacuum=off', 'max_connections=300'] })
  await query(address, `create database ${migrated}`)
  const { close } = await openDatabase({ place: { kind: 'server', url: urlOf(address, migrated) } })
  await close()
  await writeFile(path.join(folder, 'address'), address)
}

function urlOf(address: string, database: string): string {
  return new URL(`/${database}`, address).href
}
