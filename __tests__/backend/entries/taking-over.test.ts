import sharp from 'sharp'
import { createEntryJobs } from '../../../backend/entries/create-entry-jobs'
import { EntryConflictSchema, EntrySchema, listEntries, type Entry } from '../../../contract/entry'
import { getFileChange, listEntryFiles } from '../../../contract/entry-file'
import { listPublished } from '../../../contract/published'
import { listRevisions } from '../../../contract/revision'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { makeFile, ReleaseFiles } from '../support/entry-files'
import { clearEntries, entryOf, openEntryService, people, type EntryService } from '../support/entry-service'
import { article, caseStudy, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

const tides = makeFile(article('tides', { date: '2025-02-03' }))
const pier = makeFile(caseStudy('pier', { date: '2025-02-04' }))
const pilot = makeFile(opening('pilot', { posted: '2026-02-05', status: 'filled' }))

describe.each(kinds)('taking a file over on the %s database', (kind) => {
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
  beforeEach(async () => {
    await clearEntries(database.db)
    release.files = [tides, pier, pilot]
    release.pictures = {}
  })

  const tryTake = (file: string, person: 'nora' | 'mei' = 'nora') =>
    service.as(person).send('POST', '/api/entry-files', { file })
  const take = async ({ file }: { file: string }) => entryOf(await tryTake(file), 201)
  const nora = () => service.as('nora')
  const published = async () =>
    listPublished.responses[200].parse((await service.open.app.inject('/api/published')).json())
  const listed = async (query = '') =>
    listEntries.responses[200].parse((await nora().get(`/api/entries${query}`)).json()).data
  const publish = async (entry: Entry) => (await nora().move(entry, 'publish')).entry

  test.each([tides, pier, pilot])('makes $file a draft at its own address, recorded', async (file) => {
    const entry = await take(file)
    expect(entry).toMatchObject({
      state: 'draft',
      author: people.nora,
      content: file.content,
      blockers: [],
      live: null,
      source: { file: file.file, isReplaced: false, state: 'same' },
    })
    const versions = listRevisions.responses[200].parse(
      (await nora().get(`/api/entries/${entry.id}/revisions`)).json(),
    )
    expect(versions.data.map(({ reason, by }) => [reason, by])).toEqual([['taken_over', people.nora]])
    const audit = await database.db.selectFrom('audit_entry').selectAll().execute()
    expect(audit.map(({ action, actor, after }) => [action, actor, after])).toEqual([
      ['entry.taken_over', people.nora, { id: entry.id, state: 'draft', file: file.file }],
    ])
  })

  test('gives the same entry again, also to two people at once', async () => {
    const answers = await Promise.all([tryTake(tides.file), tryTake(tides.file), tryTake(tides.file)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
    expect(new Set(answers.map((answer) => EntrySchema.parse(answer.json()).id)).size).toBe(1)
    expect(await listed()).toHaveLength(1)
  })

  test('leaves the page to the file until the entry is published; then its own dates and status stay', async () => {
    const [article, job] = [await take(tides), await take(pilot)]
    expect(await published()).toMatchObject({ data: [], files: [] })
    const live = await publish(article)
    expect(live).toMatchObject({
      content: { fields: { date: '2025-02-03', updated: '2026-05-04' } },
      source: { isReplaced: true, state: 'edited' },
    })
    const filled = await publish(job)
    expect(filled.content.fields).toMatchObject({ posted: '2026-02-05', status: 'filled' })
    const answer = await published()
    expect(answer.files).toEqual([tides.file, pilot.file])
    expect(answer.data.map(({ slug, source }) => [slug, source]).sort()).toEqual([
      ['pilot', { file: pilot.file, hash: pilot.hash }],
      ['tides', { file: tides.file, hash: tides.hash }],
    ])
  })

  test('keeps the file replaced when its entry is unpublished', async () => {
    const live = await publish(await take(tides))
    await nora().move(live, 'unpublish')
    expect(await published()).toMatchObject({ data: [], files: [tides.file], gone: [{ slug: 'tides' }] })
  })

  test('leads from the address of the file to a new one', async () => {
    const entry = await take(tides)
    const renamed = await nora().save(entry, { ...entry.content, slug: 'high-water' })
    await publish(renamed)
    expect((await published()).moved).toEqual([{ kind: 'post', from: 'tides', to: 'high-water' }])
  })

  test('is refused where an entry of its own has the address; that entry is refused the address of a file', async () => {
    release.files = []
    await nora().begin(article('tides'))
    release.files = [tides]
    const refused = await tryTake(tides.file)
    expect([refused.statusCode, EntryConflictSchema.parse(refused.json()).code]).toEqual([409, 'slug_taken'])
    const other = await nora().begin(article(''))
    const taken = await nora().trySave(other, article('tides'))
    expect(taken.statusCode).toBe(409)
  })

  test('needs the permission to edit everything, and a file', async () => {
    expect((await tryTake(tides.file, 'mei')).statusCode).toBe(403)
    expect((await service.as('mei').get('/api/entry-files?kind=post')).statusCode).toBe(403)
    expect((await tryTake('content/company.yml')).statusCode).toBe(404)
    release.files = undefined
    expect((await tryTake(tides.file)).statusCode).toBe(404)
  })

  test('files are listed with the entries that took them over', async () => {
    const entry = await take(tides)
    const list = async (of: string) =>
      listEntryFiles.responses[200].parse((await nora().get(`/api/entry-files?kind=${of}`)).json()).data
    expect(await list('post')).toEqual([
      {
        ...{ kind: 'post', file: tides.file, slug: 'tides', title: 'Tides of tides', modified: '2026-03-01' },
        entry: entry.id,
      },
    ])
    expect((await list('job')).map((file) => file.entry)).toEqual([null])
    release.files = undefined
    expect(await list('post')).toEqual([])
  })

  test('entries are listed by their source, with how they relate to the file', async () => {
    const entry = await take(tides)
    await take(pier)
    await nora().begin(article('reefs'))
    await nora().save(entry, article('tides', { ...tides.content.fields, title: 'Tides again' }))
    release.files = [tides]
    const states = (await listed('?source=file')).map(({ slug, source }) => [slug, source?.state])
    expect(states.sort()).toEqual([
      ['pier', 'missing'],
      ['tides', 'edited'],
    ])
    expect((await listed('?source=editor')).map(({ slug }) => slug)).toEqual(['reefs'])
    release.change(tides.file, article('tides', { title: 'Tides of the file' }))
    expect((await nora().load(entry.id)).source?.state).toBe('changed')
  })

  test('returns the page to the file: the entry is in the trash, and the build follows', async () => {
    const entry = await take(tides)
    const live = await publish(await nora().save(entry, { ...entry.content, slug: 'high-water' }))
    const woken = service.published()
    const { publication } = await nora().move(live, 'return-to-file')
    expect(publication).toMatchObject({ action: 'return', slug: 'tides', hash: null, state: 'saved' })
    expect(service.published()).toBe(woken + 1)
    expect(await published()).toMatchObject({ data: [], files: [], moved: [] })
    expect(await listed('?trash=1')).toMatchObject([{ id: entry.id, state: 'unpublished', live: null }])
    expect((await take(tides)).id).not.toBe(entry.id)
  })

  test('returns to the file without a build while the entry was never published', async () => {
    const woken = service.published()
    const { publication } = await nora().move(await take(tides), 'return-to-file')
    expect([publication, service.published()]).toEqual([null, woken])
  })

  test('restores what returned to the file, as the draft of the file it was', async () => {
    const live = await publish(await take(tides))
    const { entry } = await nora().move(live, 'return-to-file')
    const restored = entryOf(
      await nora().send('POST', `/api/entries/${entry.id}/restoration`, { version: entry.version }),
    )
    expect(restored).toMatchObject({
      slug: 'tides',
      state: 'unpublished',
      source: { file: tides.file, isReplaced: false },
    })
    expect((await published()).files).toEqual([])
    expect((await publish(restored)).source?.isReplaced).toBe(true)
  })

  test('restores it without a file where that was taken over again', async () => {
    const { entry } = await nora().move(await take(tides), 'return-to-file')
    await take(tides)
    const restored = entryOf(
      await nora().send('POST', `/api/entries/${entry.id}/restoration`, { version: entry.version }),
    )
    expect([restored.slug, restored.source]).toEqual(['', null])
  })

  test('returns only to a file that exists, and goes to the trash by itself once that is gone', async () => {
    const entry = await take(tides)
    const remove = () => nora().send('DELETE', `/api/entries/${entry.id}?version=${entry.version}`)
    expect((await remove()).json()).toMatchObject({
      code: 'not_now',
      message: 'This was opened from a file. Return the page to the file instead.',
    })
    release.files = []
    expect((await nora().tryMove(entry, 'return-to-file')).json()).toMatchObject({
      code: 'not_now',
      message: `${tides.file} no longer exists, so the page can’t return to it.`,
    })
    expect((await remove()).statusCode).toBe(204)
  })

  test('does not return to a file whose address has another entry', async () => {
    const entry = await take(tides)
    const live = await publish(await nora().save(entry, { ...entry.content, slug: 'high-water' }))
    release.files = [pier]
    await nora().begin(article('tides'))
    release.files = [tides]
    const refused = await nora().tryMove(live, 'return-to-file')
    expect([refused.statusCode, EntryConflictSchema.parse(refused.json()).code]).toEqual([409, 'slug_taken'])
  })

  describe('when the file changes', () => {
    const changed = article('tides', { ...tides.content.fields, title: 'Tides of the file' })
    const change = async (entry: Entry) =>
      getFileChange.responses[200].parse((await nora().get(`/api/entries/${entry.id}/file`)).json())
    const merge = (entry: Entry, body: object) =>
      nora().send('POST', `/api/entries/${entry.id}/file`, { version: entry.version, ...body })

    test('gives both forms of the file, and takes a merged draft as a revision of its own', async () => {
      const entry = await publish(await take(tides))
      release.change(tides.file, changed)
      const { hash, ...forms } = await change(entry)
      expect(forms).toEqual({ file: tides.file, current: changed, ancestor: tides.content })
      const content = { ...entry.content, markdown: 'Merged.' }
      const merged = entryOf(await merge(entry, { hash, content }))
      expect(merged).toMatchObject({ content, state: 'draft', source: { state: 'edited' } })
      expect(await change(merged)).toMatchObject({ ancestor: changed })
      const versions = await nora().get(`/api/entries/${entry.id}/revisions`)
      expect(listRevisions.responses[200].parse(versions.json()).data[0]?.reason).toBe('merged')
    })

    test('keeps the draft where nothing of the file is taken, and includes the file all the same', async () => {
      const entry = await take(tides)
      release.change(tides.file, changed)
      const { hash } = await change(entry)
      const kept = entryOf(await merge(entry, { hash, content: entry.content }))
      expect([kept.version, kept.source?.state]).toEqual([entry.version, 'edited'])
    })

    test('refuses what was merged with an older file or entry', async () => {
      const entry = await take(tides)
      release.change(tides.file, changed)
      const { hash } = await change(entry)
      release.change(tides.file, { ...changed, markdown: 'Again.' })
      const outdated = await merge(entry, { hash, content: entry.content })
      expect(outdated.json()).toMatchObject({
        code: 'changed',
        message: `${tides.file} has changed again. Compare once more.`,
      })
      const latest = (await change(entry)).hash
      await nora().save(entry, { ...entry.content, markdown: 'Someone was faster.' })
      expect((await merge(entry, { hash: latest, content: entry.content })).statusCode).toBe(409)
    })

    test('has nothing to compare once the file is gone', async () => {
      const entry = await take(tides)
      release.files = []
      expect((await nora().get(`/api/entries/${entry.id}/file`)).statusCode).toBe(404)
      expect((await nora().load(entry.id)).source?.state).toBe('missing')
    })

    test('to what the draft says, both are the same by themselves', async () => {
      const entry = await take(tides)
      const other = await take(pier)
      const saved = await nora().save(entry, changed)
      release.change(tides.file, changed)
      release.change(pier.file, { ...pier.content, markdown: 'Another text.' })
      const jobs = createEntryJobs(database.db, { files: release })
      expect(await jobs.followFiles()).toBe(1)
      expect(await jobs.followFiles()).toBe(0)
      const loaded = await nora().load(entry.id)
      expect([loaded.version, loaded.source?.state]).toEqual([saved.version, 'same'])
      expect((await nora().load(other.id)).source?.state).toBe('changed')
    })
  })

  test('takes the images of the file along, once', async () => {
    const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#135' } })
      .png()
      .toBuffer()
    const shown = { ...article('tides'), markdown: 'Look: ![A bay](/media/0123456789/Bay_1.png)' }
    release.files = [makeFile(shown)]
    expect((await tryTake(tides.file)).json()).toMatchObject({
      message: 'The image /media/0123456789/Bay_1.png is missing from the site. Build it again.',
    })
    release.pictures = { '/media/0123456789/Bay_1.png': bytes }
    const entry = await take(tides)
    const [, address = ''] = /\((.*)\)/.exec(entry.content.markdown) ?? []
    expect(address).toMatch(/^\/media\/[0-9a-f]{10}\/bay-1\.webp$/)
    expect([entry.source?.state, entry.blockers]).toEqual(['same', []])
    expect((await service.open.app.inject(`/api${address}`)).statusCode).toBe(200)
  })
})
