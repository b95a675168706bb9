import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { createClock } from '../../../backend/clock'
import { addRecord } from '../../../backend/submissions/add-record'
import { outcomeOf } from '../support/api-of'
import { createTestDatabase } from '../support/databases'
import { openEntryService, type EntryService } from '../support/entry-service'
import { article, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'
import { openFormService, type FormService } from './support/form-service'

let issuer: TokenIssuer
let database: TestDatabase
let writing: EntryService
let service: FormService
beforeAll(async () => {
  issuer = await startTokenIssuer()
  database = createTestDatabase()
  writing = await openEntryService(database.db, issuer)
  service = await openFormService(database.db)
})
afterAll(async () => {
  await service.close()
  await writing.close()
  await database.close()
  await issuer.stop()
})

const said = (answer: LightMyRequestResponse) => answer.json<{ message: string }>().message
const apply = (job: string) => service.send('application', { values: { job, key: randomUUID() } })
const comment = (post: string, parent = '') =>
  service.send('comment', { values: { post, parent, key: randomUUID() } })
const publish = async (content: Parameters<ReturnType<EntryService['as']>['begin']>[0]) =>
  (await writing.as('nora').move(await writing.as('nora').begin(content), 'publish')).entry
const kept = async () =>
  database.db
    .selectFrom('applicant')
    .select(['job', 'job_title'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

describe('an application for a job', () => {
  test('is accepted when the job was published in the editor, until it is filled', async () => {
    const entry = await publish(opening('night-watch', { title: 'Night watch' }))
    expect((await apply('night-watch')).statusCode).toBe(201)
    expect(await kept()).toEqual({ job: 'night-watch', job_title: 'Night watch' })
    await writing.as('nora').move(entry, 'fill')
    const answer = await apply('night-watch')
    expect([outcomeOf(answer), said(answer)]).toEqual([
      [410, 'job_closed'],
      expect.stringMatching(/^This job has been filled\. .+\.$/),
    ])
  })

  test('is accepted when the slug of the job has changed', async () => {
    const entry = await publish(opening('day-watch'))
    const moved = await writing.as('nora').save(entry, { ...entry.content, slug: 'dawn-watch' })
    await writing.as('nora').move(moved, 'publish')
    expect((await apply('day-watch')).statusCode).toBe(201)
    expect(await kept()).toMatchObject({ job: 'dawn-watch' })
  })

  test('is accepted when the job is a file, until the end of its last day in the company’s time zone', async () => {
    expect((await apply('last-day')).statusCode).toBe(201)
    expect(await kept()).toEqual({ job: 'last-day', job_title: 'Last day' })
    const west = await openFormService(database.db, {
      clock: createClock({ now: () => new Date('2026-05-05T03:00:00Z'), timeZone: 'America/New_York' }),
    })
    const values = { job: 'last-day', key: randomUUID() }
    expect((await west.send('application', { values })).statusCode).toBe(201)
    await west.close()
    service.clock.now = new Date('2026-05-05T00:00:00Z')
    const answer = await apply('last-day')
    expect([outcomeOf(answer), said(answer)]).toEqual([
      [410, 'job_closed'],
      expect.stringContaining('no longer accepting applications'),
    ])
    service.clock.now = new Date('2026-05-04T12:00:00Z')
    expect(outcomeOf(await apply('filled'))).toEqual([410, 'job_closed'])
  })

  test('is rejected when there is no such job', async () => {
    for (const job of ['none', 'tides', '../etc', "x' or 1=1"])
      expect(outcomeOf(await apply(job))).toEqual([404, 'not_found'])
  })

  test('is confirmed again by a repeated request after the job was closed', async () => {
    const entry = await publish(opening('evening-watch'))
    const values = { job: 'evening-watch', key: randomUUID() }
    expect((await service.send('application', { values })).statusCode).toBe(201)
    await writing.as('nora').move(entry, 'close')
    expect((await service.send('application', { values })).statusCode).toBe(200)
  })

  test('is retained for six months from that day', async () => {
    await apply('harbor-watch')
    const row = await database.db
      .selectFrom('applicant')
      .select('retain_until')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(new Date(row.retain_until).toLocaleDateString('en-CA')).toBe('2026-11-04')
  })
})

describe('a comment on an article', () => {
  test('is accepted for an article from the editor or a file, and for no other', async () => {
    await publish(article('ebb', { title: 'The ebb' }))
    expect((await comment('ebb')).statusCode).toBe(201)
    expect((await comment('tides')).statusCode).toBe(201)
    const titles = await database.db
      .selectFrom('comment')
      .select('post_title')
      .orderBy('created_at')
      .execute()
    expect(titles).toEqual([{ post_title: 'The ebb' }, { post_title: 'Tides' }])
    for (const post of ['none', 'harbor-watch', 'Tides'])
      expect(outcomeOf(await comment(post))).toEqual([404, 'not_found'])
  })

  test('can reply to an approved comment of that article, but not to a reply', async () => {
    await publish(article('flood'))
    await comment('flood')
    const find = (post: string) =>
      database.db
        .selectFrom('comment')
        .select('id')
        .where('post', '=', post)
        .where('parent_id', 'is', null)
        .executeTakeFirstOrThrow()
    const { id } = await find('flood')
    expect(outcomeOf(await comment('flood', id))).toEqual([404, 'not_found'])
    await database.db.updateTable('comment').set({ state: 'approved' }).execute()
    expect(outcomeOf(await comment('tides', id))).toEqual([404, 'not_found'])
    expect((await comment('flood', id)).statusCode).toBe(201)
    await database.db.updateTable('comment').set({ state: 'approved' }).execute()
    const answer = await database.db
      .selectFrom('comment')
      .select(['id', 'parent_id'])
      .where('parent_id', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(answer.parent_id).toBe(id)
    expect(outcomeOf(await comment('flood', answer.id))).toEqual([404, 'not_found'])
    for (const parent of [randomUUID(), 'none'])
      expect(outcomeOf(await comment('flood', parent))).toEqual([404, 'not_found'])
  })

  test('is rejected when the comment it replies to is deleted at the same time', async () => {
    const subject = { slug: 'flood', title: 'The flood', parent: randomUUID() }
    const values = { name: 'Ada', email: 'ada@home.example', message: 'So did we.' }
    const answer = { form: 'comment', reference: 'GONE-0001', key: randomUUID(), values, subject } as const
    const rest = { consent: '2026-11-21', page: '', spamReasons: [], cvId: null, today: '2026-11-22' }
    const adding = database.db.transaction().execute((trx) => addRecord(trx, { ...answer, ...rest }))
    await expect(adding).rejects.toMatchObject({ code: 'not_found', statusCode: 404 })
  })
})

test('an unknown entry is assumed to be a file when the site is built elsewhere', async () => {
  const elsewhere = await openFormService(database.db, { siteDirectory: '/nowhere/dist' })
  const answer = await elsewhere.send('application', { values: { job: 'a-file', key: randomUUID() } })
  expect(answer.statusCode).toBe(201)
  expect(await kept()).toEqual({ job: 'a-file', job_title: 'a-file' })
  await elsewhere.close()
})
