import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createSubmissionJobs } from '../../../backend/submissions/create-submission-jobs'
import { largestCv } from '../../../contract/forms/cv'
import { outcomeOf } from '../support/api-of'
import { createTestDatabase } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { clearSubmissions, multipart, openFormService, type FormService } from './support/form-service'
import { makeDocx, makePdf, samples } from './support/sample-forms'

let database: TestDatabase
let service: FormService
/** The next error of the store. */
const store = { failsToPut: false, failsToRemove: false }
beforeAll(async () => {
  database = createTestDatabase()
  service = await openFormService(database.db)
  const { put, remove } = service.files
  service.files.put = async (id, file) => {
    await put(id, file)
    if (store.failsToPut) throw new Error('the store is away')
  }
  service.files.remove = async (id) => {
    if (store.failsToRemove) throw new Error('the store is away')
    await remove(id)
  }
})
afterAll(async () => {
  await service.close()
  await database.close()
})
beforeEach(async () => {
  Object.assign(store, { failsToPut: false, failsToRemove: false })
  await clearSubmissions(database.db)
  for (const name of (await service.left()).stored) await service.files.remove(name)
})

const rows = async () => {
  const tables = ['applicant', 'stored_file', 'email', 'triage_event'] as const
  return (await Promise.all(tables.map((one) => database.db.selectFrom(one).select('id').execute()))).flat()
}
const expectNothing = async () => {
  expect(await rows()).toEqual([])
  expect(await service.left()).toEqual({ stored: [], temporary: [] })
}
const typeOf = async () =>
  (await database.db.selectFrom('stored_file').select(['type', 'name']).execute()).map(({ type, name }) => [
    type,
    name,
  ])

describe('the type of a CV is detected by its content', () => {
  const exe = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(500)])
  const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)])
  const docm = 'application/vnd.ms-word.document.macroEnabled.main+xml'
  const zip = makeDocx({}, 'text/plain')

  test.each([
    ['a PDF', 'Anna.pdf', makePdf(), ['pdf', 'Anna.pdf']],
    ['a PDF that calls itself an image', 'me.png', makePdf(), ['pdf', 'me.pdf']],
    ['a Word document', 'CV 2026.DOCX', makeDocx(), ['docx', 'CV 2026.docx']],
    ['a Word document that calls itself PDF', 'cv.pdf', makeDocx(), ['docx', 'cv.docx']],
    ['a document without a name to speak of', '.pdf', makePdf(), ['pdf', 'cv.pdf']],
  ])('%s', async (_what, name, bytes, expected) => {
    expect((await service.send('application', { cv: { bytes, name } })).statusCode).toBe(201)
    expect(await typeOf()).toEqual([expected])
  })

  test.each([
    ['a program', exe],
    ['an old Word file, or one with a password', doc],
    ['a Word document with macros by its type', makeDocx({}, docm)],
    ['a Word document with macros inside', makeDocx({ 'word/vbaProject.bin': 'x' })],
    ['a Word document with a program inside', makeDocx({ 'word/embeddings/run.exe': 'MZ' })],
    ['a ZIP that is no document', zip],
    [
      'a document without a text',
      Buffer.from(
        makeDocx().toString('latin1').replaceAll('word/document.xml', 'word/documenx.xml'),
        'latin1',
      ),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page that is a PDF further down', Buffer.concat([Buffer.from('<html>'), makePdf()])],
    ['a PDF that is a ZIP, too', Buffer.concat([makePdf(), makeDocx()])],
    ['a document that is a PDF, too', makeDocx({ '%PDF-1.4': '%PDF-1.4 %%EOF' })],
    ['a document with something behind its end', Buffer.concat([makeDocx(), exe])],
    ['a PDF without its end', makePdf(20_000).subarray(0, 10_000)],
    ['half a document', makeDocx({ 'word/media/a.txt': 'x'.repeat(9_000) }).subarray(0, 300)],
    ['nothing in a file', Buffer.alloc(0)],
    ['a text', Buffer.from('Anna Berg, harbors')],
  ])('rejects %s with a clear message', async (_what, bytes) => {
    const answer = await service.send('application', { cv: { bytes, name: 'cv.pdf' } })
    expect(outcomeOf(answer)).toEqual([415, 'unsupported_media_type'])
    expect(answer.json<{ message: string }>().message).toMatch(/^Your CV (?:is|must be) .+/)
    await expectNothing()
  })
})

test('accepts a CV of exactly 5 MB, and rejects one byte more with the limit', async () => {
  const bytes = makePdf(largestCv)
  expect(bytes.length).toBe(largestCv)
  expect((await service.send('application', { cv: { bytes } })).statusCode).toBe(201)
  await clearSubmissions(database.db)
  for (const name of (await service.left()).stored) await service.files.remove(name)
  const answer = await service.send('application', { cv: { bytes: makePdf(largestCv + 1) } })
  expect(outcomeOf(answer)).toEqual([413, 'payload_too_large'])
  expect(answer.json<{ message: string }>().message).toContain('5 MB or smaller')
  await expectNothing()
})

test('takes the CV after an empty part, as browsers send it where no file was chosen', async () => {
  const { headers, payload } = multipart(samples.application, { bytes: makePdf() })
  const empty = multipart({}, { name: '', bytes: Buffer.alloc(0) }).payload
  const open = empty.subarray(0, empty.lastIndexOf(Buffer.from('------form-of-a-test--')))
  const answer = await service.open.app.inject({
    method: 'POST',
    url: '/api/forms/application',
    headers: { ...headers, accept: 'application/json' },
    payload: Buffer.concat([open, payload]),
  })
  expect([answer.statusCode, await typeOf()]).toEqual([201, [['pdf', 'cv.pdf']]])
})

test('rejects two CVs, and ignores files in other fields', async () => {
  const { headers, payload } = multipart(samples.application, { bytes: makePdf() })
  const again = multipart({}, { bytes: makePdf() }).payload
  const url = '/api/forms/application'
  const open = payload.subarray(0, payload.lastIndexOf(Buffer.from('------form-of-a-test--')))
  const two = await service.open.app.inject({
    method: 'POST',
    url,
    headers,
    payload: Buffer.concat([open, again]),
  })
  expect([outcomeOf(two), two.body]).toEqual([[400, 'invalid_form'], expect.stringContaining('"cv"')])
  const renamed = Buffer.from(payload.toString('latin1').replace('name="cv"', 'name="me"'), 'latin1')
  const none = await service.open.app.inject({ method: 'POST', url, headers, payload: renamed })
  expect([outcomeOf(none), none.body]).toEqual([
    [400, 'invalid_form'],
    expect.stringContaining('Upload your CV'),
  ])
  await expectNothing()
})

test('stores no CV when the form has an issue', async () => {
  expect((await service.send('application', { values: { name: '' } })).statusCode).toBe(400)
  await expectNothing()
})

test('stores nothing when the store fails, and accepts the same submission again', async () => {
  const values = { key: '7d7f42c5-6a0d-4b0e-9a55-2f3a90f7c9b1' }
  store.failsToPut = true
  expect(outcomeOf(await service.send('application', { values }))).toEqual([500, 'internal_error'])
  await expectNothing()
  store.failsToPut = false
  expect((await service.send('application', { values })).statusCode).toBe(201)
})

describe('the sweep', () => {
  const sweep = (now: string) =>
    createSubmissionJobs({ ...database, files: service.files }).sweepFiles(new Date(now))

  test('removes files without a record after an hour, and those of deleted records at once', async () => {
    Object.assign(store, { failsToPut: true, failsToRemove: true })
    expect((await service.send('application')).statusCode).toBe(500)
    const [left] = await database.db.selectFrom('stored_file').selectAll().execute()
    expect(left).toMatchObject({ state: 'pending' })
    expect((await service.left()).stored).toEqual([left?.id])
    Object.assign(store, { failsToPut: false, failsToRemove: false })
    const later = new Date((left?.at.getTime() ?? 0) + 59 * 60_000).toISOString()
    expect(await sweep(later)).toBe(0)
    expect(await sweep(new Date((left?.at.getTime() ?? 0) + 61 * 60_000).toISOString())).toBe(1)
    await expectNothing()

    expect((await service.send('application')).statusCode).toBe(201)
    expect(await sweep('2099-01-01')).toBe(0)
    await database.db.deleteFrom('applicant').execute()
    await database.db.deleteFrom('email').execute()
    await database.db.updateTable('stored_file').set({ state: 'doomed' }).execute()
    expect(await sweep('2026-05-04')).toBe(1)
    await expectNothing()
  })

  test('retries when the store fails to remove a file', async () => {
    for (let count = 0; count < 3; count++)
      await service.send('application', { values: { message: `A text of its own: ${count}` } })
    await database.db.deleteFrom('applicant').execute()
    await database.db.updateTable('stored_file').set({ state: 'doomed' }).execute()
    store.failsToRemove = true
    await expect(sweep('2026-05-04')).rejects.toThrow('the store is away')
    expect((await service.left()).stored).toHaveLength(3)
    store.failsToRemove = false
    expect(await sweep('2026-05-04')).toBe(3)
    expect((await service.left()).stored).toEqual([])
  })
})

describe('over a real connection', () => {
  let port: number
  beforeAll(async () => {
    const address = new URL(await service.open.app.listen({ port: 0, host: '127.0.0.1' }))
    port = Number(address.port)
  })

  const head = (length: string, type: string) =>
    `POST /api/forms/application HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.66.0.1\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`

  test('leaves nothing of an aborted upload', async () => {
    const { headers, payload } = multipart(samples.application, { bytes: makePdf(2_000_000) })
    for (const part of [300, 3_000, 1_000_000]) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(head(`Content-Length: ${payload.length}`, headers['content-type']))
      socket.write(payload.subarray(0, payload.length - 2_000_000 + part))
      await eventually(async () => expect((await service.left()).temporary).toHaveLength(1))
      socket.destroy()
      await eventually(expectNothing)
    }
  })

  test('rejects an upload larger than its declared length, and leaves nothing', async () => {
    const { headers, payload } = multipart(samples.application, { bytes: makePdf(8_000_000) })
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.write(head('Transfer-Encoding: chunked', headers['content-type']))
    for (let at = 0; at < payload.length; at += 500_000) {
      const chunk = payload.subarray(at, at + 500_000)
      socket.write(`${chunk.length.toString(16)}\r\n`)
      socket.write(chunk)
      socket.write('\r\n')
    }
    socket.write('0\r\n\r\n')
    await eventually(() => expect(answer).toContain('"payload_too_large"'))
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*5 MB or smaller/)
    socket.destroy()
    await expectNothing()
  })
})

async function eventually(check: () => unknown): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await check()
      return
    } catch (error) {
      if (tries > 200) throw error
      await wait(25)
    }
  }
}
