import { clientOf, createClientKeys } from '../../../backend/submissions/client-keys'
import { createSubmissionJobs } from '../../../backend/submissions/create-submission-jobs'
import { bothKinds, startDatabases, type Databases } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { openFormService } from './support/form-service'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
])('the client of %s is %s', (address, client) => {
  expect(clientOf(address)).toBe(client)
})

describe.each(bothKinds)('client keys on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
  })
  afterAll(async () => {
    await database.close()
    await databases.remove()
  })

  test('are the same on all instances for a day, and change on the next', async () => {
    const [here, there] = [createClientKeys(database.db), createClientKeys(database.db)]
    const [noon, tomorrow] = [new Date('2026-05-04T12:00:00Z'), new Date('2026-05-05T00:00:00Z')]
    const hashes = await Promise.all([here, there, here, there].map((keys) => keys.hashOf(noon)))
    const [first = ''] = hashes.map((hash) => hash('203.0.113.7'))
    expect(new Set(hashes.map((hash) => hash('203.0.113.7')))).toEqual(new Set([first]))
    expect(first).toMatch(/^[\w-]{22}$/)
    expect(hashes[0]?.('203.0.113.8')).not.toBe(first)
    expect((await here.hashOf(tomorrow))('203.0.113.7')).not.toBe(first)
    expect((await here.hashOf(noon))('203.0.113.7')).toBe(first)
  })

  test('are deleted a day later with their secret', async () => {
    await database.db.deleteFrom('submission_secret').execute()
    const service = await openFormService(database.db)
    service.clock.now = new Date('2026-05-04T12:00:00Z')
    expect((await service.send('contact')).statusCode).toBe(201)
    const { forgetCounts } = createSubmissionJobs({ db: database.db, files: service.files })
    const left = async () => [
      (await database.db.selectFrom('submission_count').select('key').execute()).length,
      (await database.db.selectFrom('submission_secret').select('secret').execute()).length,
    ]
    expect(await left()).toEqual([4, 1])
    expect(await forgetCounts(new Date('2026-05-05T11:00:00Z'))).toBe(1) // the one of the day is dated by its midnight
    expect(await left()).toEqual([3, 1])
    await forgetCounts(new Date('2026-05-06T00:00:00Z'))
    expect(await left()).toEqual([0, 0])
    await service.close()
  })
})
