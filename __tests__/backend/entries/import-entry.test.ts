import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { createClock } from '../../../backend/clock'
import { importEntry } from '../../../backend/entries/import-entry'
import { pictureAddress } from '../../../backend/pictures/picture-address'
import { createPicturesRepository } from '../../../backend/repositories/pictures-repository'
import { EntryContentSchema, type EntryContent } from '../../../contract/entry'
import { anyKind, startDatabases, type Databases } from '../support/databases'
import { clearEntries, openEntryService, people, type EntryService } from '../support/entry-service'
import { article, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

const picture = {
  hash: '0123456789',
  name: 'bay',
  width: 1,
  height: 1,
  bytes: Buffer.alloc(1),
  by: people.nora,
}

/** The files of a folder, as the editor would have them, with a picture that was uploaded. */
function read(kind: EntryContent['kind'], folder: string): EntryContent[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  return files.map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8').replace(
      /\.\/images\/[\w-]+\.\w+/g,
      pictureAddress(picture),
    )
    const [, yaml = '', markdown = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? []
    return EntryContentSchema.parse({
      kind,
      slug: path.basename(file, '.md'),
      fields: parse(yaml) as unknown,
      markdown,
    })
  })
}

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe('importing', () => {
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
  beforeEach(() => clearEntries(database.db))

  const publishing = { clock: createClock({ now: () => service.clock.now, timeZone: 'Europe/Berlin' }) }
  const bring = (content: EntryContent, publish = true) =>
    importEntry(database.db, content, { by: people.nora, publish, publishing })
  const load = (id: string) => service.as('nora').load(id)

  test('publishes every article, case study and job of content/ with its own dates and status', async () => {
    await createPicturesRepository(database.db).add(picture)
    const contents = [
      ...read('post', 'content/blog'),
      ...read('case-study', 'content/case-studies'),
      ...read('job', 'content/jobs'),
    ]
    expect(contents.length).toBeGreaterThan(15)
    for (const content of contents) {
      const { id, isNew } = await bring(content)
      const entry = await load(id)
      expect([isNew, entry.state, entry.blockers]).toEqual([true, 'published', []])
      const seen = await service.open.app.inject(`/api/published/${content.kind}/${content.slug}`)
      expect(seen.json()).toMatchObject({ markdown: content.markdown, fields: content.fields })
    }
  })

  test('is idempotent', async () => {
    const content = article('tides', { date: '2024-02-29' })
    const first = await bring(content)
    expect(await bring(content)).toEqual({ id: first.id, isNew: false })
    expect(await database.db.selectFrom('publication').select('id').execute()).toHaveLength(1)
  })

  test('rejects a different text at a taken slug and changes nothing', async () => {
    await bring(article('tides', { date: '2024-02-29' }))
    const refused = bring({ ...article('tides'), markdown: 'Another text.' })
    await expect(refused).rejects.toMatchObject({ code: 'slug_taken' })
    expect(await database.db.selectFrom('entry').select('id').execute()).toHaveLength(1)
  })

  test('rejects an entry with blockers, and accepts it as a draft', async () => {
    const content = article('tides', { lead: '' })
    await expect(bring(content)).rejects.toMatchObject({ code: 'not_ready' })
    expect(await database.db.selectFrom('entry').select('id').execute()).toEqual([])
    const { id } = await bring(content, false)
    expect(await load(id)).toMatchObject({ state: 'draft', live: null, content })
  })

  test('keeps the first publication date of a draft that is published later', async () => {
    const { id } = await bring(article('tides', { date: '2024-02-29' }), false)
    const { entry } = await service.as('nora').move(await load(id), 'publish')
    expect(entry.content.fields).toMatchObject({ date: '2024-02-29', updated: '2026-05-04' })
  })

  test('sets missing dates to today', async () => {
    const { id } = await bring(opening('watch'))
    expect((await load(id)).content.fields).toMatchObject({ posted: '2026-05-04', status: 'open' })
  })

  test('is recorded in revisions and the audit log', async () => {
    const { id } = await bring(article('tides', { date: '2024-02-29' }))
    const revisions = await database.db
      .selectFrom('revision')
      .select(['number', 'reason'])
      .where('entry_id', '=', id)
      .execute()
    expect(revisions).toEqual([
      { number: 1, reason: 'imported' },
      { number: 2, reason: 'published' },
    ])
    const audit = await database.db.selectFrom('audit_entry').select(['action', 'actor']).execute()
    expect(audit).toContainEqual({ action: 'entry.imported', actor: people.nora })
  })
})
