import { sql } from 'kysely'
import { notePresence } from '../../../contract/presence'
import { presenceExpiry } from '../../../contract/presence-times'
import { kinds, startDatabases, type Databases } from '../support/databases'
import {
  clearEntries,
  openEntryService,
  people,
  type EntryService,
  type Person,
} from '../support/entry-service'
import { article } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('who has an entry open, on the %s database', (kind) => {
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
  beforeEach(() => clearEntries(database.db))

  const tryNote = (person: Person, id: string, isOpen = true) =>
    service.as(person).send('PUT', `/api/entries/${id}/presence`, { isOpen })
  const note = async (person: Person, id: string, isOpen = true) => {
    const answer = await tryNote(person, id, isOpen)
    expect(answer.statusCode).toBe(200)
    return notePresence.responses[200].parse(answer.json()).data
  }

  test('is told to each, without themselves, until they close it', async () => {
    const { id } = await service.as('mei').begin(article('tides'))
    expect(await note('mei', id)).toEqual([])
    expect(await note('nora', id)).toEqual([people.mei])
    expect(await note('mei', id)).toEqual([people.nora])
    expect(await note('nora', id, false)).toEqual([people.mei])
    expect(await note('mei', id)).toEqual([])
  })

  test('is told for each entry', async () => {
    const [first, second] = [
      await service.as('mei').begin(article('tides')),
      await service.as('mei').begin(article('winds')),
    ]
    await note('mei', first.id)
    expect(await note('nora', second.id)).toEqual([])
  })

  test('ends when an editor has not been heard of for a while', async () => {
    const { id } = await service.as('mei').begin(article('tides'))
    await note('mei', id)
    await database.db
      .updateTable('entry_presence')
      .set({ seen_at: sql`now() - ${presenceExpiry + 1} * interval '1 second'` })
      .execute()
    expect(await note('nora', id)).toEqual([])
    const left = await database.db.selectFrom('entry_presence').select('person').execute()
    expect(left).toEqual([{ person: people.nora }])
  })

  test('is kept from people who may not see the entry', async () => {
    const { id } = await service.as('mei').begin(article('tides'))
    expect((await tryNote('ben', id)).statusCode).toBe(404)
    expect(await note('mei', id)).toEqual([])
  })
})
