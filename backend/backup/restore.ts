import { sql } from 'kysely'
import { allMigrations, migrate, migrateTo } from '../database/migrate'
import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { createEmailQueueRepository } from '../repositories/email-queue-repository'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'
import { listTables, useExactText } from './describe-schema'
import { loadTables } from './load-tables'
import type { Manifest } from './manifest'
import { restoreFiles } from './restore-files'
import { verifyArchive } from './verify-archive'

interface Options {
  db: Db
  files: FileStore
  /** Whether data in the database may be replaced. */
  replaces: boolean
}

export interface Restored {
  manifest: Manifest
  /** Emails that were to be sent when the backup was made. */
  heldEmails: number
}

/**
 * Puts the contents of a backup in the place of a database and its files. The database changes in one transaction, after
 * the archive and the stored files were compared with the manifest: a restore that fails leaves it as it was.
 *
 * @throws Error that says why nothing was restored.
 */
export async function restore({ db, files, replaces }: Options, file: string): Promise<Restored> {
  const manifest = await verifyArchive(file)
  if (!(manifest.migration in allMigrations)) throw new Error(explainNewer(manifest))
  await migrate(db, 'up')
  await expectFree(db)
  if (!replaces) await expectEmpty(db)
  const before = new Set((await createStoredFilesRepository(db).list()).map(({ id }) => id))
  const stored = new Set<string>()
  let heldEmails: number
  try {
    await restoreFiles(files, file, { manifest, onStored: (id) => stored.add(id) })
    heldEmails = await switchTables(db, file, manifest)
  } catch (error) {
    await removeAll(files, stored, before)
    throw error
  }
  await removeAll(files, before, stored)
  return { manifest, heldEmails }
}

/** In one transaction on one connection, by hand: the migrator begins none within one. @returns How many emails are held. */
const switchTables = (db: Db, file: string, manifest: Manifest): Promise<number> =>
  db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    try {
      await migrateTo(connection, undefined)
      await migrateTo(connection, manifest.migration)
      await useExactText(connection)
      await loadTables(connection, file, manifest)
      await migrateTo(connection, Object.keys(allMigrations).at(-1))
      const held = await createEmailQueueRepository(connection).hold(
        `Restored from the backup of ${manifest.at.slice(0, 16).replace('T', ' ')} UTC. It may have been sent since.`,
      )
      await sql`commit`.execute(connection)
      return held
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })

/** @throws Error while a service uses the database: it would write into the middle, and send emails. */
async function expectFree(db: Db): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name = current_setting('application_name')
      and application_name <> '' and pid <> pg_backend_pid()`.execute(db)
  const others = rows[0]?.others ?? 0
  if (others > 0)
    throw new Error(
      `The service is connected to this database (${others} ${others === 1 ? 'connection' : 'connections'}). Stop it first.`,
    )
}

async function expectEmpty(db: Db): Promise<void> {
  for (const { name } of await listTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0)
      throw new Error(
        `The database isn’t empty: table ${name} has rows. Restore into an empty one, or replace what is there with --replace.`,
      )
  }
}

const removeAll = async (files: FileStore, ids: ReadonlySet<string>, except: ReadonlySet<string>) => {
  for (const id of ids) if (!except.has(id)) await files.remove(id)
}

const explainNewer = ({ migration, version }: Manifest) =>
  `The backup is newer than this program: it has migration ${migration} of version ${version}. Restore it with that version or a later one.`
