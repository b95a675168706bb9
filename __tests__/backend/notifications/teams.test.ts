import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Db } from '../../../backend/database/open-database'
import { createMailer } from '../../../backend/email/create-mailer'
import { createOutbox } from '../../../backend/email/create-outbox'
import { createTeams } from '../../../backend/email/create-teams'
import { createNotificationJobs } from '../../../backend/notifications/create-notification-jobs'
import { notify } from '../../../backend/notifications/notify'
import { findFreePort } from '../../../scripts/lib/find-free-port'
import { addEmail } from '../email/support/emails'
import { kinds, startDatabases, type Databases } from '../support/databases'
import type { TestDatabase } from '../support/test-database'

/** Stands in for Microsoft Teams. */
const teams = {
  cards: [] as unknown[],
  /** Status of the next answers; then 202. 0: the connection is cut. */
  answers: [] as number[],
}
let server: Server
let url: string
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const status = teams.answers.shift() ?? 202
      if (status === 0) {
        request.socket.destroy()
        return
      }
      if (status < 300) teams.cards.push(JSON.parse(body))
      response.writeHead(status).end('1')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
afterAll(async () => {
  server.close()
  await once(server, 'close')
})

describe.each(kinds)('cards for Microsoft Teams on the %s database', (kind) => {
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
  beforeEach(async () => {
    Object.assign(teams, { cards: [], answers: [] })
    for (const table of ['email', 'notification_event', 'build'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const jobsOf = (db: Db, sendsCards = true) =>
    createNotificationJobs({
      ...{ db, days: 90, clock: { timeZone: 'UTC' }, sendsCards },
      outbox: createOutbox(false, sendsCards),
      siteUrl: () => 'https://firm.example',
    })
  const mailerOf = (db: Db, to = url) => {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    return createMailer({
      db,
      log,
      send: createTeams({ url: to }),
      which: 'cards',
      timings: { pausesMs: [0, 0] },
    })
  }
  const write = () => jobsOf(database.db).writeCards(new Date())
  const send = () => mailerOf(database.db).sendDue()
  const states = async () =>
    (await database.db.selectFrom('email').select(['kind', 'state']).orderBy('kind').execute()).map(
      (row) => `${row.kind} ${row.state}`,
    )

  const failBuild = async () => {
    const { id } = await database.db
      .insertInto('build')
      .values({ by: 'worker', state: 'failed' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notify(database.db, { kind: 'build.failed', actor: 'nora@firm.example', subject: { build: id } })
  }

  test('an event is one adaptive card with a link', async () => {
    await failBuild()
    expect([await write(), await write(), await send(), await send()]).toEqual([1, 0, 1, 0])
    const { id } = await database.db.selectFrom('notification_event').select('id').executeTakeFirstOrThrow()
    expect(teams.cards).toHaveLength(1)
    expect(teams.cards[0]).toMatchObject({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            version: '1.4',
            body: [
              { type: 'TextBlock', text: 'The site couldn’t be built', wrap: true },
              { type: 'TextBlock', text: 'by nora@firm.example' },
            ],
            actions: [
              {
                type: 'Action.OpenUrl',
                title: 'Open',
                url: `https://firm.example/employee/notifications/?open=${id}`,
              },
            ],
          },
        },
      ],
    })
  })

  test('what concerns one person, failed emails, and what is long past are not told', async () => {
    await addEmail(database.db)
    const { id } = await database.db.selectFrom('email').select('id').executeTakeFirstOrThrow()
    await notify(database.db, { kind: 'email.failed', actor: 'system', subject: { email: id } })
    await failBuild()
    await database.db
      .updateTable('notification_event')
      .set({ at: new Date(Date.now() - 61 * 60_000) })
      .execute()
    expect(await write()).toBe(0)
    expect(await jobsOf(database.db, false).writeCards(new Date())).toBe(0)
  })

  test('a card is tried again while Teams has trouble, and then posted once', async () => {
    await failBuild()
    await write()
    teams.answers = [503, 429]
    for (let round = 0; round < 4; round++) await send()
    expect([teams.cards.length, await states()]).toEqual([1, ['card sent']])
  })

  test('a card that Teams refuses has failed; one without an answer is left to a person', async () => {
    await failBuild()
    await write()
    teams.answers = [404]
    await send()
    expect(await states()).toEqual(['card failed'])
    await database.db.deleteFrom('email').execute()
    await write()
    teams.answers = [0]
    await send()
    await send()
    expect([teams.cards, await states()]).toEqual([[], ['card unsure']])
  })

  test('a card waits while Teams can’t be reached', async () => {
    await failBuild()
    await write()
    await mailerOf(database.db, `http://127.0.0.1:${findFreePort()}/hook`).sendDue()
    const row = await database.db.selectFrom('email').select(['failure']).executeTakeFirstOrThrow()
    expect(row.failure).toMatch(/Microsoft Teams can’t be reached \(ECONNREFUSED\)/)
  })

  test('emails are left to the email server', async () => {
    await addEmail(database.db)
    expect([await send(), await states()]).toEqual([0, ['reply waiting']])
  })

  if (kind === 'server')
    test('two instances post each card once', async () => {
      const second = await databases.openAgain()
      for (let number = 0; number < 20; number++) await failBuild()
      const both = [database.db, second.db]
      await Promise.all(both.map((db) => jobsOf(db).writeCards(new Date())))
      await Promise.all([...both, ...both].map((db) => mailerOf(db).sendDue()))
      expect([teams.cards.length, new Set(teams.cards.map((card) => JSON.stringify(card))).size]).toEqual([
        20, 20,
      ])
      await second.close()
    })
})
