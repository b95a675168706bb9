import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { allMigrations, migrate, migrateTo, readMigrations } from '../../backend/database/migrate'
import { openAsItIs, openDatabase, type DatabasePlace, type Db } from '../../backend/database/open-database'
import { compileBackend } from './support/compile-backend'
import { bothKinds } from './support/databases'
import { runCompiled } from './support/run-backend'
import { sharePostgres, type SharedPostgres } from './support/shared-postgres'

let server: SharedPostgres
const folders: string[] = []
beforeAll(async () => (server = await sharePostgres()))
afterAll(async () => {
  await server.remove()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const names = Object.keys(allMigrations)

const emptyPlace = async (): Promise<DatabasePlace> => ({
  kind: 'server',
  url: await server.createDatabase(),
})

/** One with all migrations; an embedded one gets them when it is opened. */
async function newPlace(kind: DatabasePlace['kind']): Promise<DatabasePlace> {
  if (kind === 'server') return { kind, url: await server.createMigrated() }
  const directory = await mkdtemp(path.join(tmpdir(), 'data-'))
  folders.push(directory)
  return { kind, directory }
}

/** Takes back a migration with all after it, at once. */
const takeBack = (db: Db, name: string) =>
  db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    await migrateTo(connection, names[names.indexOf(name) - 1])
    await sql`commit`.execute(connection)
  })

/** The tables and their columns, as the database itself describes them. */
async function shapeOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as "column"
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
    order by 1`.execute(db)
  return rows.map(({ column }) => column)
}

test('the list of migrations contains every file in order', () => {
  const files = readdirSync('backend/migrations').map((file) => path.basename(file, '.ts'))
  expect(names).toEqual(files.sort())
})

describe.each(bothKinds)('on the %s database', (kind) => {
  test('migrations run up, down and up again to the same tables', async () => {
    const place = kind === 'server' ? await emptyPlace() : await newPlace(kind)
    const database = await openDatabase({ place })
    const before = await shapeOf(database.db)
    expect(before).toContain('employee.email_key text NO')
    for (const name of names.toReversed()) expect(await migrate(database.db, 'down')).toEqual([name])
    expect(await shapeOf(database.db)).toEqual([])
    expect(await migrate(database.db, 'up')).toEqual(names)
    expect(await shapeOf(database.db)).toEqual(before)
    expect(await migrate(database.db, 'up')).toEqual([])
    await database.close()
  })

  test('the nineteenth turns the role of each employee into a set, and back into the higher one', async () => {
    const { db, close } = await openDatabase({ place: await newPlace(kind) })
    await takeBack(db, '0019-several-roles')
    const add = (name: string, role: string) =>
      sql`insert into employee (email, email_key, role) values (${name}, ${name}, ${role})`.execute(db)
    await add('nora', 'admin')
    await add('mei', 'employee')
    await migrate(db, 'up')
    const stored = async () =>
      (
        await sql<{ email: string; roles: string[] }>`select email, roles from employee order by 1`.execute(
          db,
        )
      ).rows
    expect(await stored()).toEqual([
      { email: 'mei', roles: ['employee'] },
      { email: 'nora', roles: ['admin'] },
    ])
    const set = (roles: string) => sql`update employee set roles = ${roles}::text[]`.execute(db)
    await expect(set('{}')).rejects.toThrow('employee_roles_check')
    await expect(set('{admin,admin}')).rejects.toThrow('employee_roles_check')
    await set('{support,admin}')
    await takeBack(db, '0019-several-roles')
    const { rows } = await sql<{ role: string }>`select role from employee`.execute(db)
    expect(rows).toEqual([{ role: 'admin' }, { role: 'admin' }])
    await close()
  })

  test('the sixth renames stored values, and reverts that', async () => {
    const { db, close } = await openDatabase({ place: await newPlace(kind) })
    await takeBack(db, '0006-plain-names')
    await sql`insert into email (state, kind, "to", subject, text, by, words)
      values ('sent', 'receipt', 'a', 'b', 'c', 'system', ''), ('sent', 'desk', 'a', 'b', 'c', 'system', '')`.execute(
      db,
    )
    await sql`insert into saved_view values (gen_random_uuid(), 'nora', 'new', '{"assignee":"nobody","state":"new"}')`.execute(
      db,
    )
    await sql`insert into audit_entry (actor, action, subject, words)
      values ('nora', 'inquiry.erased', 'K7QF', '')`.execute(db)
    const stored = async () => {
      const { rows } = await sql<{ value: string }>`
        select kind as value from email union all select query ->> 'assignee' from saved_view
        union all select action from audit_entry order by 1`.execute(db)
      return rows.map(({ value }) => value)
    }
    await migrate(db, 'up')
    expect(await stored()).toEqual(['acknowledgement', 'inquiry.deleted', 'notification', 'unassigned'])
    const found =
      await sql`select id from audit_entry where words @@ 'inquiry & deleted & k7qf'::tsquery`.execute(db)
    expect(found.rows).toHaveLength(1)
    await takeBack(db, '0006-plain-names')
    expect(await stored()).toEqual(['desk', 'inquiry.erased', 'nobody', 'receipt'])
    await close()
  })

  test('the last two take from entries what their kinds lost, and rename the kind of a sample, in all versions', async () => {
    const { db, close } = await openDatabase({ place: await newPlace(kind) })
    await takeBack(db, '0032-lists-without-closing')
    const fields = { title: 'Worked examples', closing: { title: 'Write to us' }, kind: 'runbook page' }
    const content = JSON.stringify({ fields })
    for (const entryKind of ['page-case-studies', 'page-home', 'sample'])
      await sql`with added as (
          insert into entry (id, kind, state, slug, title, content, search_text, author, author_key, updated_by,
            live_slug, live_hash, live_content, live_at, first_live_at)
          values (gen_random_uuid(), ${entryKind}, 'published', ${entryKind}, 'a', ${content}::jsonb, '', 'nora', 'nora',
            'nora', ${entryKind}, 'a', ${content}::jsonb, now(), now())
          returning id)
        insert into revision (entry_id, number, by, reason, title, words, content)
          select id, 1, 'nora', 'published', 'a', 1, ${content}::jsonb from added`.execute(db)
    const stored = async () => {
      const { rows } = await sql<{ kind: string; versions: unknown[] }>`
        select kind, jsonb_build_array(entry.content -> 'fields', live_content -> 'fields', revision.content -> 'fields')
          as versions
        from entry join revision on entry_id = entry.id`.execute(db)
      return new Map(rows.map((row) => [row.kind, row.versions]))
    }
    const thrice = (value: unknown) => [value, value, value]
    const { closing: _, ...withoutClosing } = fields
    await migrate(db, 'up')
    const after = await stored()
    expect(after.get('page-case-studies')).toEqual(thrice(withoutClosing))
    expect(after.get('page-home')).toEqual(thrice(fields))
    expect(after.get('sample')).toEqual(thrice({ ...fields, kind: 'runbook' }))
    expect(await migrate(db, 'down')).toEqual(['0033-runbooks'])
    expect((await stored()).get('sample')).toEqual(thrice(fields))
    await close()
  })

  test('an unknown migration stops startup with an explanation', async () => {
    const place = await newPlace(kind)
    const { db, close } = await openDatabase({ place })
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`.execute(db)
    await close()
    await expect(openDatabase({ place })).rejects.toThrow(
      /^The database is newer than this program: .*9999-of-tomorrow/,
    )
  })
})

test('the tables are the same on both databases', async () => {
  const shapes = []
  for (const kind of bothKinds) {
    const { db, close } = await openDatabase({ place: await newPlace(kind) })
    shapes.push(await shapeOf(db))
    await close()
  }
  expect(shapes[0]).toEqual(shapes[1])
})

test('four instances that start at once on an empty server migrate it once', async () => {
  const place = await emptyPlace()
  const instances = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ place })))
  const [first] = instances
  const states = first ? await readMigrations(first.db) : []
  expect(states.map(({ name, since }) => [name, since instanceof Date])).toEqual(
    names.map((name) => [name, true]),
  )
  await Promise.all(instances.map(({ close }) => close()))
})

test('npm run migrate names the database and migrates it', async () => {
  const place = await emptyPlace()
  await (await openAsItIs({ place })).close()
  const variables: Record<string, string> = { DATABASE_URL: place.kind === 'server' ? place.url : '' }
  const compiled = await compileBackend()
  const run = async (...args: string[]) => {
    const program = runCompiled(compiled, variables, 'migrate', args)
    return [await program.ended(), program.output()]
  }
  expect(await run('status')).toEqual([0, names.map((name) => `${name}: pending\n`).join('')])
  expect(await run('up')).toEqual([0, names.map((name) => `up: ${name}\n`).join('')])
  expect(await run('status')).toEqual([0, expect.stringMatching(/^(.+: applied \S+Z\n)+$/)])
  expect(await run('down')).toEqual([0, `down: ${String(names.at(-1))}\n`])
  expect(await run('sideways')).toEqual([1, 'Usage: npm run migrate -- up | down | status\n'])
})
