import { createClock } from '../../../backend/clock'
import { createEntryJobs } from '../../../backend/entries/create-entry-jobs'
import type { Entry } from '../../../contract/entry'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { clearEntries, openEntryService, people, type EntryService } from '../support/entry-service'
import { article, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('scheduled jobs on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  const files = new Map<string, string>()
  const findFile = (_kind: string, slug: string) =>
    slug === 'broken' ? Promise.reject(new Error('the disk is gone')) : Promise.resolve(files.get(slug))
  let told = 0
  const jobsIn = (timeZone = 'UTC') =>
    createEntryJobs(database.db, {
      clock: createClock({ timeZone }),
      findFile,
      onPublished: () => (told += 1),
    })

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
    files.clear()
    told = 0
    service.clock.now = new Date('2026-05-04T10:00:00.000Z')
  })

  const schedule = async (slug: string, publishAt: string): Promise<Entry> => {
    const draft = await service.as('nora').begin(article(slug))
    return (await service.as('nora').move(draft, { action: 'schedule', publishAt })).entry
  }
  const publishJob = async (closes?: string, slug = 'watch') => {
    const draft = await service.as('nora').begin(opening(slug, { closes }))
    return (await service.as('nora').move(draft, 'publish')).entry
  }
  const load = (entry: Entry) => service.as('nora').load(entry.id)

  describe('a scheduled entry', () => {
    test('is published at its time, not before', async () => {
      const entry = await schedule('tides', '2026-05-05T08:30:00.000Z')
      const { releaseDue } = jobsIn()
      expect(await releaseDue(new Date('2026-05-05T08:29:59.999Z'))).toBe(0)
      expect(await load(entry)).toEqual(entry)
      expect(await releaseDue(new Date('2026-05-05T08:30:00.000Z'))).toBe(1)
      expect(told).toBe(1)
      expect(await load(entry)).toMatchObject({
        state: 'published',
        publishAt: null,
        updatedBy: 'system',
        live: { slug: 'tides', at: '2026-05-05T08:30:00.000Z' },
        content: { fields: { date: '2026-05-05' } },
      })
      expect(await releaseDue(new Date('2026-05-05T08:31:00.000Z'))).toBe(0)
      const publications = await database.db
        .selectFrom('publication')
        .select(['by', 'slug', 'state'])
        .execute()
      expect(publications).toEqual([{ by: 'system', slug: 'tides', state: 'saved' }])
      const audit = await database.db.selectFrom('audit_entry').select(['actor', 'after']).execute()
      expect(audit).toContainEqual({
        actor: 'system',
        after: expect.objectContaining({ action: 'publish', state: 'published' }) as unknown,
      })
    })

    test('is published after downtime, dated the day it really went out', async () => {
      const entries = [
        await schedule('a', '2026-05-05T08:30:00.000Z'),
        await schedule('b', '2026-05-04T22:30:00.000Z'),
        await schedule('later', '2026-06-01T00:00:00.000Z'),
      ]
      expect(await jobsIn('Europe/Berlin').releaseDue(new Date('2026-05-06T23:00:00.000Z'))).toBe(2)
      const states = await Promise.all(entries.map(load))
      expect(states.map(({ state }) => state)).toEqual(['published', 'published', 'scheduled'])
      expect(states[0]?.content.fields).toMatchObject({ date: '2026-05-07' })
    })

    test('returns with a review note when a file has taken its slug', async () => {
      const entry = await schedule('tides', '2026-05-05T08:30:00.000Z')
      files.set('tides', 'content/blog/tides.md')
      expect(await jobsIn().releaseDue(new Date('2026-05-05T08:30:00.000Z'))).toBe(0)
      expect(told).toBe(0)
      const back = await load(entry)
      expect(back).toMatchObject({ state: 'changes_requested', publishAt: null, live: null })
      expect(back.reviewNotes).toMatchObject([{ by: 'system', at: '2026-05-05T08:30:00.000Z' }])
      expect(back.reviewNotes[0]?.text).toContain('content/blog/tides.md')
      expect(await jobsIn().releaseDue(new Date('2026-05-05T08:31:00.000Z'))).toBe(0)
    })

    test('doesn’t block others when an unexpected error occurs, and the error is reported', async () => {
      const broken = await schedule('broken', '2026-05-05T08:00:00.000Z')
      const fine = await schedule('tides', '2026-05-05T08:30:00.000Z')
      const released = jobsIn().releaseDue(new Date('2026-05-05T09:00:00.000Z'))
      await expect(released).rejects.toThrow('the disk is gone')
      expect([(await load(fine)).state, (await load(broken)).state]).toEqual(['published', 'scheduled'])
    })
  })

  describe('the last day of a job', () => {
    test.each([
      // zone, last day, still open, closed
      ['UTC', '2026-05-10', '2026-05-10T23:59:59.999Z', '2026-05-11T00:00:00.000Z'],
      ['Europe/Berlin', '2026-05-10', '2026-05-10T21:59:59.999Z', '2026-05-10T22:00:00.000Z'],
      ['America/New_York', '2026-05-10', '2026-05-11T03:59:59.999Z', '2026-05-11T04:00:00.000Z'],
      ['Pacific/Kiritimati', '2026-05-10', '2026-05-10T09:59:59.999Z', '2026-05-10T10:00:00.000Z'],
      ['Pacific/Pago_Pago', '2026-05-10', '2026-05-11T10:59:59.999Z', '2026-05-11T11:00:00.000Z'],
      // the day on which clocks go forward, and the one on which they go back
      ['Europe/Berlin', '2027-03-28', '2027-03-28T21:59:59.999Z', '2027-03-28T22:00:00.000Z'],
      ['Europe/Berlin', '2026-10-25', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00.000Z'],
      ['America/New_York', '2027-03-14', '2027-03-15T03:59:59.999Z', '2027-03-15T04:00:00.000Z'],
      ['America/New_York', '2026-11-01', '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00.000Z'],
      // daylight saving time of half an hour
      ['Australia/Lord_Howe', '2026-10-04', '2026-10-04T12:59:59.999Z', '2026-10-04T13:00:00.000Z'],
      // a zone that changes its clocks at midnight: the day starts at one
      ['America/Havana', '2027-03-13', '2027-03-14T04:59:59.999Z', '2027-03-14T05:00:00.000Z'],
    ])('in %s on %s lasts the whole day', async (timeZone, closes, stillOpen, closed) => {
      const entry = await publishJob(closes)
      const { closeEnded } = jobsIn(timeZone)
      expect(await closeEnded(new Date(stillOpen))).toBe(0)
      expect((await load(entry)).live?.jobStatus).toBe('open')
      expect(await closeEnded(new Date(closed))).toBe(1)
      expect((await load(entry)).live?.jobStatus).toBe('closed')
      expect(await closeEnded(new Date(closed))).toBe(0)
      expect(told).toBe(1)
    })

    test('closes the job whatever state its draft is in, with a publication, and leaves the draft’s text alone', async () => {
      const entry = await publishJob('2026-05-10')
      const saved = await service.as('nora').save(entry, { ...entry.content, markdown: 'Unfinished.' })
      const { entry: submitted } = await service.as('nora').move(saved, 'submit')
      await jobsIn().closeEnded(new Date('2026-05-11T00:00:00.000Z'))
      expect(await load(entry)).toMatchObject({
        state: 'in_review',
        version: submitted.version + 1,
        updatedBy: 'system',
        live: { jobStatus: 'closed', at: '2026-05-11T00:00:00.000Z' },
        content: { markdown: 'Unfinished.' },
      })
      const seen = (await service.open.app.inject('/api/published/job/watch')).json<object>()
      expect(seen).toMatchObject({ markdown: 'The work is mostly looking.\n', fields: { status: 'closed' } })
      const last = await database.db
        .selectFrom('publication')
        .select(['by', 'action', 'hash'])
        .where('by', '=', 'system')
        .execute()
      expect(last).toEqual([{ by: 'system', action: 'publish', hash: (seen as { hash: string }).hash }])
    })

    test('keeps the schedule of a job that is scheduled again', async () => {
      const entry = await publishJob('2026-05-10')
      const saved = await service.as('nora').save(entry, opening('watch', { closes: '2026-06-10' }))
      const publishAt = '2026-05-20T08:00:00.000Z'
      await service.as('nora').move(saved, { action: 'schedule', publishAt })
      await jobsIn().closeEnded(new Date('2026-05-11T00:00:00.000Z'))
      expect(await load(entry)).toMatchObject({
        state: 'scheduled',
        publishAt,
        live: { jobStatus: 'closed' },
      })
    })

    test('affects neither filled, unpublished nor draft jobs, nor jobs without an end', async () => {
      const filled = await publishJob('2026-05-10', 'filled')
      await service.as('nora').move(filled, 'fill')
      const gone = await publishJob('2026-05-10', 'gone')
      await service.as('nora').move(gone, 'unpublish')
      await service.as('nora').begin(opening('draft', { closes: '2026-05-10' }))
      await publishJob(undefined, 'endless')
      expect(await jobsIn().closeEnded(new Date('2027-01-01T00:00:00.000Z'))).toBe(0)
    })
  })

  describe('the publication date', () => {
    test.each([
      ['Europe/Berlin', '2026-12-31T22:59:59.999Z', '2026-12-31'],
      ['Europe/Berlin', '2026-12-31T23:00:00.000Z', '2027-01-01'],
      ['America/New_York', '2027-01-01T04:59:59.999Z', '2026-12-31'],
      ['America/New_York', '2027-01-01T05:00:00.000Z', '2027-01-01'],
      ['Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25'],
      ['Europe/Berlin', '2026-10-25T01:30:00.000Z', '2026-10-25'],
      ['Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25'],
      ['Europe/Berlin', '2027-03-27T22:59:59.999Z', '2027-03-27'],
      ['Europe/Berlin', '2027-03-27T23:00:00.000Z', '2027-03-28'],
      ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
    ])('in %s at %s is %s', async (timeZone, moment, day) => {
      const entry = await schedule('tides', '2026-05-05T00:00:00.000Z')
      await jobsIn(timeZone).releaseDue(new Date(moment))
      expect((await load(entry)).content.fields).toMatchObject({ date: day, title: 'Tides of tides' })
    })
  })

  describe('the trash', () => {
    test('loses what has been there for 30 days, not before', async () => {
      const [old, late] = [
        await service.as('mei').begin(article('tides')),
        await service.as('mei').begin(article('waves')),
      ]
      await service.as('mei').send('DELETE', `/api/entries/${old.id}?version=1`)
      service.clock.now = new Date('2026-05-04T10:00:01.000Z')
      await service.as('mei').send('DELETE', `/api/entries/${late.id}?version=1`)
      const { emptyTrash } = jobsIn()
      expect(await emptyTrash(new Date('2026-06-03T10:00:00.000Z'))).toBe(0)
      expect(await emptyTrash(new Date('2026-06-03T10:00:00.500Z'))).toBe(1)
      const left = await database.db.selectFrom('entry').select('slug').execute()
      expect(left).toEqual([{ slug: 'waves' }])
      const audit = await database.db.selectFrom('audit_entry').select(['actor', 'action']).execute()
      expect(audit).toContainEqual({ actor: 'system', action: 'entry.removed' })
    })
  })

  test('scheduled entries remain when their author is removed as an employee', async () => {
    const draft = await service.as('mei').begin(article('tides'))
    const publishAt = '2026-05-05T08:30:00.000Z'
    await service.as('nora').move(draft, { action: 'schedule', publishAt })
    await database.db.deleteFrom('employee').where('email_key', '=', people.mei).execute()
    expect(await jobsIn().releaseDue(new Date(publishAt))).toBe(1)
  })
})
