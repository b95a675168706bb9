import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '../../../backend/database/open-database'
import { compileBackend } from '../support/compile-backend'
import { addressIn, runCompiled } from '../support/run-backend'
import { sharePostgres, type SharedPostgres } from '../support/shared-postgres'
import { addEmail, mailerOf, statesOf } from './support/emails'
import { startCatcher, type Catcher } from './support/start-catcher'

let server: SharedPostgres
let url: string
let first: Database
let second: Database
let catcher: Catcher
let compiled: string
beforeAll(async () => {
  compiled = await compileBackend()
  server = await sharePostgres()
  url = await server.createDatabase()
  first = await openDatabase({ place: { kind: 'server', url } })
  second = await openDatabase({ place: { kind: 'server', url } })
})
afterAll(async () => {
  await first.close()
  await second.close()
  await server.remove()
})
beforeEach(async () => {
  catcher = await startCatcher()
  await first.db.deleteFrom('email').execute()
})
afterEach(() => catcher.stop())

test('two instances send each email once', async () => {
  for (let number = 0; number < 60; number++) await addEmail(first.db, { subject: `Mail ${number}` })
  const mailers = [first, second, first, second].map(({ db }) => mailerOf(db, catcher.url))
  const sent = await Promise.all(mailers.map((mailer) => mailer.sendDue()))
  expect(sent.reduce((total, some) => total + some, 0)).toBe(60)
  expect(sent.filter((some) => some > 0).length).toBeGreaterThan(1)
  const subjects = catcher.mails.map(({ subject }) => subject)
  expect([subjects.length, new Set(subjects).size]).toEqual([60, 60])
  expect(new Set(catcher.mails.map(({ messageId }) => messageId)).size).toBe(60)
})

test('a service that is asked to stop finishes the email in progress first', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stopped-'))
  const service = runCompiled(compiled, {
    DATABASE_URL: url,
    SITE_DIR: path.join(folder, 'dist'),
    PORT: '0',
    SMTP_URL: catcher.url,
    MAIL_FROM: 'hello@firm.example',
    FILES_DIR: path.join(folder, 'files'),
  })
  await addressIn(service)
  catcher.manners.onMail = async () => {
    service.child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await addEmail(first.db)
  expect(await service.ended()).toBe(0)
  expect(await statesOf(first.db)).toEqual([{ state: 'sent', attempts: 1, failure: null }])
  await rm(folder, { recursive: true, force: true })
}, 60_000)
