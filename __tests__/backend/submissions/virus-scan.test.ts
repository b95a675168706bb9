import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createScanner, type ScannerAddress } from '../../../backend/files/create-scanner'
import { HealthSchema } from '../../../contract/health'
import { malware, startClamd, type Clamd } from '../files/support/clamd'
import { eventually } from '../publishing/support/eventually'
import { outcomeOf } from '../support/api-of'
import { readEntries } from '../support/audit-log'
import { createTestDatabase } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { clearSubmissions, openFormService, type FormService } from './support/form-service'
import { makePdf } from './support/sample-forms'

const megabyte = 1024 * 1024
const infected = Buffer.concat([makePdf(), Buffer.from(`\n% ${malware.text}\n%%EOF\n`)])

let clamd: Clamd
let database: TestDatabase
beforeAll(async () => {
  clamd = await startClamd()
  database = createTestDatabase()
})
afterAll(async () => {
  await database.close()
  await clamd.stop()
})

let service: FormService
afterEach(() => service.close())
const open = async (address: ScannerAddress = clamd.address) => {
  service = await openFormService(database.db, { scanner: createScanner(address, { timeoutMs: 2_000 }) })
  await clearSubmissions(database.db)
}
const apply = (bytes: Buffer, isPlain = false) => service.send('application', { cv: { bytes }, isPlain })
const health = async () => HealthSchema.parse((await service.open.app.inject('/api/health')).json())
const expectNothing = async () => {
  expect(await database.db.selectFrom('applicant').select('id').execute()).toEqual([])
  expect(await service.left()).toEqual({ stored: [], temporary: [] })
}

test('a CV with malware is refused, leaves nothing, and stands in the audit log', async () => {
  await open()
  const refused = await apply(infected)
  expect(outcomeOf(refused)).toEqual([422, 'malware_found'])
  expect(refused.body).not.toContain('Barnacle')
  await expectNothing()
  const [entry] = await eventually(
    () => readEntries(database.db, 'security'),
    (entries) => entries.length > 0,
  )
  expect(entry).toMatchObject({
    actor: 'anonymous',
    action: 'security.malware_found',
    subject: 'POST /api/forms/application',
    after: { why: malware.name },
  })
})

test('a browser without script gets the form back with the refusal at the CV', async () => {
  await open()
  const page = await apply(infected, true)
  expect(page.statusCode).toBe(422)
  expect(page.body).toContain('We couldn’t upload your CV.')
  expect(page.body).toContain('Our virus scanner refused your CV.')
})

test.each([1_000, 5 * megabyte - 1_000])('a clean CV of about %s bytes is stored', async (size) => {
  await open()
  expect((await apply(makePdf(size))).statusCode).toBe(201)
  expect(await health()).toMatchObject({ status: 'ok', checks: { scanner: 'ok' } })
})

test('a file beyond the scanner’s own limit counts as not scanned', async () => {
  await open()
  const directory = await mkdtemp(path.join(tmpdir(), 'scan-'))
  const file = path.join(directory, 'large')
  await writeFile(file, Buffer.alloc(7 * megabyte))
  await expect(createScanner(clamd.address).findMalware(file)).rejects.toThrow()
  await rm(directory, { recursive: true })
})

describe('while a file can’t be scanned, no CV is stored', () => {
  /** A scanner that misbehaves. */
  const serve = async (onConnection: (socket: Socket) => void): Promise<Server & { at: ScannerAddress }> => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      onConnection(socket)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return Object.assign(server, { at: { host: '127.0.0.1', port: (server.address() as AddressInfo).port } })
  }
  const cases: [string, (socket: Socket) => void][] = [
    ['hangs up', (socket) => void socket.destroy()],
    ['never answers', (socket) => void socket.resume()],
    ['answers with an error', (socket) => void socket.resume().end('stream: Can’t allocate memory ERROR\0')],
    ['answers half a sentence', (socket) => void socket.resume().end('stream: O')],
  ]

  test.each(cases)('because the scanner %s', async (_what, onConnection) => {
    const server = await serve(onConnection)
    await open(server.at)
    const refused = await apply(makePdf())
    expect(outcomeOf(refused)).toEqual([503, 'scanner_unavailable'])
    expect(refused.headers['retry-after']).toBe('300')
    await expectNothing()
    server.close()
  })

  test('because there is no scanner: readiness says so, and other forms work', async () => {
    await open({ path: '/nowhere/clamd.ctl' })
    expect(outcomeOf(await apply(makePdf()))).toEqual([503, 'scanner_unavailable'])
    expect((await service.send('contact')).statusCode).toBe(201)
    expect(await health()).toMatchObject({ status: 'degraded', checks: { scanner: 'unavailable' } })
  })
})
