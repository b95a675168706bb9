import { listCalendar } from '../../../contract/calendar'
import { outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { makeFile, ReleaseFiles } from '../support/entry-files'
import { openEntryService, type EntryService, type Person } from '../support/entry-service'
import { article, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('the calendar on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  const release = new ReleaseFiles()
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer, { files: release, findFile: release.findFile })
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })

  const list = async (person: Person, query = 'from=2026-05-01&to=2026-05-31') => {
    const answer = await service.as(person).get(`/api/calendar?${query}`)
    return listCalendar.responses[200].parse(answer.json()).data
  }
  const linesOf = async (person: Person, query?: string) =>
    (await list(person, query)).map(({ event, on, title }) => `${on} ${event} ${title}`)
  const at = (moment: string) => (service.clock.now = new Date(moment))

  test('shows what was published, updated and unpublished, what is scheduled, and when jobs close', async () => {
    const nora = service.as('nora')
    at('2026-05-04T10:00:00.000Z')
    const tides = await service.as('mei').begin(article('tides', { title: 'Tides' }))
    const { entry: submitted } = await service.as('mei').move(tides, 'submit')
    const { entry: published } = await nora.move(submitted, 'publish')
    const edited = await nora.save(published, article('tides', { title: 'Tides, again' }))
    const { entry: updated } = await nora.move(edited, 'publish')
    await database.db
      .updateTable('publication')
      .set({ state: 'live', at: new Date('2026-05-05T10:00:00.000Z') })
      .where('state', '=', 'saved')
      .execute()
    await database.db
      .updateTable('publication')
      .set({ state: 'live', at: new Date('2026-05-04T10:00:00.000Z') })
      .where('state', '=', 'replaced')
      .execute()
    await nora.move(updated, 'unpublish')
    await database.db
      .updateTable('publication')
      .set({ state: 'live', at: new Date('2026-05-06T10:00:00.000Z') })
      .where('action', '=', 'unpublish')
      .execute()

    const waves = await service.as('ben').begin(article('waves', { title: 'Waves' }))
    await nora.move(waves, { action: 'schedule', publishAt: '2026-05-20T09:00:00.000Z' })
    const pilot = await nora.begin(opening('pilot', { title: 'Pilot', closes: '2026-05-31' }))
    await nora.move(pilot, 'publish')
    await database.db
      .updateTable('publication')
      .set({ at: new Date('2026-05-07T10:00:00.000Z') })
      .where('kind', '=', 'job')
      .execute()

    const mine = [
      '2026-05-04T10:00:00.000Z published Tides',
      '2026-05-05T10:00:00.000Z updated Tides, again',
      '2026-05-06T10:00:00.000Z unpublished Tides, again',
    ]
    expect(await linesOf('nora')).toEqual([
      ...mine,
      '2026-05-07T10:00:00.000Z published Pilot',
      '2026-05-20T09:00:00.000Z scheduled Waves',
      '2026-05-31 closes Pilot',
    ])
    expect(await linesOf('mei')).toEqual(mine)
    expect(await linesOf('ben')).toEqual(['2026-05-20T09:00:00.000Z scheduled Waves'])
    expect(await linesOf('nora', 'from=2026-06-10&to=2026-06-30')).toEqual([])
  })

  test('what a later publication replaced before the build is left out', async () => {
    await database.db
      .updateTable('publication')
      .set({ state: 'replaced' })
      .where('action', '=', 'unpublish')
      .execute()
    expect(await linesOf('mei')).toHaveLength(2)
  })

  test('files are on the days that they name, and belong to the entry that took them over', async () => {
    release.files = [
      makeFile(article('moon', { title: 'Moon', date: '2026-07-02' })),
      makeFile(opening('cook', { title: 'Cook', posted: '2026-07-03', closes: '2026-07-30' })),
    ]
    const july = 'from=2026-07-01&to=2026-07-31'
    expect(await linesOf('nora', july)).toEqual([
      '2026-07-02 published Moon',
      '2026-07-03 published Cook',
      '2026-07-30 closes Cook',
    ])
    expect(await linesOf('mei', july)).toEqual([])
    const answer = await service.as('nora').send('POST', '/api/entry-files', { file: 'content/blog/moon.md' })
    const [moon] = await list('nora', july)
    expect(moon).toMatchObject({ entry: answer.json<{ id: string }>().id, slug: 'moon' })
  })

  test.each([
    ['from=2026-05-01&to=2026-06-11', 200],
    ['from=2026-05-01&to=2026-06-12', 400],
    ['from=2026-05-02&to=2026-05-01', 400],
    ['from=2026-05&to=2026-06-12', 400],
  ])('%s is answered by %s', async (query, status) => {
    const [answered] = outcomeOf(await service.as('mei').get(`/api/calendar?${query}`))
    expect(answered).toBe(status)
  })
})
