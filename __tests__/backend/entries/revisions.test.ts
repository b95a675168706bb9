import { randomUUID } from 'node:crypto'
import { type Entry } from '../../../contract/entry'
import { getRevision, listRevisions } from '../../../contract/revision'
import { outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import {
  clearEntries,
  conflictOf,
  entryOf,
  openEntryService,
  people,
  type EntryService,
} from '../support/entry-service'
import { article } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('revisions on the %s database', (kind) => {
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
    at('10:00:00')
  })

  const at = (time: string) => (service.clock.now = new Date(`2026-05-04T${time}.000Z`))
  const list = async ({ id }: Entry, query = '') => {
    const answer = await service.as('nora').get(`/api/entries/${id}/revisions${query}`)
    return listRevisions.responses[200].parse(answer.json())
  }
  const read = async ({ id }: Entry, number: number) => {
    const answer = await service.as('nora').get(`/api/entries/${id}/revisions/${number}`)
    return getRevision.responses[200].parse(answer.json())
  }
  const restore = (entry: Entry, number: number, version = entry.version) =>
    service.as('nora').send('POST', `/api/entries/${entry.id}/revisions/${number}/restore`, { version })
  const written = (markdown: string) => ({ ...article('tides'), markdown })
  /** Number, reason and words of each, latest first. */
  const shortList = async (entry: Entry) =>
    (await list(entry)).data.map(({ number, reason, words }) => `${number} ${reason} ${words}`)

  test('saves by one person within ten minutes of the first share a revision, with the latest text', async () => {
    const begun = await service.as('mei').begin(written('One.'))
    at('10:01:00')
    let entry = await service.as('mei').save(begun, written('One two.'))
    at('10:10:59')
    entry = await service.as('mei').save(entry, written('One two three.'))
    expect(await shortList(entry)).toEqual(['2 saved 3', '1 created 1'])
    at('10:11:00')
    entry = await service.as('mei').save(entry, written('One two three four.'))
    expect(await shortList(entry)).toEqual(['3 saved 4', '2 saved 3', '1 created 1'])
    expect(await read(entry, 2)).toEqual({
      number: 2,
      at: '2026-05-04T10:01:00.000Z',
      by: people.mei,
      reason: 'saved',
      title: 'Tides of tides',
      words: 3,
      content: written('One two three.'),
    })
  })

  test('a save by another person starts a revision, and so does the next save by the first', async () => {
    let entry = await service.as('mei').begin(written('One.'))
    entry = await service.as('mei').save(entry, written('One two.'))
    entry = await service.as('nora').save(entry, written('One two three.'))
    entry = await service.as('mei').save(entry, written('One.'))
    expect(await shortList(entry)).toEqual(['4 saved 1', '3 saved 3', '2 saved 2', '1 created 1'])
  })

  test('submitting, publishing and restoring always add a revision', async () => {
    let entry = await service.as('nora').begin(written('One.'))
    entry = await service.as('nora').save(entry, written('One two.'))
    entry = (await service.as('nora').move(entry, 'submit')).entry
    entry = (await service.as('nora').move(entry, 'publish')).entry
    entry = await service.as('nora').save(entry, { ...entry.content, markdown: 'One two three.' })
    entry = entryOf(await restore(entry, 1))
    expect(await shortList(entry)).toEqual([
      '6 restored 1',
      '5 saved 3',
      '4 published 2',
      '3 submitted 2',
      '2 saved 2',
      '1 created 1',
    ])
    expect((await read(entry, 4)).content).toMatchObject({ fields: { date: '2026-05-04' } })
  })

  test('restoring replaces the draft, and a published entry becomes a draft again', async () => {
    const begun = await service.as('nora').begin(written('One.'))
    const { entry } = await service
      .as('nora')
      .move(await service.as('nora').save(begun, written('Two.')), 'publish')
    const restored = entryOf(await restore(entry, 1))
    expect(restored).toMatchObject({ state: 'draft', version: entry.version + 1, content: written('One.') })
    expect(restored.live).toEqual(entry.live)
    expect(await service.as('nora').load(entry.id)).toEqual(restored)
  })

  test('restoring the current content changes nothing', async () => {
    const begun = await service.as('nora').begin(written('One.'))
    expect(entryOf(await restore(begun, 1))).toEqual(begun)
  })

  test('restoring brings the slug back, unless it has been taken', async () => {
    const begun = await service.as('nora').begin(written('One.'))
    const moved = await service.as('nora').save(begun, { ...written('Two.'), slug: 'waves' })
    const back = entryOf(await restore(moved, 1))
    expect(back.slug).toBe('tides')
    const away = await service.as('nora').save(back, { ...written('Three.'), slug: 'surf' })
    await service.as('mei').begin(article('tides'))
    expect(entryOf(await restore(away, 1))).toMatchObject({ slug: 'surf', content: { markdown: 'One.' } })
  })

  test('restoring fails for an outdated version, an uneditable state or an unknown revision', async () => {
    const begun = await service.as('nora').begin(written('One.'))
    const saved = await service.as('nora').save(begun, written('Two.'))
    expect(conflictOf(await restore(begun, 1))).toEqual([409, 'changed', 2])
    expect(outcomeOf(await restore(saved, 9))).toEqual([404, 'not_found'])
    const own = await service.as('mei').begin(article('waves'))
    const { entry } = await service.as('mei').move(own, 'submit')
    const path = `/api/entries/${entry.id}/revisions/1/restore`
    const refused = await service.as('mei').send('POST', path, { version: entry.version })
    expect(conflictOf(refused)).toEqual([409, 'not_now', 2])
  })

  test('the list is paged without duplicates', async () => {
    let entry = await service.as('nora').begin(written('One.'))
    for (const person of ['mei', 'nora', 'mei', 'nora'] as const) {
      if (person === 'mei') continue
      entry = (await service.as(person).move(entry, 'submit')).entry
      entry = (await service.as(person).move(entry, 'withdraw')).entry
    }
    at('11:00:00')
    for (const minute of ['00', '15', '30']) {
      at(`11:${minute}:00`)
      entry = await service.as('nora').save(entry, written(`At ${minute}.`))
    }
    const seen: number[] = []
    let before: number | null = null
    do {
      const page = await list(entry, `?limit=4${before === null ? '' : `&before=${before}`}`)
      expect(page.data.length).toBeLessThanOrEqual(4)
      seen.push(...page.data.map(({ number }) => number))
      before = page.next
    } while (before !== null)
    expect(seen).toEqual([6, 5, 4, 3, 2, 1])
  })

  test.each(['limit=0', 'limit=101', 'before=0', 'before=x', 'before=2147483648'])(
    'the list rejects %s',
    async (query) => {
      const begun = await service.as('nora').begin(written('One.'))
      const answer = await service.as('nora').get(`/api/entries/${begun.id}/revisions?${query}`)
      expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
    },
  )

  test('the revisions of an unknown entry are a 404', async () => {
    const url = `/api/entries/${randomUUID()}/revisions`
    for (const tail of ['', '/1']) {
      expect(outcomeOf(await service.as('nora').get(url + tail))).toEqual([404, 'not_found'])
    }
    const begun = await service.as('nora').begin(written('One.'))
    const answer = await service.as('nora').get(`/api/entries/${begun.id}/revisions/2`)
    expect(outcomeOf(answer)).toEqual([404, 'not_found'])
    const beyond = await service.as('nora').get(`/api/entries/${begun.id}/revisions/2147483648`)
    expect(outcomeOf(beyond)).toEqual([400, 'bad_request'])
  })
})
