import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { BlobServiceClient } from '@azure/storage-blob'
import { ServiceError } from '../../../backend/errors/service-error'
import { createFileStore } from '../../../backend/files/create-file-store'
import type { FilePlace, FileStore } from '../../../backend/files/file-store'
import { startAzurite } from './support/start-azurite'
import { s3Keys, startS3 } from './support/start-s3'

let azurite: Awaited<ReturnType<typeof startAzurite>>
let s3: Awaited<ReturnType<typeof startS3>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stores-'))
  azurite = await startAzurite()
  await BlobServiceClient.fromConnectionString(azurite.connectionString).createContainer('visitors')
  s3 = await startS3('visitors')
}, 60_000)
afterAll(async () => {
  await azurite.stop()
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A working configuration for each kind of store. */
const places: Record<string, () => FilePlace> = {
  'a folder': () => ({ kind: 'folder', directory: path.join(folder, 'store') }),
  'Azure Blob Storage': () => ({
    kind: 'azure',
    connectionString: azurite.connectionString,
    container: 'visitors',
  }),
  S3: () => ({ kind: 's3', bucket: 'visitors', region: 'us-east-1', endpoint: s3.endpoint, ...s3Keys }),
}

/** A file on this machine, to be stored. */
async function fileOf(bytes: Buffer) {
  const place = path.join(folder, randomUUID())
  await writeFile(place, bytes)
  return { path: place, size: bytes.length, type: 'application/pdf' }
}
/** Waits until this process has closed the file; a leak ends in the test's timeout. */
async function untilReleased(place: string): Promise<void> {
  const open = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  )
  if (open.includes(place)) await wait(20).then(() => untilReleased(place))
}
const readAll = async (store: FileStore, id: string) => buffer(await store.read(id))

describe.each(Object.entries(places))('%s', (_name, placeOf) => {
  let store: FileStore
  beforeAll(async () => (store = await createFileStore(placeOf())))

  test.each([1, 5 * 1024 * 1024, 9 * 1024 * 1024])('returns the same %i bytes', async (size) => {
    const bytes = randomBytes(size)
    const id = randomUUID()
    await store.put(id, await fileOf(bytes))
    expect((await readAll(store, id)).equals(bytes)).toBe(true)
  })

  test('replaces a file that is stored again', async () => {
    const id = randomUUID()
    await store.put(id, await fileOf(Buffer.from('the first, which is longer')))
    await store.put(id, await fileOf(Buffer.from('the second')))
    expect((await readAll(store, id)).toString()).toBe('the second')
  })

  test('forgets a removed file, and removing it twice is no error', async () => {
    const [id, other] = [randomUUID(), randomUUID()]
    await store.put(id, await fileOf(Buffer.from('gone')))
    await store.put(other, await fileOf(Buffer.from('stays')))
    await store.remove(id)
    await store.remove(id)
    await expect(store.read(id)).rejects.toMatchObject({ code: 'file_missing', statusCode: 404 })
    expect((await readAll(store, other)).toString()).toBe('stays')
  })

  test('reports a file that never existed', async () => {
    await expect(store.read(randomUUID())).rejects.toMatchObject({ code: 'file_missing' })
  })

  test('stores nothing of a file that can’t be read completely', async () => {
    const id = randomUUID()
    const missing = { path: path.join(folder, 'nowhere'), size: 10, type: 'application/pdf' }
    await expect(store.put(id, missing)).rejects.toThrow()
    await expect(store.read(id)).rejects.toMatchObject({ code: 'file_missing' })
  })

  test('stores ten files at once', async () => {
    const files = Array.from({ length: 10 }, () => ({ id: randomUUID(), bytes: randomBytes(10_000) }))
    await Promise.all(files.map(async ({ id, bytes }) => store.put(id, await fileOf(bytes))))
    for (const { id, bytes } of files) expect((await readAll(store, id)).equals(bytes)).toBe(true)
  })
})

describe('a folder', () => {
  test('is accessible to the service’s user only, and contains no partial files', async () => {
    const directory = path.join(folder, 'private')
    const store = await createFileStore({ kind: 'folder', directory })
    const id = randomUUID()
    await store.put(id, await fileOf(Buffer.from('private')))
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(directory, id))).mode & 0o777).toBe(0o600)
    expect(await readdir(directory)).toEqual([id])
  })

  test('never writes outside itself, whatever the id', async () => {
    const directory = path.join(folder, 'inner')
    const store = await createFileStore({ kind: 'folder', directory })
    await store.put('../../outside', await fileOf(Buffer.from('kept inside')))
    expect(await readdir(directory)).toEqual(['outside'])
  })
})

describe('a misconfigured store answers 503 and logs the reason:', () => {
  const wrongKey = Buffer.from('wrong').toString('base64')
  const cases: [string, () => FilePlace, RegExp][] = [
    [
      'an Azure key that is wrong',
      () => ({
        kind: 'azure',
        connectionString: azurite.connectionString.replace(/AccountKey=[^;]+/, `AccountKey=${wrongKey}`),
        container: 'visitors',
      }),
      /^Azure Blob Storage refuses the key\. Correct AZURE_STORAGE_CONNECTION_STRING/,
    ],
    [
      'a container that is not there',
      () => ({ kind: 'azure', connectionString: azurite.connectionString, container: 'elsewhere' }),
      /^Azure Blob Storage has no container "elsewhere"\. Create it/,
    ],
    [
      'an Azure account nobody answers for',
      () => ({
        kind: 'azure',
        connectionString: azurite.connectionString.replace(azurite.endpoint, 'http://127.0.0.1:1'),
        container: 'visitors',
      }),
      /^Azure Blob Storage can't be reached or used/,
    ],
    [
      'an S3 key that is wrong',
      () => ({ ...(places['S3']?.() as FilePlace & { kind: 's3' }), accessKeyId: 'wrong' }),
      /^The storage refuses the key \(InvalidAccessKeyId\)/,
    ],
    [
      'a bucket that is not there',
      () => ({ ...(places['S3']?.() as FilePlace & { kind: 's3' }), bucket: 'elsewhere' }),
      /^The storage has no bucket "elsewhere"\. Create it/,
    ],
    [
      'a storage nobody answers for',
      () => ({ ...(places['S3']?.() as FilePlace & { kind: 's3' }), endpoint: 'http://127.0.0.1:1' }),
      /^The storage can't be reached or used \(.+\)\. See whether it is up/,
    ],
    [
      'a folder that is a file',
      () => ({ kind: 'folder', directory: path.resolve('package.json') }),
      /package\.json can't be used for files/,
    ],
  ]

  test.each(cases)('%s', async (_name, placeOf, reason) => {
    const store = await createFileStore(placeOf())
    const file = await fileOf(Buffer.from('text'))
    const failure: unknown = await store.put(randomUUID(), file).catch((error: unknown) => error)
    if (!(failure instanceof ServiceError)) throw failure
    expect([failure.code, failure.statusCode]).toEqual(['files_unavailable', 503])
    expect(failure.cause).toMatchObject({ message: expect.stringMatching(reason) as string })
    expect(`${failure.message} ${String(failure.cause)}`).not.toContain(wrongKey)
    await untilReleased(file.path)
  })
})
