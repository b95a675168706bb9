import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '../../backend/database/open-database'
import { notify } from '../../backend/notifications/notify'
import { createEmployeesRepository } from '../../backend/repositories/employees-repository'
import type { Role } from '../../contract/permissions'
import { addEmail } from './email/support/emails'
import { eventually } from './publishing/support/eventually'
import { bothKinds } from './support/databases'
import { openApp, type OpenApp } from './support/open-app'
import { sharePostgres } from './support/shared-postgres'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

const people: Record<string, Role[]> = {
  'nora@firm.example': ['admin'],
  'amina@firm.example': ['support'],
  'mei@firm.example': ['employee'],
}

/** A stream of changes as a browser reads it. */
interface Heard {
  status: number
  text: () => string
  /** Names of topics so far, each event by itself. */
  events: () => string[]
  /** Whether the service has ended it. */
  hasEnded: () => boolean
}

async function listen({ app }: OpenApp, email: string, claims = {}): Promise<Heard> {
  const { port } = app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/changes`, {
    headers: { authorization: `Bearer ${await issuer.tokenFor(email, claims)}` },
  })
  let text = ''
  let hasEnded = false
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  read().then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  )
  if (answer.ok)
    await eventually(
      () => Promise.resolve(text),
      (all) => all.includes('event: ready'),
    )
  const events = () => [...text.matchAll(/^data: (.+)$/gm)].map(([, names = '']) => names)
  return { status: answer.status, text: () => text, events, hasEnded: () => hasEnded }
}

const told = (heard: Heard, topic: string) =>
  eventually(
    () => Promise.resolve(heard.events()),
    (events) => events.some((names) => names.split(',').includes(topic)),
  )

/** One instance of the service, listening. */
async function start({ db, changes }: Database): Promise<OpenApp> {
  const open = await openApp({ db, changes, signIn: issuer.plan })
  await open.app.listen({ host: '127.0.0.1', port: 0 })
  return open
}

describe.each(bothKinds)('changes on the %s database', (kind) => {
  let databases: Database[]
  let instances: OpenApp[]
  let remove: () => Promise<void>
  beforeAll(async () => {
    if (kind === 'embedded') {
      const directory = await mkdtemp(path.join(tmpdir(), 'changes-'))
      databases = [await openDatabase({ place: { kind, directory } })]
      remove = () => rm(directory, { recursive: true, force: true })
    } else {
      const server = await sharePostgres()
      const url = await server.createMigrated()
      databases = [await openDatabase({ place: { kind, url } }), await openDatabase({ place: { kind, url } })]
      remove = server.remove
    }
    instances = await Promise.all(databases.map(start))
    const employees = createEmployeesRepository(first().db)
    for (const [email, roles] of Object.entries(people)) await employees.add({ email, roles })
  })
  afterAll(async () => {
    for (const one of instances) await one.close()
    for (const one of databases) await one.close()
    await remove()
  })
  const first = () => databases[0] as Database
  const last = () => instances.at(-1) as OpenApp

  test('are told, without anything about them, to those who may read what has changed', async () => {
    const nora = await listen(last(), 'nora@firm.example')
    const mei = await listen(last(), 'mei@firm.example')
    const amina = await listen(last(), 'amina@firm.example')
    await first().db.insertInto('build').values({ by: 'worker' }).execute()
    await addEmail(first().db, { to: 'ada@client.example', subject: 'Tides' })
    await told(nora, 'emails')
    await told(nora, 'publications')
    await told(mei, 'publications')
    expect(mei.text() + amina.text()).not.toContain('emails')
    expect(amina.text()).not.toContain('publications')
    expect(nora.text()).not.toMatch(/ada|Tides|example/)
  })

  test('in notifications are told to the person whom they are for', async () => {
    const [nora, mei] = [await listen(last(), 'nora@firm.example'), await listen(last(), 'mei@firm.example')]
    const { id } = await first().db.selectFrom('build').select('id').executeTakeFirstOrThrow()
    await notify(first().db, { kind: 'build.failed', actor: 'system', subject: { build: id } })
    await told(nora, 'notifications')
    expect(mei.text()).not.toContain('notifications')
  })

  test('that are rolled back are told to no one', async () => {
    const nora = await listen(last(), 'nora@firm.example')
    await first()
      .db.transaction()
      .execute(async (transaction) => {
        await transaction.deleteFrom('email').execute()
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await first().db.deleteFrom('build').execute()
    await told(nora, 'publications')
    expect(nora.text()).not.toContain('emails')
  })

  test('end for a person who loses access, at once', async () => {
    await createEmployeesRepository(first().db).add({ email: 'ben@firm.example', roles: ['employee'] })
    const ben = await listen(last(), 'ben@firm.example')
    await first().db.deleteFrom('employee').where('email', '=', 'ben@firm.example').execute()
    await eventually(() => Promise.resolve(ben.hasEnded()), Boolean)
    expect((await listen(last(), 'ben@firm.example')).status).toBe(403)
  })

  test('follow a role that was taken or given', async () => {
    const employees = createEmployeesRepository(first().db)
    await employees.add({ email: 'eva@firm.example', roles: ['support'] })
    const eva = await listen(last(), 'eva@firm.example')
    await first()
      .db.updateTable('employee')
      .set({ roles: ['admin'] })
      .where('email', '=', 'eva@firm.example')
      .execute()
    await eventually(
      async () => {
        await first().db.insertInto('build').values({ by: 'worker', state: 'failed' }).execute()
        return eva.events()
      },
      (events) => events.some((names) => names.includes('publications')),
    )
  })

  test('end when the token expires, and as the service stops', async () => {
    const now = Math.floor(Date.now() / 1000)
    const short = await listen(last(), 'nora@firm.example', { exp: now + 2 })
    const long = await listen(last(), 'nora@firm.example')
    await eventually(() => Promise.resolve(short.hasEnded()), Boolean)
    expect(long.hasEnded()).toBe(false)
    await last().app.close()
    await eventually(() => Promise.resolve(long.hasEnded()), Boolean)
  })
})

test('a service that nothing tells of changes says so', async () => {
  const open = await openApp({ signIn: issuer.plan })
  await createEmployeesRepository(open.db).add({ email: 'nora@firm.example', roles: ['admin'] })
  const answer = await open.app.inject({
    url: '/api/changes',
    headers: { authorization: `Bearer ${await issuer.tokenFor('nora@firm.example')}` },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'changes_unavailable' }),
  ])
  await open.close()
})
