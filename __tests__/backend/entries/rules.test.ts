import { randomUUID } from 'node:crypto'
import { asContent } from '../../../backend/entries/publish-version'
import { createEntriesRepository } from '../../../backend/repositories/entries-repository'
import type { StoredEntry } from '../../../backend/repositories/stored-entry'
import type { LiveContent } from '../../../backend/repositories/tables'
import type { EntryContent } from '../../../contract/entry'
import type { EntryAction } from '../../../contract/entry-rules'
import { articleRules, everyAction, openingRules, type RulesRow } from '../../setup/entry-rules-table'
import { anyKind, startDatabases, type Databases } from '../support/databases'
import {
  openEntryService,
  outcomeOfAction,
  people,
  type Person,
  type EntryService,
} from '../support/entry-service'
import { article, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe('the service allows exactly the actions of the rules', () => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  beforeAll(async () => {
    databases = await startDatabases(anyKind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer)
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })

  /** Adds a complete entry by mei to the database, as the table describes it. */
  const place = async (content: EntryContent, row: RulesRow): Promise<StoredEntry> => {
    const at = service.clock.now
    const live = { ...content, fields: { ...content.fields, ...liveFields(content, row) } } as LiveContent
    const entry: StoredEntry = {
      id: randomUUID(),
      kind: content.kind,
      state: row.state,
      version: 1,
      content: row.state === 'published' ? asContent(live) : content,
      author: people.mei,
      createdAt: at,
      updatedAt: at,
      updatedBy: people.mei,
      lastSave: null,
      publishAt: row.state === 'scheduled' ? new Date(at.getTime() + 60_000) : null,
      live: row.isLive ? { content: live, hash: '0123456789abcdef', at } : null,
      firstLiveAt: row.isLive || row.state === 'unpublished' ? at : null,
      trashed: null,
      source: null,
    }
    expect(await createEntriesRepository(database.db).add(entry)).toBe(true)
    return entry
  }
  const liveFields = (content: EntryContent, row: RulesRow) =>
    content.kind === 'job'
      ? { posted: '2026-05-04', status: row.jobStatus ?? 'open' }
      : { date: '2026-05-04' }

  /** The outcome of each action, on an entry that none has been done on. */
  const tryAll = async (person: Person, make: (slug: string) => EntryContent, row: RulesRow) => {
    const outcomes = new Map<EntryAction, string>()
    let entry: StoredEntry | undefined
    for (const action of everyAction) {
      entry ??= await place(make(`a${randomUUID()}`), row)
      const outcome = await outcomeOfAction(service.as(person), entry, action, service.clock.now)
      outcomes.set(action, outcome)
      if (outcome === 'done') entry = undefined
    }
    return outcomes
  }
  const expected = (allowed: readonly EntryAction[]) =>
    new Map(everyAction.map((action) => [action, allowed.includes(action) ? 'done' : '409 not_now']))
  const nothing = new Map(everyAction.map((action) => [action, '404 not_found']))

  describe.each(articleRules)('on an article: $state, live $isLive', (row) => {
    test('by its author', async () => {
      expect(await tryAll('mei', article, row)).toEqual(expected(row.author))
    })
    test('by an admin', async () => {
      expect(await tryAll('nora', article, row)).toEqual(expected(row.admin))
    })
    test('by other employees, who can’t even see it', async () => {
      expect(await tryAll('ben', article, row)).toEqual(nothing)
    })
  })

  describe.each(openingRules)('on a job: $state, live $isLive, $jobStatus', (row) => {
    test('by an admin', async () => {
      expect(await tryAll('nora', opening, row)).toEqual(expected(row.admin))
    })
    test('by employees, even one who created it as an admin', async () => {
      expect(await tryAll('mei', opening, row)).toEqual(nothing)
    })
  })
})
