import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSubmissionJobs } from '../../../backend/submissions/create-submission-jobs'
import { newUploadFile } from '../../../backend/submissions/upload-files'
import { createTestDatabase } from '../support/databases'
import type { TestDatabase } from '../support/test-database'

const now = new Date('2026-05-04T10:00:00Z')
const old = new Date('2026-05-04T08:59:59Z')

let database: TestDatabase
let temporary: string
beforeAll(() => (database = createTestDatabase()))
afterAll(() => database.close())
beforeEach(async () => (temporary = await mkdtemp(path.join(tmpdir(), 'temporary-'))))
afterEach(() => rm(temporary, { recursive: true }))

const jobs = () =>
  createSubmissionJobs({
    temporary,
    db: database.db,
    files: {
      put: () => Promise.reject(new Error()),
      check: () => Promise.resolve(),
      read: () => Promise.reject(new Error()),
      remove: () => Promise.resolve(),
    },
  })
const lie = async (file: string, since: Date) => {
  await writeFile(file, 'half a CV')
  await utimes(file, since, since)
}

test('removes uploads of a killed process at startup and then hourly, and nothing else', async () => {
  const left = newUploadFile(temporary)
  const underWay = newUploadFile(temporary)
  const others = path.join(temporary, 'website-uploads-of-another-program')
  const link = path.join(temporary, `website-upload-1-${randomUUID()}`)
  await lie(left, old)
  await lie(underWay, new Date('2026-05-04T09:00:01Z'))
  await lie(others, old)
  await symlink(others, link)

  const { sweepUploads } = jobs()
  expect(await sweepUploads(now)).toBe(1)
  const kept = [others, link, underWay].map((one) => path.basename(one)).toSorted()
  expect((await readdir(temporary)).toSorted()).toEqual(kept)

  await lie(left, old)
  expect(await sweepUploads(new Date('2026-05-04T10:59:59Z'))).toBe(0)
  expect(await sweepUploads(new Date('2026-05-04T11:00:00Z'))).toBe(2)
  expect(await readFile(others, 'utf8')).toBe('half a CV')
})

test('lets several instances sweep at once', async () => {
  for (let count = 0; count < 5; count++) await lie(newUploadFile(temporary), old)
  await Promise.all([jobs(), jobs(), jobs()].map(({ sweepUploads }) => sweepUploads(now)))
  expect(await readdir(temporary)).toEqual([])
})
