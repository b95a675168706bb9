import {
  Migrator,
  NO_MIGRATIONS,
  sql,
  type Kysely,
  type Migration,
  type MigrationResultSet,
  type MigratorProps,
} from 'kysely'
import * as employeesAndAudit from '../migrations/0001-employees-and-audit'
import * as entriesAndPublishing from '../migrations/0002-entries-and-publishing'
import * as conversations from '../migrations/0003-conversations'
import * as unusedPictures from '../migrations/0004-unused-pictures'
import * as rolesWithoutACheck from '../migrations/0005-roles-without-a-check'
import * as plainNames from '../migrations/0006-plain-names'
import * as inquiryKindsWithoutACheck from '../migrations/0007-inquiry-kinds-without-a-check'
import * as publicationsLeftOut from '../migrations/0008-publications-left-out'
import * as buildingFolder from '../migrations/0009-building-folder'
import * as linkedAccounts from '../migrations/0010-linked-accounts'
import * as rateLimits from '../migrations/0011-rate-limits'
import * as appendOnlyAudit from '../migrations/0012-append-only-audit'
import * as search from '../migrations/0013-search'
import * as searchWords from '../migrations/0014-search-words'
import * as trash from '../migrations/0015-trash'
import * as missingAddresses from '../migrations/0016-missing-addresses'
import * as searchItems from '../migrations/0017-search-items'
import * as notifications from '../migrations/0018-notifications'
import * as severalRoles from '../migrations/0019-several-roles'
import * as takenOverFiles from '../migrations/0020-taken-over-files'
import * as mediaLibrary from '../migrations/0021-media-library'
import * as entryPresence from '../migrations/0022-entry-presence'
import * as changes from '../migrations/0023-changes'
import * as cards from '../migrations/0024-cards'
import * as people from '../migrations/0025-people'
import * as kindsWithoutCheck from '../migrations/0026-kinds-without-a-check'
import * as remarksOnPassages from '../migrations/0027-remarks-on-passages'
import * as employeesByName from '../migrations/0028-employees-by-name'
import * as emailTemplates from '../migrations/0029-email-templates'
import * as latestSearchItems from '../migrations/0030-latest-search-items'
import * as portraits from '../migrations/0031-portraits'
import * as listsWithoutClosing from '../migrations/0032-lists-without-closing'
import * as runbooks from '../migrations/0033-runbooks'

/** "up": apply all pending; "down": revert the last one. */
type Direction = 'up' | 'down'

/**
 * Migrates. Several instances may do so at once: Kysely makes them wait for each other.
 *
 * @returns Names of the migrations it ran.
 * @throws Error that names the migration that failed, or why none could run; nothing is changed then.
 */
export async function migrate<T>(db: Kysely<T>, direction: Direction): Promise<string[]> {
  const migrator = createMigrator(db)
  const outcome = await (direction === 'up' ? migrator.migrateToLatest() : migrator.migrateDown())
  if (outcome.error !== undefined) throw failureOf(outcome)
  return (outcome.results ?? []).map(({ migrationName }) => migrationName)
}

/**
 * Migrates up or down to a migration, in the transaction that the connection is in.
 *
 * @param connection One connection, on which the caller began a transaction.
 * @param name undefined: takes all back.
 */
export async function migrateTo<T>(connection: Kysely<T>, name: string | undefined): Promise<void> {
  const outcome = await createMigrator(connection, { disableTransactions: true }).migrateTo(
    name ?? NO_MIGRATIONS,
  )
  if (outcome.error !== undefined) throw failureOf(outcome)
}

/** Every migration with the time it was applied; undefined: pending. */
export async function readMigrations<T>(db: Kysely<T>): Promise<{ name: string; since: Date | undefined }[]> {
  const migrations = await createMigrator(db).getMigrations()
  return migrations.map(({ name, executedAt }) => ({ name, since: executedAt }))
}

/** Whether the database lacks a migration: one table is read, so that this can be asked often. */
export async function hasPendingMigrations<T>(db: Kysely<T>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  return Object.keys(allMigrations).some((name) => !applied.has(name))
}

/**
 * The last migration of a database; undefined for an empty one.
 *
 * @throws Error if the database is newer than this program.
 */
export async function findLastMigration<T>(db: Kysely<T>): Promise<string | undefined> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db)
  if (tables[0]?.found !== true) return undefined
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const last = rows
    .map(({ name }) => name)
    .sort()
    .at(-1)
  if (last !== undefined && !(last in allMigrations)) throw new Error(`${newer} (It has ${last}.)`)
  return last
}

const newer = 'The database is newer than this program: start the newer one, or take its migrations back.'

function createMigrator<T>(
  db: Kysely<T>,
  options: Pick<MigratorProps, 'disableTransactions'> = {},
): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(allMigrations) }, ...options })
}

function failureOf({ error, results = [] }: MigrationResultSet): unknown {
  const failed = results.find(({ status }) => status === 'Error')
  const message = error instanceof Error ? error.message : String(error)
  if (failed) return new Error(`The migration ${failed.migrationName} failed: ${message}`, { cause: error })
  if (!message.includes('is missing')) return error
  return new Error(`${newer} (${message})`, { cause: error })
}

/**
 * Every migration by name, in order. A released migration is never edited; a later one corrects it. Migrations import
 * none of our code, which may change.
 */
export const allMigrations: Record<string, Migration> = {
  '0001-employees-and-audit': employeesAndAudit,
  '0002-entries-and-publishing': entriesAndPublishing,
  '0003-conversations': conversations,
  '0004-unused-pictures': unusedPictures,
  '0005-roles-without-a-check': rolesWithoutACheck,
  '0006-plain-names': plainNames,
  '0007-inquiry-kinds-without-a-check': inquiryKindsWithoutACheck,
  '0008-publications-left-out': publicationsLeftOut,
  '0009-building-folder': buildingFolder,
  '0010-linked-accounts': linkedAccounts,
  '0011-rate-limits': rateLimits,
  '0012-append-only-audit': appendOnlyAudit,
  '0013-search': search,
  '0014-search-words': searchWords,
  '0015-trash': trash,
  '0016-missing-addresses': missingAddresses,
  '0017-search-items': searchItems,
  '0018-notifications': notifications,
  '0019-several-roles': severalRoles,
  '0020-taken-over-files': takenOverFiles,
  '0021-media-library': mediaLibrary,
  '0022-entry-presence': entryPresence,
  '0023-changes': changes,
  '0024-cards': cards,
  '0025-people': people,
  '0026-kinds-without-a-check': kindsWithoutCheck,
  '0027-remarks-on-passages': remarksOnPassages,
  '0028-employees-by-name': employeesByName,
  '0029-email-templates': emailTemplates,
  '0030-latest-search-items': latestSearchItems,
  '0031-portraits': portraits,
  '0032-lists-without-closing': listsWithoutClosing,
  '0033-runbooks': runbooks,
}
