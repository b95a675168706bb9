import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { Database } from '../../../backend/database/open-database'
import { ReceivedSchema } from '../../../contract/submission'
import { eventually } from '../publishing/support/eventually'
import { startDatabases, type Databases } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { clearSubmissions, multipart, openFormService, type FormService } from './support/form-service'
import { makePdf, samples } from './support/sample-forms'

let databases: Databases
let database: TestDatabase
let second: Database
let here: FormService
let there: FormService
beforeAll(async () => {
  databases = await startDatabases('server')
  database = await databases.open()
  second = await databases.openAgain()
  here = await openFormService(database.db)
  there = await openFormService(second.db, { files: here.files })
})
afterAll(async () => {
  await here.close()
  await there.close()
  await second.close()
  await database.close()
  await databases.remove()
})
beforeEach(() => clearSubmissions(database.db))

const countOf = async (table: 'inquiry' | 'applicant' | 'comment' | 'stored_file' | 'email') =>
  (await database.db.selectFrom(table).select('id').execute()).length

test.each([
  ['contact', 'inquiry'],
  ['support', 'inquiry'],
  ['application', 'applicant'],
  ['comment', 'comment'],
] as const)(
  'two instances store twenty simultaneous requests of %s with one key as one record',
  async (form, table) => {
    const input = { values: { key: randomUUID() }, from: '10.5.5.5' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? here : there).send(form, input)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19)
    expect(new Set(answers.map((answer) => ReceivedSchema.parse(answer.json()).reference)).size).toBe(1)
    expect([await countOf(table), await countOf('email')]).toEqual([1, form === 'comment' ? 0 : 1])
    expect(await countOf('stored_file')).toBe(form === 'application' ? 1 : 0)
  },
)

test('two instances share the request counts of a client', async () => {
  const from = '10.6.6.6'
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const answer = await (at % 2 === 0 ? here : there).send('contact', { values: { name: '' }, from })
      return answer.statusCode
    }),
  )
  expect([400, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([30, 10])
})

test('two instances share the message counts of a client', async () => {
  const from = '10.4.4.4'
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      (at % 2 === 0 ? here : there).send('contact', {
        values: { key: randomUUID(), message: `A text of its own, number ${at}.` },
        from,
      }),
    ),
  )
  const rows = await database.db.selectFrom('inquiry').select(['state', 'spam_reasons']).execute()
  expect(rows.filter(({ state }) => state === 'new')).toHaveLength(5)
  expect(rows.filter(({ spam_reasons }) => spam_reasons.includes('too-many'))).toHaveLength(7)
})

test('two instances store twenty messages once each when they are sent again with their keys after lost responses', async () => {
  const ports = await Promise.all(
    [here, there].map(async ({ open }) =>
      Number(new URL(await open.app.listen({ port: 0, host: '127.0.0.1' })).port),
    ),
  )
  for (const form of ['contact', 'application'] as const) {
    await clearSubmissions(database.db)
    const table = form === 'contact' ? 'inquiry' : 'applicant'
    for (let round = 0; round < 20; round++) {
      const values = { ...samples[form], key: randomUUID(), message: `A text of its own, number ${round}.` }
      const request = write(form, values, `10.20.0.${round}`)
      const before = await countOf(table)
      await drop(
        ports[round % 2] ?? 0,
        request,
        async () => (await countOf(table)) > before || round % 3 !== 0,
      )
      const again = await exchange(ports[(round + 1) % 2] ?? 0, request)
      expect(again).toMatch(/^HTTP\/1\.1 20[01] [^]*"reference":"[0-9A-Z-]{9}"/)
    }
    expect(await countOf(table)).toBe(20)
    // A service whose client has left goes on, and removes the file of a message that is stored already.
    const files = form === 'application' ? 20 : 0
    await eventually(
      () => countOf('stored_file'),
      (count) => count === files,
    )
  }
})

function write(form: 'contact' | 'application', values: Record<string, string>, from: string): Buffer {
  const json = {
    headers: { 'content-type': 'application/json' },
    payload: Buffer.from(JSON.stringify(values)),
  }
  const { headers, payload } = form === 'contact' ? json : multipart(values, { bytes: makePdf(50_000) })
  const head = [
    `POST /api/forms/${form} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    `X-Forwarded-For: ${from}`,
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${payload.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), payload])
}

/** Sends a form and disconnects before the response: at once, or after something has happened. */
async function drop(port: number, request: Buffer, when: () => Promise<boolean>): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  await new Promise<void>((resolve) => socket.write(request, () => resolve()))
  while (!(await when())) await new Promise((resolve) => setTimeout(resolve, 5))
  socket.destroy()
}

function exchange(port: number, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}
