import { randomUUID } from 'node:crypto'
import { listAudit } from '../../../contract/audit'
import { changeEntries, findSlug, listEntries } from '../../../contract/entry'
import { outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import {
  clearEntries,
  conflictOf,
  entryOf,
  openEntryService,
  people,
  type Person,
  type EntryService,
} from '../support/entry-service'
import { article, caseStudy, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

const entries = '/api/entries'
const file = 'content/blog/taken-by-a-file.md'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('entries on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer, {
      findFile: (_kind, slug) => Promise.resolve(slug === 'taken-by-a-file' ? file : undefined),
    })
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(() => clearEntries(database.db))

  const as = (person: Person) => service.as(person)

  describe('creating an entry', () => {
    test('returns a draft owned by its author', async () => {
      const content = article('tides')
      const answer = await as('mei').send('POST', entries, { id: randomUUID(), content })
      expect(entryOf(answer, 201)).toMatchObject({
        kind: 'post',
        slug: 'tides',
        title: 'Tides of tides',
        state: 'draft',
        author: people.mei,
        version: 1,
        createdAt: '2026-05-04T10:00:00.000Z',
        updatedAt: '2026-05-04T10:00:00.000Z',
        updatedBy: people.mei,
        publishAt: null,
        live: null,
        content,
        blockers: [],
        editedInReview: null,
        reviewNotes: [],
      })
    })

    test('accepts an empty entry', async () => {
      const content = { kind: 'post' as const, slug: '', fields: {}, markdown: '' }
      const entry = await as('mei').begin(content)
      expect([entry.content, entry.title]).toEqual([content, ''])
      expect(entry.blockers.map(({ field }) => field)).toEqual(
        expect.arrayContaining(['slug', 'fields.title', 'fields.seo.title', 'fields.tags', 'markdown']),
      )
    })

    test('is idempotent for the same id and content, even after later saves', async () => {
      const input = { id: randomUUID(), content: article('tides') }
      const begun = entryOf(await as('mei').send('POST', entries, input), 201)
      expect(entryOf(await as('mei').send('POST', entries, input))).toEqual(begun)
      const saved = await as('mei').save(begun, article('tides', { title: 'Another title' }))
      expect(entryOf(await as('mei').send('POST', entries, input))).toEqual(saved)
    })

    test('with a known id and different content is rejected and returns the stored entry', async () => {
      const begun = await as('mei').begin(article('tides'))
      const input = { id: begun.id, content: article('waves') }
      const answer = await as('mei').send('POST', entries, input)
      expect(conflictOf(answer)).toEqual([409, 'entry_exists', 1])
      expect(answer.json()).toMatchObject({ current: { id: begun.id, slug: 'tides' } })
    })

    test('with the id of another person’s entry reveals nothing about it', async () => {
      const { id, content } = await as('mei').begin(article('tides'))
      const answer = await as('ben').send('POST', entries, { id, content: { ...content, slug: 'waves' } })
      expect(conflictOf(answer)).toEqual([409, 'entry_exists', null])
      const same = await as('ben').send('POST', entries, { id, content: { ...content, slug: '' } })
      expect(same.body).not.toContain('Tides of')
    })

    test('eight times at once creates one entry', async () => {
      const input = { id: randomUUID(), content: article('tides') }
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => as('mei').send('POST', entries, input)),
      )
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(7).fill(200), 201])
    })

    test('is restricted to admins for case studies and jobs', async () => {
      for (const content of [caseStudy('pier'), opening('watch')]) {
        const input = { id: randomUUID(), content }
        expect(outcomeOf(await as('mei').send('POST', entries, input))).toEqual([403, 'role_insufficient'])
        expect(entryOf(await as('nora').send('POST', entries, input), 201).blockers).toEqual([])
      }
    })

    test.each([
      ['an address with capitals', { ...article('a'), slug: 'Tides' }],
      ['an address of more than 80 characters', { ...article('a'), slug: 'x'.repeat(81) }],
      ['a text of more than 200,000 characters', { ...article('a'), markdown: 'x'.repeat(200_001) }],
      ['NUL in the text', { ...article('a'), markdown: 'a\0b' }],
      ['NUL in a field', article('a', { title: 'a\0b' })],
      ['half a character in the text', { ...article('a'), markdown: 'a\ud83d' }],
      ['half a character in a field', article('a', { seo: { title: '\udf0a' } })],
      ['fields of another kind', { ...article('a'), fields: { workplace: 'remote' } }],
      ['another kind', { ...article('a'), kind: 'poem' }],
      ['101 tags', article('a', { tags: Array<string>(101).fill('x') })],
    ])('rejects %s', async (_what, content) => {
      const answer = await as('mei').send('POST', entries, { id: randomUUID(), content })
      expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
    })

    test('stores all other Unicode and Markdown unchanged', async () => {
      const markdown = '# \u{1f30a} \u0001 \u2028 \\u0000 "quoted" \\ \u0085 ﷽ \r\n\t<script>\n'
      const content = { ...article('a', { title: '  spaces and a wave 🌊 ' }), markdown }
      const { id } = await as('mei').begin(content)
      expect((await as('mei').load(id)).content).toEqual(content)
    })

    test('accepts a text of 200,000 characters', async () => {
      const content = { ...article('long'), markdown: '水'.repeat(200_000) }
      const { id } = await as('mei').begin(content)
      expect((await as('mei').load(id)).content.markdown).toHaveLength(200_000)
    })
  })

  describe('a slug', () => {
    test('is unique within a kind', async () => {
      await as('mei').begin(article('tides'))
      const answer = await as('ben').send('POST', entries, { id: randomUUID(), content: article('tides') })
      expect(conflictOf(answer)).toEqual([409, 'slug_taken', null])
      expect(answer.json<{ message: string }>().message).toContain('the editor')
      await as('nora').begin(caseStudy('tides'))
    })

    test('may be empty in several entries', async () => {
      await as('mei').begin(article(''))
      await as('mei').begin(article(''))
    })

    test('that a file uses is rejected, naming the file', async () => {
      const input = { id: randomUUID(), content: article('taken-by-a-file') }
      const answer = await as('mei').send('POST', entries, input)
      expect(conflictOf(answer)).toEqual([409, 'slug_taken', null])
      expect(answer.json<{ message: string }>().message).toContain(file)
    })

    test('stays taken while it is published, even if the draft has another slug', async () => {
      const { entry } = await as('nora').move(await as('nora').begin(article('tides')), 'publish')
      const moved = await as('nora').save(entry, { ...entry.content, slug: 'waves' })
      const other = await as('mei').begin(article('other'))
      for (const slug of ['tides', 'waves']) {
        const answer = await as('mei').trySave(other, { ...other.content, slug })
        expect(conflictOf(answer)).toEqual([409, 'slug_taken', 1])
      }
      expect((await as('nora').save(moved, { ...moved.content, slug: 'tides' })).slug).toBe('tides')
    })

    test('goes to exactly one of many simultaneous requests', async () => {
      const drafts = await Promise.all(
        Array.from({ length: 6 }, (_, at) => as('mei').begin(article(`a${at}`))),
      )
      const answers = await Promise.all(drafts.map((draft) => as('mei').trySave(draft, article('wanted'))))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(5).fill(409)])
    })

    const find = async (person: Person, query: string) => {
      const answer = await as(person).get(`/api/slugs?${query}`)
      return findSlug.responses[200].parse(answer.json()).takenBy
    }

    test('can be checked before it is taken', async () => {
      const { id } = await as('mei').begin(article('tides'))
      const other = randomUUID()
      expect(await find('mei', `kind=post&slug=tides&entry=${id}`)).toBeNull()
      expect(await find('mei', `kind=case-study&slug=tides&entry=${other}`)).toBeNull()
      expect(await find('mei', `kind=post&slug=&entry=${other}`)).toBeNull()
      expect(await find('mei', `kind=post&slug=tides&entry=${other}`)).toEqual({
        title: 'Tides of tides',
        place: 'the editor',
      })
      expect(await find('mei', `kind=post&slug=taken-by-a-file&entry=${other}`)).toEqual({
        title: 'taken-by-a-file',
        place: file,
      })
    })

    test('reveals the published title, but not the title of a draft', async () => {
      const draft = await as('nora').begin(article('tides'))
      const query = `kind=post&slug=tides&entry=${randomUUID()}`
      expect(await find('mei', query)).toEqual({ title: 'Someone else’s draft', place: 'the editor' })
      const { entry } = await as('nora').move(draft, 'publish')
      await as('nora').save(entry, article('tides', { title: 'A secret' }))
      expect(await find('mei', query)).toEqual({ title: 'Tides of tides', place: 'the editor' })
    })
  })

  describe('saving', () => {
    test('increments the version and records author and time', async () => {
      const begun = await as('mei').begin(article('tides'))
      service.clock.now = new Date('2026-05-04T11:00:00.000Z')
      const saved = await as('nora').save(begun, article('tides', { title: 'Spring tides' }))
      expect(saved).toMatchObject({
        version: 2,
        title: 'Spring tides',
        author: people.mei,
        updatedBy: people.nora,
        updatedAt: '2026-05-04T11:00:00.000Z',
        createdAt: begun.createdAt,
      })
      expect(await as('mei').load(begun.id)).toEqual(saved)
    })

    test('with an outdated version is rejected and returns the latest', async () => {
      const begun = await as('mei').begin(article('tides'))
      const saved = await as('nora').save(begun, article('tides', { title: 'Nora’s' }))
      const answer = await as('mei').trySave(begun, article('tides', { title: 'Mei’s' }))
      expect(conflictOf(answer)).toEqual([409, 'changed', 2])
      expect(answer.json()).toMatchObject({ current: saved })
      expect(await as('mei').load(begun.id)).toEqual(saved)
    })

    test('twice is no conflict, as after a lost response', async () => {
      const begun = await as('mei').begin(article('tides'))
      const saveId = randomUUID()
      const content = article('tides', { title: 'Spring tides' })
      const first = entryOf(await as('mei').trySave(begun, content, saveId))
      expect(entryOf(await as('mei').trySave(begun, content, saveId))).toEqual(first)
      await as('mei').save(first, article('tides', { title: 'Neap tides' }))
      expect(conflictOf(await as('mei').trySave(begun, content, saveId))).toEqual([409, 'changed', 3])
    })

    test('twice is no conflict either when the text was published in between', async () => {
      const begun = await as('mei').begin(article('tides'))
      const saveId = randomUUID()
      const content = article('tides', { title: '  Spring tides ' })
      const saved = entryOf(await as('mei').trySave(begun, content, saveId))
      const { entry } = await as('nora').move(saved, 'publish')
      expect(entryOf(await as('mei').trySave(begun, content, saveId))).toEqual(entry)
    })

    test('without changes has no effect', async () => {
      const begun = await as('mei').begin(article('tides'))
      service.clock.now = new Date('2026-05-04T12:00:00.000Z')
      const { lead, ...fields } = article('tides').fields
      const reordered = { ...begun.content, fields: { ...fields, lead } } as typeof begun.content
      expect(await as('nora').save(begun, reordered)).toEqual(begun)
      const { entry } = await as('nora').move(begun, 'publish')
      expect(await as('nora').save(entry, entry.content)).toEqual(entry)
    })

    test('many times at once with the same version succeeds once', async () => {
      const begun = await as('mei').begin(article('tides'))
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          as('mei').trySave(begun, article('tides', { title: `Try ${at}` })),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(7).fill(409)])
      expect((await as('mei').load(begun.id)).version).toBe(2)
    })

    test('as another kind is rejected', async () => {
      const begun = await as('nora').begin(article('tides'))
      expect(outcomeOf(await as('nora').trySave(begun, opening('tides')))).toEqual([400, 'bad_request'])
    })

    test('a published entry makes it a draft, and visitors still see the published version', async () => {
      const { entry } = await as('nora').move(await as('nora').begin(article('tides')), 'publish')
      const saved = await as('nora').save(entry, { ...entry.content, markdown: 'Something else.' })
      expect(saved).toMatchObject({ state: 'draft', live: entry.live })
      const read = await service.open.app.inject('/api/published/post/tides')
      expect(read.json()).toMatchObject({ markdown: 'The moon does most of it.\n', hash: entry.live?.hash })
    })
  })

  describe('another person’s entry', () => {
    test('is a 404 for employees', async () => {
      const entry = await as('mei').begin(article('tides'))
      const answers = await Promise.all([
        as('ben').get(`${entries}/${entry.id}`),
        as('ben').trySave(entry, article('tides', { title: 'Ben’s' })),
        as('ben').tryMove(entry, 'submit'),
        as('ben').send('DELETE', `${entries}/${entry.id}?version=1`),
        as('ben').get(`${entries}/${entry.id}/revisions`),
        as('ben').get(`${entries}/${entry.id}/revisions/1`),
        as('ben').send('POST', `${entries}/${entry.id}/revisions/1/restore`, { version: 1 }),
      ])
      for (const answer of answers) expect(outcomeOf(answer)).toEqual([404, 'not_found'])
      expect(await as('nora').load(entry.id)).toEqual(entry)
    })

    test('requires a role', async () => {
      const entry = await as('mei').begin(article('tides'))
      for (const url of [entries, `${entries}/${entry.id}`, `${entries}/${entry.id}/revisions`]) {
        expect(outcomeOf(await service.open.app.inject(url))).toEqual([401, 'token_missing'])
        const token = await issuer.tokenFor('guest@firm.example')
        const answer = await service.open.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
        expect(outcomeOf(answer)).toEqual([403, 'role_missing'])
      }
    })
  })

  describe('changing several', () => {
    const change = async (
      person: Person,
      action: string,
      seen: readonly { id: string; version: number }[],
    ) => {
      const items = seen.map(({ id, version }) => ({ id, version }))
      const answer = await as(person).send('POST', `${entries}/changes`, { action, items })
      return changeEntries.responses[200].parse(answer.json()).data.map(({ problem }) => problem)
    }

    test('publishes and unpublishes what can be, and says why the others can’t', async () => {
      const ready = [await as('nora').begin(article('tides')), await as('nora').begin(article('waves'))]
      const empty = await as('nora').begin({ kind: 'post', slug: '', fields: {}, markdown: '' })
      const problems = await change('nora', 'publish', [ready[0] ?? empty, empty, ready[1] ?? empty])
      expect(problems).toEqual([null, expect.stringMatching(/^This can’t be published yet\. slug: /), null])
      const live = await Promise.all(ready.map(({ id }) => as('nora').load(id)))
      expect(live.map(({ state }) => state)).toEqual(['published', 'published'])
      expect(await change('nora', 'unpublish', live)).toEqual([null, null])
      expect((await service.open.app.inject('/api/published')).json()).toMatchObject({ data: [] })
    })

    test('moves to the trash what visitors don’t see, in the version that the caller saw', async () => {
      const draft = await as('mei').begin(article('tides'))
      const changed = await as('mei').save(await as('mei').begin(article('ebb')), article('flood'))
      const { entry: live } = await as('nora').move(await as('nora').begin(article('waves')), 'publish')
      expect(await change('nora', 'remove', [draft, { ...changed, version: 1 }, live])).toEqual([
        null,
        'mei@firm.example saved a newer version. Compare the two and save again.',
        'You can’t delete this while visitors can read it. Edit it to start a new draft.',
      ])
    })

    test('follows the rules for one: employees publish nothing, and see nothing of others', async () => {
      const own = await as('ben').begin(article('tides'))
      const other = await as('mei').begin(article('waves'))
      expect(await change('ben', 'publish', [own, other])).toEqual([
        'Only an editor or admin can publish this.',
        'Not found, or you don’t have access. Reload the list.',
      ])
    })
  })

  describe('copying', () => {
    const copy = (person: Person, from: string, id: string = randomUUID()) =>
      as(person).send('POST', `${entries}/${from}/copies`, { id })

    test('begins a draft with the working copy, its own title, no slug and no dates', async () => {
      const draft = await as('nora').begin(article('tides', { title: 'Tides' }))
      const { entry } = await as('nora').move(draft, 'publish')
      expect(entry.content.fields).toHaveProperty('date', '2026-05-04')
      const { fields } = article('tides')
      expect(entryOf(await copy('nora', entry.id), 201)).toMatchObject({
        state: 'draft',
        version: 1,
        author: people.nora,
        live: null,
        content: {
          kind: 'post',
          slug: '',
          fields: { ...fields, title: 'Copy of Tides' },
          markdown: entry.content.markdown,
        },
      })
    })

    test('leaves out the dates of a published job and its status', async () => {
      const { entry } = await as('nora').move(await as('nora').begin(opening('watch')), 'publish')
      const copied = entryOf(await copy('nora', entry.id), 201)
      expect(copied.content.fields).not.toHaveProperty('posted')
      expect(copied.content.fields).not.toHaveProperty('status')
      expect(copied.content.fields).toMatchObject(opening('copy', { title: copied.title }).fields)
    })

    test('with the same id is the same copy, and is recorded', async () => {
      const { id } = await as('mei').begin(article('tides', { title: 'Tides' }))
      const copyId = randomUUID()
      const first = entryOf(await copy('mei', id, copyId), 201)
      expect(entryOf(await copy('mei', id, copyId))).toEqual(first)
      const { data } = listAudit.responses[200].parse((await as('nora').get('/api/admin/audit')).json())
      expect(data[0]).toMatchObject({ action: 'entry.created', after: { copyOf: 'the article “Tides”' } })
      expect(data).toHaveLength(2)
    })

    test('is for those who may see the entry', async () => {
      const { id } = await as('mei').begin(article('tides'))
      expect(outcomeOf(await copy('ben', id))).toEqual([404, 'not_found'])
      expect((await copy('nora', id)).statusCode).toBe(201)
    })
  })

  describe('deleting', () => {
    const remove = (id: string, version = 1) =>
      as('mei').send('DELETE', `${entries}/${id}?version=${version}`)
    const listOf = async (query: string) =>
      listEntries.responses[200].parse((await as('mei').get(`${entries}?${query}`)).json())

    test('moves the entry to the trash for 30 days', async () => {
      service.clock.now = new Date('2026-05-04T10:00:00.000Z')
      const { id } = await as('mei').begin(article('tides'))
      const answer = await remove(id)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect(outcomeOf(await as('mei').get(`${entries}/${id}`))).toEqual([404, 'not_found'])
      expect(outcomeOf(await remove(id, 2))).toEqual([404, 'not_found'])
      expect(await listOf('')).toMatchObject({ data: [], total: 0, counts: { draft: 0 }, trashed: 1 })
      expect((await listOf('trash=1')).data).toMatchObject([
        {
          id,
          trashed: { at: '2026-05-04T10:00:00.000Z', by: people.mei, until: '2026-06-03T10:00:00.000Z' },
        },
      ])
    })

    test('can be undone: the entry comes back as it was', async () => {
      const begun = await as('mei').begin(article('tides'))
      await remove(begun.id)
      const answer = await as('mei').send('POST', `${entries}/${begun.id}/restoration`, { version: 2 })
      expect(entryOf(answer)).toMatchObject({ content: begun.content, state: 'draft', version: 3 })
      expect(await listOf('')).toMatchObject({ total: 1, trashed: 0 })
      expect(await database.db.selectFrom('revision').select('number').execute()).toEqual([{ number: 1 }])
    })

    test('frees the slug: an entry that comes back later has none', async () => {
      const begun = await as('mei').begin(article('tides'))
      await remove(begun.id)
      await as('mei').begin(article('tides'))
      const answer = await as('mei').send('POST', `${entries}/${begun.id}/restoration`, { version: 2 })
      expect(entryOf(answer)).toMatchObject({ slug: '', title: begun.title })
    })

    test('for good is possible in the trash alone, and takes the revisions', async () => {
      const { id } = await as('mei').begin(article('tides'))
      const erase = (version: number) => as('mei').send('DELETE', `${entries}/${id}/trash?version=${version}`)
      expect(outcomeOf(await erase(1))).toEqual([404, 'not_found'])
      await remove(id)
      expect(conflictOf(await erase(1))).toEqual([409, 'changed', 2])
      expect((await erase(2)).statusCode).toBe(204)
      expect(await listOf('trash=1')).toMatchObject({ data: [], trashed: 0 })
      expect(await database.db.selectFrom('revision').selectAll().execute()).toEqual([])
    })

    test('and restoring are for those who may see the entry', async () => {
      const { id } = await as('mei').begin(article('tides'))
      await remove(id)
      for (const answer of [
        await as('ben').send('POST', `${entries}/${id}/restoration`, { version: 2 }),
        await as('ben').send('DELETE', `${entries}/${id}/trash?version=2`),
      ])
        expect(outcomeOf(answer)).toEqual([404, 'not_found'])
      const ofBen = await as('ben').get(`${entries}?trash=1`)
      expect(listEntries.responses[200].parse(ofBen.json())).toMatchObject({ data: [], trashed: 0 })
      const answer = await as('nora').send('POST', `${entries}/${id}/restoration`, { version: 2 })
      expect(answer.statusCode).toBe(200)
    })

    test('and restoring are in the audit log', async () => {
      const { id } = await as('mei').begin(article('tides', { title: 'Tides' }))
      await remove(id)
      await as('mei').send('POST', `${entries}/${id}/restoration`, { version: 2 })
      await remove(id, 3)
      await as('nora').send('DELETE', `${entries}/${id}/trash?version=4`)
      const { data } = listAudit.responses[200].parse((await as('nora').get('/api/admin/audit')).json())
      expect(data.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
        [people.nora, 'entry.removed', 'the article “Tides”'],
        [people.mei, 'entry.trashed', 'the article “Tides”'],
        [people.mei, 'entry.untrashed', 'the article “Tides”'],
        [people.mei, 'entry.trashed', 'the article “Tides”'],
        [people.mei, 'entry.created', 'the article “Tides”'],
      ])
    })

    test('with an outdated version is rejected', async () => {
      const begun = await as('mei').begin(article('tides'))
      await as('mei').save(begun, article('waves'))
      const answer = await as('mei').send('DELETE', `${entries}/${begun.id}?version=1`)
      expect(conflictOf(answer)).toEqual([409, 'changed', 2])
    })

    test('keeps the publication that takes the entry off the site', async () => {
      const { entry } = await as('nora').move(await as('nora').begin(article('tides')), 'publish')
      const gone = await as('nora').move(entry, 'unpublish')
      await as('nora').send('DELETE', `${entries}/${entry.id}?version=${gone.entry.version}`)
      const publications = await database.db.selectFrom('publication').select(['action', 'state']).execute()
      expect(publications).toContainEqual({ action: 'unpublish', state: 'saved' })
    })
  })

  test('the audit log records who created, moved and deleted entries', async () => {
    const begun = await as('mei').begin(article('tides', { title: 'Tides' }))
    const { entry } = await as('mei').move(begun, 'submit')
    const { entry: back } = await as('mei').move(entry, 'withdraw')
    await as('mei').send('DELETE', `${entries}/${begun.id}?version=${back.version}`)
    const answer = await as('nora').get('/api/admin/audit')
    const { data } = listAudit.responses[200].parse(answer.json())
    const subject = 'the article “Tides”'
    expect(data).toMatchObject([
      { actor: people.mei, action: 'entry.trashed', subject, before: { state: 'draft' }, after: null },
      { actor: people.mei, action: 'entry.moved', subject, after: { action: 'withdraw', state: 'draft' } },
      {
        actor: people.mei,
        action: 'entry.moved',
        subject,
        before: { state: 'draft' },
        after: { action: 'submit', state: 'in_review' },
      },
      { actor: people.mei, action: 'entry.created', subject, before: null },
    ])
  })
})
