import { createOutbox } from '../../../backend/email/create-outbox'
import { createEntryJobs } from '../../../backend/entries/create-entry-jobs'
import { createNotificationJobs } from '../../../backend/notifications/create-notification-jobs'
import { notify } from '../../../backend/notifications/notify'
import { createEmployeesRepository } from '../../../backend/repositories/employees-repository'
import { listNotifications, type Notification } from '../../../contract/notification'
import { getNotificationKind, kindsFor, notificationKindNames } from '../../../contract/notification-kinds'
import { apiOf, outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import {
  clearEntries,
  openEntryService,
  people,
  type EntryService,
  type Person,
} from '../support/entry-service'
import { article, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('notifications on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer)
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await clearEntries(database.db)
    await database.db.deleteFrom('email').execute()
    await database.db.deleteFrom('notification_preference').execute()
  })

  const pageOf = async (person: Person, query = '') => {
    const answer = await service.as(person).get(`/api/notifications${query}`)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    return listNotifications.responses[200].parse(answer.json())
  }
  const linesOf = async (person: Person) =>
    (await pageOf(person)).data.map(({ text, actor, isRead }: Notification) => [text, actor, isRead])

  const submitted = async (slug: string, person: Person = 'mei') => {
    const entry = await service.as(person).begin(article(slug))
    const { entry: moved } = await service.as(person).move(entry, 'submit')
    return moved
  }

  test('reviewers are told of a submission, its author of the answer, and people never of what they did themselves', async () => {
    const entry = await submitted('tides')
    expect(await linesOf('nora')).toEqual([['“Tides of tides” was submitted for review', people.mei, false]])
    expect(await linesOf('mei')).toEqual([])

    const note = 'Say more about the moon.'
    const { entry: returned } = await service.as('nora').move(entry, { action: 'request-changes', note })
    expect(await linesOf('mei')).toEqual([['Changes were requested to “Tides of tides”', people.nora, false]])

    const { entry: again } = await service.as('mei').move(returned, 'submit')
    await service.as('nora').move(again, 'publish')
    expect((await linesOf('mei'))[0]).toEqual(['“Tides of tides” was published', people.nora, false])
    expect(await linesOf('ben')).toEqual([])
    expect((await pageOf('mei')).unread).toBe(2)
  })

  test('an author is told once that a reviewer edits their text in review, and again after their own edit', async () => {
    const entry = await submitted('tides')
    const edit = (person: Person, current: typeof entry, title: string) =>
      service.as(person).save(current, article('tides', { title }))
    const first = await edit('nora', entry, 'Tides, mended')
    const second = await edit('nora', first, 'Tides, mended again')
    const told = ['“Tides, mended again” was edited while in review', people.nora, false]
    expect(await linesOf('mei')).toEqual([told])

    const withdrawn = await service.as('mei').move(second, 'withdraw')
    const mine = await edit('mei', withdrawn.entry, 'Tides')
    const { entry: again } = await service.as('mei').move(mine, 'submit')
    await edit('nora', again, 'Tides, mended')
    expect(await linesOf('mei')).toHaveLength(2)
  })

  test('recruiters are told of submitted jobs, and of no articles', async () => {
    const recruiter = { email: 'jonas@firm.example', roles: ['recruiter' as const] }
    await createEmployeesRepository(database.db).add(recruiter)
    const job = await service.as('nora').begin(opening('pilot'))
    await service.as('nora').move(job, 'submit')
    await submitted('tides')
    const answer = await apiOf(service.open.app, issuer, recruiter.email).get('/api/notifications')
    const { data } = listNotifications.responses[200].parse(answer.json())
    expect(data.map(({ kind: name, text }) => [name, text])).toEqual([
      ['job.submitted', expect.stringMatching(/^The job “.+” was submitted for review$/)],
    ])
    await database.db.deleteFrom('employee').where('email', '=', recruiter.email).execute()
  })

  test('a change that is taken back leaves no notification', async () => {
    const entry = await service.as('mei').begin(article('tides', { title: '' }))
    expect((await service.as('mei').tryMove(entry, 'submit')).statusCode).toBe(409)
    expect(await linesOf('nora')).toEqual([])
  })

  test('a scheduled entry that can’t be published tells its author', async () => {
    const entry = await submitted('tides')
    const at = service.clock.now
    await service
      .as('nora')
      .move(entry, { action: 'schedule', publishAt: new Date(at.getTime() + 60_000).toISOString() })
    const findFile = () => Promise.resolve('content/blog/tides.md')
    await createEntryJobs(database.db, { findFile }).releaseDue(new Date(at.getTime() + 120_000))
    expect(await linesOf('mei')).toEqual([['Changes were requested to “Tides of tides”', 'system', false]])
  })

  test('pages follow a cursor, newest first', async () => {
    for (const slug of ['one', 'two', 'three']) await submitted(slug)
    const first = await pageOf('nora', '?limit=2')
    expect([first.data.length, first.unread]).toEqual([2, 3])
    const second = await pageOf('nora', `?limit=2&after=${first.next}`)
    expect(second.next).toBeNull()
    const texts = [...first.data, ...second.data].map(({ text }) => text)
    expect(texts).toEqual(
      ['three', 'two', 'one'].map((slug) => `“Tides of ${slug}” was submitted for review`),
    )
    expect(outcomeOf(await service.as('nora').get('/api/notifications?after=x'))).toEqual([
      400,
      'bad_request',
    ])
  })

  test('are marked as read one by one, and all up to one that was seen', async () => {
    for (const slug of ['one', 'two', 'three']) await submitted(slug)
    const { data } = await pageOf('nora')
    const [three, two] = data
    const nora = service.as('nora')
    const read = (body: unknown) => nora.send('POST', '/api/notifications/read', body)
    expect((await read({ ids: [three?.id] })).json()).toEqual({ unread: 2 })
    expect((await read({ ids: [three?.id] })).json()).toEqual({ unread: 2 })
    expect((await read({ until: two?.at })).json()).toEqual({ unread: 0 })
    await submitted('four')
    expect((await linesOf('nora')).map(([, , isRead]) => isRead)).toEqual([false, true, true, true])
    // another person's are not touched
    const answer = await service.as('ben').send('POST', '/api/notifications/read', { ids: [three?.id] })
    expect(answer.json()).toEqual({ unread: 0 })
    expect(outcomeOf(await read({ ids: [] }))).toEqual([400, 'bad_request'])
  })

  test('a link from an email opens an event only for those who may receive it', async () => {
    await submitted('tides')
    const [event] = (await pageOf('nora')).data
    const path = `/api/notifications/${event?.id}`
    expect((await service.as('nora').get(path)).json()).toEqual(event)
    expect(outcomeOf(await service.as('ben').get(path))).toEqual([404, 'not_found'])
    // who did it isn't notified, but may open a card that others share
    await database.db
      .updateTable('employee')
      .set({ roles: ['admin'] })
      .where('email_key', '=', people.mei)
      .execute()
    expect((await service.as('mei').get(path)).statusCode).toBe(200)
    await database.db
      .updateTable('employee')
      .set({ roles: ['employee'] })
      .where('email_key', '=', people.mei)
      .execute()
  })

  test('a permission that is taken away takes its notifications along', async () => {
    await submitted('tides')
    const employees = database.db.updateTable('employee').where('email_key', '=', people.nora)
    await employees.set({ roles: ['employee'] }).execute()
    expect(await pageOf('nora')).toMatchObject({ data: [], unread: 0 })
    await employees.set({ roles: ['admin'] }).execute()
    expect((await pageOf('nora')).unread).toBe(1)
  })

  test('go with what they are about, and with the employee', async () => {
    const entry = await submitted('tides')
    await database.db.deleteFrom('entry').where('id', '=', entry.id).execute()
    expect(await linesOf('nora')).toEqual([])
    expect(await database.db.selectFrom('notification_event').select('id').execute()).toEqual([])

    const employees = createEmployeesRepository(database.db)
    const added = await employees.add({ email: 'omar@firm.example', roles: ['admin'] })
    await submitted('ebb')
    const of = (id = '') =>
      database.db.selectFrom('notification').select('event_id').where('employee_id', '=', id).execute()
    expect(await of(added?.id)).toHaveLength(2) // the workspace, and an email
    await employees.remove(added?.id ?? '')
    expect(await of(added?.id)).toEqual([])
  })

  test('emails that fail for one cause are one notification, and none of an email to an employee is emailed', async () => {
    const email = async (kind: 'reply' | 'notice') => {
      const { id } = await database.db
        .insertInto('email')
        .values({ state: 'failed', kind, to: 'a', subject: 'b', text: 'c', by: 'system', words: '' as never })
        .returning('id')
        .executeTakeFirstOrThrow()
      const mayEmail = kind !== 'notice'
      await notify(database.db, { kind: 'email.failed', actor: 'system', subject: { email: id }, mayEmail })
    }
    const channels = async () =>
      (await database.db.selectFrom('notification').select('channel').orderBy('channel').execute()).map(
        ({ channel }) => channel,
      )
    await email('notice')
    expect(await channels()).toEqual(['workspace'])
    await email('reply')
    expect(await linesOf('nora')).toEqual([['An email couldn’t be delivered', 'system', false]])
    await database.db
      .updateTable('notification_event')
      .set({ at: new Date(Date.now() - 61 * 60_000) })
      .execute()
    await email('reply')
    expect(await channels()).toEqual(['digest', 'workspace', 'workspace'])
  })

  test('preferences begin with the defaults of the kinds that a person can receive', async () => {
    const of = async (person: Person) =>
      (await service.as(person).get('/api/notification-preferences')).json<{
        data: { kind: string; email: string }[]
        sendsEmail: boolean
      }>()
    expect(await of('nora')).toEqual({
      data: notificationKindNames.map((name) => ({ kind: name, email: getNotificationKind(name).email })),
      sendsEmail: false,
    })
    expect((await of('mei')).data.map(({ kind: name }) => name)).toEqual(kindsFor(['employee']))

    const answer = await service.as('nora').send('PUT', '/api/notification-preferences', {
      data: [{ kind: 'entry.submitted', email: 'off' }],
    })
    expect(answer.json<{ data: unknown[] }>().data).toContainEqual({ kind: 'entry.submitted', email: 'off' })
    await submitted('tides')
    const channels = await database.db.selectFrom('notification').select('channel').execute()
    expect(channels).toEqual([{ channel: 'workspace' }])
    const wrong = { data: [{ kind: 'entry.submitted', email: 'sometimes' }] }
    expect(outcomeOf(await service.as('nora').send('PUT', '/api/notification-preferences', wrong))).toEqual([
      400,
      'bad_request',
    ])
  })

  test('old ones are deleted, with the emails about them', async () => {
    await submitted('old')
    const jobs = createNotificationJobs({
      ...{ db: database.db, days: 90, clock: { timeZone: 'UTC' } },
      outbox: createOutbox(false),
      siteUrl: () => 'https://firm.example',
    })
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
    expect(await jobs.deleteOld(inDays(89))).toBe(0)
    expect(await linesOf('nora')).toHaveLength(1)
    expect(await jobs.deleteOld(inDays(91))).toBe(1)
    expect(await linesOf('nora')).toEqual([])
  })

  test('people without access can’t read notifications', async () => {
    const stranger = await service.open.app.inject({ url: '/api/notifications' })
    expect(stranger.statusCode).toBe(401)
  })
})
