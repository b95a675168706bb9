import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { backUp } from '../../../backend/backup/back-up'
import { restore } from '../../../backend/backup/restore'
import { writeArchive } from '../../../backend/backup/write-archive'
import { migrate, readMigrations } from '../../../backend/database/migrate'
import type { Db } from '../../../backend/database/open-database'
import { createFileStore } from '../../../backend/files/create-file-store'
import { createFolderStore } from '../../../backend/files/create-folder-store'
import { storeUnavailable, type FileStore } from '../../../backend/files/file-store'
import { s3Keys, startS3 } from '../files/support/start-s3'
import { oneKind, startDatabases, type Databases, type bothKinds } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { bytesOf, fillDatabase, readAll } from './support/fill-database'

let databases: Record<(typeof bothKinds)[number], Databases>
let s3: Awaited<ReturnType<typeof startS3>>
let folder: string
const opened: TestDatabase[] = []
beforeAll(async () => {
  databases = { embedded: await startDatabases('embedded'), server: await startDatabases('server') }
  s3 = await startS3('visitors')
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'))
})
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
})
afterAll(async () => {
  await databases.server.remove()
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

async function open(kind: (typeof bothKinds)[number]): Promise<Db> {
  const database = await databases[kind].open()
  opened.push(database)
  return database.db
}

const inFolder = () => createFolderStore(path.join(folder, randomUUID()))
const inS3 = () =>
  createFileStore({ kind: 's3', bucket: 'visitors', region: 'us-east-1', endpoint: s3.endpoint, ...s3Keys })

async function backUpTo(db: Db, files: FileStore): Promise<string> {
  const file = path.join(folder, `${randomUUID()}.tar.gz`)
  await backUp({ db, files }, createWriteStream(file))
  return file
}

test.each([
  ['embedded', 'server'],
  ['server', 'embedded'],
] as const)(
  'a backup of the %s database is restored to the %s one: every row and every file',
  async (from, to) => {
    const [source, target] = [await open(from), await open(to)]
    const [files, otherFiles] = from === 'server' ? [await inS3(), inFolder()] : [inFolder(), await inS3()]
    const stored = await fillDatabase(source, files)
    const before = await readAll(source)
    expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([])

    const file = await backUpTo(source, files)
    for (const id of stored.keys()) await files.remove(id)
    const { manifest, heldEmails } = await restore({ db: target, files: otherFiles, replaces: false }, file)

    expect(manifest.files).toHaveLength(stored.size)
    expect(heldEmails).toBe(2)
    const { email: emailsAfter = [], ...after } = await readAll(target)
    const { email: emailsBefore = [], ...rest } = before
    expect(after).toEqual(rest)
    expect(emailsAfter).toHaveLength(emailsBefore.length)
    for (const [id, bytes] of stored) expect((await bytesOf(otherFiles, id)).equals(bytes)).toBe(true)
    expect(await readMigrations(target)).toEqual(
      (await readMigrations(source)).map(({ name }) => ({ name, since: expect.any(Date) as Date })),
    )
    // the next number is one that no restored row has
    await sql`insert into seo_setting (path, updated_by) values ('/next/', 'nora@firm.example')`.execute(
      target,
    )
    const { rows } = await sql`select version from seo_setting order by version`.execute(target)
    expect(rows).toEqual([{ version: 1 }, { version: 2 }])
  },
)

test('emails that were to be sent are held, with the reason; all others are as they were', async () => {
  const [source, target] = [await open(oneKind), await open(oneKind)]
  const files = inFolder()
  await fillDatabase(source, files)
  await restore({ db: target, files, replaces: false }, await backUpTo(source, files))
  const emails = await target
    .selectFrom('email')
    .select(['subject', 'state', 'failure'])
    .orderBy('subject')
    .execute()
  const held = expect.stringMatching(
    /^Restored from the backup of 20.+ UTC\. It may have been sent since\.$/,
  ) as string
  expect(emails).toEqual([
    { subject: 'failed', state: 'failed', failure: null },
    { subject: 'kept', state: 'kept', failure: null },
    { subject: 'sending', state: 'unsure', failure: held },
    { subject: 'sent', state: 'sent', failure: null },
    { subject: 'unsure', state: 'unsure', failure: null },
    { subject: 'waiting', state: 'unsure', failure: held },
  ])
})

test('a backup holds no counters of visitors, nor the secret of their hashes', async () => {
  const db = await open(oneKind)
  const files = inFolder()
  await fillDatabase(db, files)
  const { tables } = await backUp({ db, files }, createWriteStream(path.join(folder, 'counters.tar.gz')))
  expect(tables.map(({ name }) => name)).not.toContain('submission_secret')
  expect(tables.map(({ name }) => name)).not.toContain('submission_count')
})

test('a database with data is replaced only when asked, with its files', async () => {
  const [source, target] = [await open(oneKind), await open('server')]
  const [files, otherFiles] = [inFolder(), inFolder()]
  const stored = await fillDatabase(source, files)
  const replaced = await fillDatabase(target, otherFiles)
  const before = await readAll(target)
  const file = await backUpTo(source, files)

  await expect(restore({ db: target, files: otherFiles, replaces: false }, file)).rejects.toThrow(
    'The database isn’t empty: table applicant has rows. Restore into an empty one, or replace what is there with --replace.',
  )
  expect(await readAll(target)).toEqual(before)
  for (const id of stored.keys()) await expect(otherFiles.read(id)).rejects.toThrow('missing')

  await restore({ db: target, files: otherFiles, replaces: true }, file)
  expect((await readAll(target))['applicant']).toEqual((await readAll(source))['applicant'])
  for (const id of stored.keys()) await bytesOf(otherFiles, id)
  for (const id of replaced.keys()) await expect(otherFiles.read(id)).rejects.toThrow('missing')
})

describe('nothing is changed by', () => {
  let target: Db
  let close: () => Promise<void>
  let files: FileStore
  let place: string
  let whole: Buffer
  let file: string
  beforeAll(async () => {
    const source = await databases[oneKind].open()
    const sourceFiles = inFolder()
    await fillDatabase(source.db, sourceFiles)
    whole = await readFile(await backUpTo(source.db, sourceFiles))
    await source.close()
    ;({ db: target, close } = await databases[oneKind].open())
    await sql`insert into redirect (id, "from", "to", permanent, updated_by) values (${randomUUID()}, '/x/', '/y/', true, 'a')`.execute(
      target,
    )
    place = path.join(folder, randomUUID())
    files = createFolderStore(place)
    file = path.join(folder, `${randomUUID()}.tar.gz`)
  })
  afterAll(() => close())
  const isUnchanged = async () => {
    expect(await target.selectFrom('redirect').select('from').execute()).toEqual([{ from: '/x/' }])
    expect(await readdir(place).catch(() => [])).toEqual([])
  }

  test('a backup that was cut off', async () => {
    await writeFile(file, whole.subarray(0, whole.length - 5_000))
    await expect(restore({ db: target, files, replaces: true }, file)).rejects.toThrow(
      /is no complete backup \(.+\)\. Use another one\.$/,
    )
    await isUnchanged()
  })

  test('a backup that was changed', async () => {
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    await writeFile(file, bytes)
    await expect(restore({ db: target, files, replaces: true }, file)).rejects.toThrow('Use another one.')
    await isUnchanged()
  })

  test('a file that is no backup', async () => {
    await expect(restore({ db: target, files, replaces: true }, 'package.json')).rejects.toThrow(
      /^package\.json is no complete backup/,
    )
    await isUnchanged()
  })

  test('a store that takes no more files', async () => {
    await writeFile(file, whole)
    let room = 1
    const full: FileStore = {
      ...files,
      put: (id, local) =>
        room-- > 0 ? files.put(id, local) : Promise.reject(storeUnavailable('full', undefined)),
    }
    await expect(restore({ db: target, files: full, replaces: true }, file)).rejects.toThrow('File storage')
    await isUnchanged()
  })
})

test('a backup of an older version is migrated; one of a newer version is refused', async () => {
  const [source, target] = [await open(oneKind), await open(oneKind)]
  const files = inFolder()
  const [last = ''] = await migrate(source, 'down')
  const file = await backUpTo(source, files)
  const { manifest } = await restore({ db: target, files, replaces: false }, file)
  expect(manifest.migration < last).toBe(true)
  expect((await readMigrations(target)).every(({ since }) => since !== undefined)).toBe(true)

  await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2030')`.execute(source)
  await expect(backUpTo(source, files)).rejects.toThrow('The database is newer than this program')

  const newer = path.join(folder, 'newer.tar.gz')
  const archive = writeArchive(createWriteStream(newer))
  const text = JSON.stringify({ ...manifest, migration: '9999-tomorrow', version: '9.0.0', tables: [] })
  await archive.add('manifest.json', Buffer.from(text))
  await archive.finish()
  await expect(restore({ db: target, files, replaces: true }, newer)).rejects.toThrow(
    'The backup is newer than this program: it has migration 9999-tomorrow of version 9.0.0.',
  )
})

test('a file that the store has lost is named; one that was deleted during the backup is not', async () => {
  const db = await open(oneKind)
  const files = inFolder()
  const [lost = '', deleted = ''] = (await fillDatabase(db, files)).keys()
  const target = createWriteStream(path.join(folder, 'lost.tar.gz'))
  const reading: FileStore = {
    ...files,
    read: async (id) => {
      await files.remove(id)
      if (id === deleted) await sql`update stored_file set state = 'doomed' where id = ${id}`.execute(db)
      return files.read(id)
    },
  }
  const { missingFiles, files: found } = await backUp({ db, files: reading }, target)
  expect(missingFiles).toEqual([lost])
  expect(found).toEqual([])
})
