import { createOutbox } from '../../../backend/email/create-outbox'
import { createNotificationJobs } from '../../../backend/notifications/create-notification-jobs'
import { lastDigestTime } from '../../../backend/notifications/last-digest-time'
import { notify } from '../../../backend/notifications/notify'
import { createEmployeesRepository } from '../../../backend/repositories/employees-repository'
import type { EmailTiming } from '../../../contract/notification-kinds'
import { addInquiry, mailerOf } from '../email/support/emails'
import { startCatcher, type Catcher } from '../email/support/start-catcher'
import { kinds, startDatabases, type Databases } from '../support/databases'
import type { TestDatabase } from '../support/test-database'

const siteUrl = 'https://firm.example'

describe.each(kinds)('emails about notifications on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let catcher: Catcher
  let nora = ''
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    catcher = await startCatcher()
    const added = await createEmployeesRepository(database.db).add({
      email: 'nora@firm.example',
      roles: ['admin'],
    })
    nora = added?.id ?? ''
  })
  afterAll(async () => {
    await catcher.stop()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    catcher.reset()
    for (const table of ['inquiry', 'email', 'notification_event', 'notification_preference'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const jobsOf = (db = database.db, timeZone = 'Europe/Berlin') =>
    createNotificationJobs({
      ...{ db, days: 90, clock: { timeZone } },
      outbox: createOutbox(true),
      siteUrl: () => siteUrl,
    })
  const prefer = (email: EmailTiming) =>
    database.db
      .insertInto('notification_preference')
      .values({ employee_id: nora, kind: 'inquiry.received', email })
      .execute()
  let count = 0
  /** A visitor writes at a time. */
  const arrive = async (at: string) => {
    const inquiry = await addInquiry(database.db, { reference: `K7QF-${(count += 1)}` })
    await notify(database.db, { kind: 'inquiry.received', actor: 'visitor', subject: { inquiry } })
    const { id } = await database.db
      .updateTable('notification_event')
      .set({ at: new Date(at) })
      .where('inquiry_id', '=', inquiry)
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.db
      .updateTable('notification')
      .set({ at: new Date(at) })
      .where('event_id', '=', id)
      .execute()
    return id
  }
  const written = () =>
    database.db.selectFrom('email').select(['to', 'subject', 'text', 'kind']).orderBy('at').execute()

  test('tell of it at once, with a link, and are sent like every email', async () => {
    await prefer('at-once')
    const id = await arrive('2026-05-04T06:30:00Z')
    expect(await jobsOf().writeAtOnce(new Date('2026-05-04T06:30:05Z'))).toBe(1)
    expect(await jobsOf().writeAtOnce(new Date('2026-05-04T06:31:00Z'))).toBe(0)
    expect(await mailerOf(database.db, catcher.url).sendDue()).toBe(1)
    const [mail] = catcher.mails
    expect(mail).toMatchObject({ subject: 'New message' })
    expect((await written())[0]).toEqual({
      to: 'nora@firm.example',
      kind: 'notice',
      subject: 'New message',
      text: [
        'New inquiry',
        '- New message',
        `  ${siteUrl}/employee/notifications/?open=${id}`,
        '',
        `Choose what is emailed to you: ${siteUrl}/employee/notification-settings/`,
      ].join('\n'),
    })
  })

  test('put what happened together into one email', async () => {
    await prefer('at-once')
    for (let number = 0; number < 22; number++) await arrive('2026-05-04T06:30:00Z')
    expect(await jobsOf().writeAtOnce(new Date('2026-05-04T06:30:05Z'))).toBe(1)
    const [mail] = await written()
    expect(mail?.subject).toBe('22 notifications')
    expect(mail?.text.match(/\?open=/g)).toHaveLength(20)
    expect(mail?.text).toContain(`- and 2 more: ${siteUrl}/employee/notifications/`)
  })

  test('wait for 08:00 of the company’s time in a daily digest, which is not repeated', async () => {
    await prefer('digest')
    await arrive('2026-05-03T12:00:00Z')
    await arrive('2026-05-04T05:00:00Z')
    await arrive('2026-05-04T06:00:01Z') // a second after 08:00 in Berlin
    const digests = (at: string) => jobsOf().writeDigests(new Date(at))
    expect(await digests('2026-05-03T20:00:00Z')).toBe(0)
    expect(await digests('2026-05-04T05:59:59Z')).toBe(0)
    expect(await digests('2026-05-04T06:00:05Z')).toBe(1)
    expect((await written()).map(({ subject }) => subject)).toEqual(['Daily digest: 2 notifications'])
    expect(await digests('2026-05-04T20:00:00Z')).toBe(0)
    expect(await digests('2026-05-05T06:00:05Z')).toBe(1)
    expect(await digests('2026-05-06T06:00:05Z')).toBe(0)
  })

  test('are not written for those who want none, or may not know of it any more', async () => {
    await prefer('off')
    await arrive('2026-05-04T06:30:00Z')
    await database.db.deleteFrom('notification_preference').execute()
    await prefer('at-once')
    await arrive('2026-05-04T06:31:00Z')
    const role = (value: 'admin' | 'employee') =>
      database.db
        .updateTable('employee')
        .set({ roles: [value] })
        .where('id', '=', nora)
        .execute()
    await role('employee')
    expect(await jobsOf().writeAtOnce(new Date('2026-05-04T06:32:00Z'))).toBe(0)
    await role('admin')
    expect(await jobsOf().writeAtOnce(new Date('2026-05-04T06:33:00Z'))).toBe(0)
    expect(await written()).toEqual([])
  })

  // an embedded database has no second instance
  const onServer = kind === 'server' ? test : test.skip
  onServer('are written once by two instances', async () => {
    await prefer('at-once')
    const other = await databases.openAgain()
    for (let number = 0; number < 10; number++) await arrive('2026-05-04T06:30:00Z')
    const at = new Date('2026-05-04T06:31:00Z')
    const counts = await Promise.all(
      [database.db, other.db, database.db, other.db].map((db) => jobsOf(db).writeAtOnce(at)),
    )
    await other.close()
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1)
    const [mail, ...more] = await written()
    expect([mail?.text.match(/\?open=/g)?.length, more.length]).toEqual([10, 0])
  })
})

test.each([
  ['2026-05-04T06:00:00Z', 'Europe/Berlin', '2026-05-04T06:00:00.000Z'],
  ['2026-05-04T05:59:00Z', 'Europe/Berlin', '2026-05-03T06:00:00.000Z'],
  ['2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-25T07:00:00.000Z'], // the day has 25 hours
  ['2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-29T06:00:00.000Z'], // the day has 23 hours
  ['2026-05-04T12:00:00Z', 'Asia/Kathmandu', '2026-05-04T02:15:00.000Z'],
  ['2026-05-04T12:00:00Z', 'UTC', '2026-05-04T08:00:00.000Z'],
])('at %s the last 08:00 in %s was %s', (now, timeZone, expected) => {
  expect(lastDigestTime(timeZone, new Date(now)).toISOString()).toBe(expected)
})
