import { randomUUID } from 'node:crypto'
import { createRedirectsRepository } from '../../../backend/repositories/redirects-repository'
import { EntryConflictSchema, type Entry, type EntryContent } from '../../../contract/entry'
import type { SiteIndex } from '../../../contract/site-index'
import { outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import {
  clearEntries,
  conflictOf,
  openEntryService,
  people,
  type Person,
  type EntryService,
} from '../support/entry-service'
import { article, caseStudy, opening, person } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

const siteOfOneTag: SiteIndex = {
  tags: ['operations'],
  services: ['cloud-strategy'],
  technologies: ['azure'],
  offices: ['Kiel'],
  people: [{ slug: 'mara-lind', name: 'Mara Lind' }],
  values: { 'company.name': 'Sea Works', 'company.description': 'x'.repeat(200) },
  brand: ['Sea Works'],
  pages: { '/about/': ['team'], '/blog/': [] },
  tagPages: { '/blog/tag/operations/': false, '/blog/tag/cost/': false },
  entryAnchors: { post: ['comments'], 'case-study': [], job: [] }, // a release from before people were entries
  redirects: { '/old/': '/about/', '/blog/ebb/': '/about/' },
  leftOut: [],
  settings: [],
}

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('transitions on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  const files = new Map<string, string>()
  let siteIndex: SiteIndex | undefined
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer, {
      timeZone: 'Europe/Berlin',
      findFile: (_kind, slug) => Promise.resolve(files.get(slug)),
      readSiteIndex: () => Promise.resolve(siteIndex),
    })
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await clearEntries(database.db)
    files.clear()
    siteIndex = undefined
    setTime('2026-05-04T10:00:00.000Z')
  })

  const as = (person: Person) => service.as(person)
  const setTime = (moment: string) => (service.clock.now = new Date(moment))
  const publish = async (content: EntryContent = article('tides')) =>
    as('nora').move(await as('nora').begin(content), 'publish')
  const read = async (kindAndSlug: string) => service.open.app.inject(`/api/published/${kindAndSlug}`)
  const fieldsOf = (entry: Entry) => entry.content.fields as Record<string, unknown>

  describe('from draft to published', () => {
    test('an article is submitted, returned with a review note, submitted again and published', async () => {
      const draft = await as('mei').begin(article('tides'))
      const submitted = await as('mei').move(draft, 'submit')
      expect([submitted.entry.state, submitted.publication]).toEqual(['in_review', null])
      setTime('2026-05-04T11:00:00.000Z')
      const note = '  Say more about the moon.  '
      const returned = await as('nora').move(submitted.entry, { action: 'request-changes', note })
      expect(returned.entry).toMatchObject({
        state: 'changes_requested',
        reviewNotes: [{ by: people.nora, at: '2026-05-04T11:00:00.000Z', text: 'Say more about the moon.' }],
      })
      const saved = await as('mei').save(returned.entry, { ...draft.content, markdown: 'It is the moon.' })
      expect(saved.state).toBe('changes_requested')
      const again = await as('mei').move(saved, 'submit')
      const { entry, publication } = await as('nora').move(again.entry, 'publish')
      expect(entry).toMatchObject({
        state: 'published',
        author: people.mei,
        live: {
          slug: 'tides',
          title: 'Tides of tides',
          at: '2026-05-04T11:00:00.000Z',
          firstAt: '2026-05-04T11:00:00.000Z',
          jobStatus: null,
        },
      })
      expect(publication).toMatchObject({
        entry: entry.id,
        kind: 'post',
        slug: 'tides',
        title: 'Tides of tides',
        action: 'publish',
        hash: entry.live?.hash,
        by: people.nora,
        state: 'saved',
      })
      expect((await read('post/tides')).json()).toMatchObject({ markdown: 'It is the moon.' })
    })

    test('a reviewer edits what is in review, and the author is told until the next submission', async () => {
      const draft = await as('mei').begin(article('tides'))
      const { entry } = await as('mei').move(draft, 'submit')
      expect(entry.editedInReview).toBeNull()
      const mended = { ...entry.content, markdown: 'The moon does nearly all of it.\n' }
      expect(conflictOf(await as('mei').trySave(entry, mended))).toEqual([409, 'not_now', entry.version])
      setTime('2026-05-04T11:00:00.000Z')
      const saved = await as('nora').save(entry, mended)
      expect(saved.state).toBe('in_review')
      const told = await as('mei').load(entry.id)
      expect(told.editedInReview).toEqual({
        by: people.nora,
        at: '2026-05-04T11:00:00.000Z',
        submitted: 2,
      })
      // a save on the version before is no save over theirs
      expect(conflictOf(await as('nora').trySave(entry, draft.content))).toEqual([
        409,
        'changed',
        saved.version,
      ])
      const withdrawn = await as('mei').move(saved, 'withdraw')
      expect(withdrawn.entry.editedInReview).not.toBeNull()
      const again = await as('mei').move(withdrawn.entry, 'submit')
      expect(again.entry.editedInReview).toBeNull()
    })

    test('publishing wakes the builder after the commit; other transitions do not', async () => {
      const before = service.published()
      const draft = await as('nora').begin(article('tides'))
      const { entry } = await as('nora').move(draft, 'submit')
      expect(service.published()).toBe(before)
      const { entry: live } = await as('nora').move(entry, 'publish')
      expect(service.published()).toBe(before + 1)
      await as('nora').tryMove(entry, 'publish')
      expect(service.published()).toBe(before + 1)
      await as('nora').move(live, 'unpublish')
      expect(service.published()).toBe(before + 2)
    })

    test('review notes are listed latest first', async () => {
      let { entry } = await as('mei').move(await as('mei').begin(article('tides')), 'submit')
      for (const note of ['first', 'second']) {
        setTime(`2026-05-04T1${note.length}:00:00.000Z`)
        const returned = await as('nora').move(entry, { action: 'request-changes', note })
        entry = (await as('mei').move(returned.entry, 'submit')).entry
      }
      expect(entry.reviewNotes.map(({ text }) => text)).toEqual(['second', 'first'])
    })

    test.each(['', '  ', 'no', 'x'.repeat(2_001), 'a\0bc'])(
      'the review note %j is rejected',
      async (note) => {
        const { entry } = await as('mei').move(await as('mei').begin(article('tides')), 'submit')
        const answer = await as('nora').tryMove(entry, { action: 'request-changes', note })
        expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
      },
    )

    test('a transition with an outdated version is rejected, even when repeated', async () => {
      const draft = await as('nora').begin(article('tides'))
      const { entry } = await as('nora').move(draft, 'publish')
      const answer = await as('nora').tryMove(draft, 'publish')
      expect(conflictOf(answer)).toEqual([409, 'changed', entry.version])
      expect(answer.json()).toMatchObject({ current: { state: 'published' } })
    })

    test('of many simultaneous requests to publish one succeeds', async () => {
      const draft = await as('nora').begin(article('tides'))
      const answers = await Promise.all(Array.from({ length: 6 }, () => as('nora').tryMove(draft, 'publish')))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(5).fill(409)])
      expect(await database.db.selectFrom('publication').select('id').execute()).toHaveLength(1)
    })

    test('unknown entries and unknown transitions are rejected', async () => {
      const gone = { id: randomUUID(), version: 1 }
      expect(outcomeOf(await as('nora').tryMove(gone, 'publish'))).toEqual([404, 'not_found'])
      expect(outcomeOf(await as('nora').tryMove(gone, 'burn'))).toEqual([400, 'bad_request'])
    })

    test('a rejection explains who may do it, or why it is impossible', async () => {
      const draft = await as('mei').begin(article('tides'))
      const messageOf = async (person: Person, move: string) =>
        EntryConflictSchema.parse((await as(person).tryMove(draft, move)).json()).message
      expect(await messageOf('mei', 'publish')).toBe('Only an editor or admin can publish this.')
      expect(await messageOf('nora', 'submit')).toBe(`Only its author, ${people.mei}, can submit this.`)
      expect(await messageOf('nora', 'unpublish')).toMatch(
        /^You can’t unpublish this while it isn’t published/,
      )
      expect(await messageOf('nora', 'fill')).toMatch(/^This isn’t a job/)
      expect(await messageOf('mei', 'withdraw')).toMatch(/^You can’t withdraw this while it’s a draft/)
    })
  })

  describe('an entry with blockers', () => {
    test('names what a cover lacks once, at its own field', async () => {
      const coverBlockers = async (slug: string, alt: string) => {
        const cover = { src: '/media/0123456789/a.webp', alt }
        const { blockers } = await as('nora').begin(article(slug, { cover }))
        return blockers.map(({ field }) => field).filter((field) => field.startsWith('fields.cover'))
      }
      expect(await coverBlockers('a', 'A pier')).toEqual(['fields.cover.src'])
      expect(await coverBlockers('b', '')).toEqual(['fields.cover.alt', 'fields.cover.src'])
      expect(await coverBlockers('c', '---')).toEqual(['fields.cover.alt', 'fields.cover.src'])
      const portrait = { src: '/media/0123456789/a.webp', alt: 'At a desk' }
      const { blockers } = await as('nora').begin(person('ada-moor', { portrait }))
      expect(blockers.map(({ field }) => field)).toEqual(['fields.portrait.src'])
    })

    test.each([
      ['fields.title', article('a', { title: 'Ti' })],
      ['fields.lead', article('a', { lead: '' })],
      ['fields.tags', article('a', { tags: [] })],
      ['fields.seo.description', article('a', { seo: { title: 'A title that fits' } })],
      ['fields.cover.alt', article('a', { cover: { src: '/media/0123456789/a.webp', alt: '' } })],
      ['slug', article('')],
      ['markdown', { ...article('a'), markdown: ' \n' }],
      ['markdown', { ...article('a'), markdown: 'See ![](/media/0123456789/a.webp)' }],
      ['markdown', { ...article('a'), markdown: '>'.repeat(20_000) }],
      ['fields.related.services', caseStudy('a', { related: {} })],
      ['fields.timeline.0.label', caseStudy('a', { timeline: [{ from: 0, to: 1 }] })],
      ['fields.closes', opening('a', { closes: '2026-05-03' })],
      ['fields.workplace', opening('a', { workplace: undefined })],
    ])('in %s can’t be published, scheduled or submitted', async (field, content) => {
      const draft = await as('nora').begin(content)
      expect(draft.blockers.map((blocker) => blocker.field)).toContain(field)
      const schedule = { action: 'schedule', publishAt: '2026-05-05T10:00:00.000Z' }
      for (const move of ['publish', 'submit', schedule]) {
        const answer = await as('nora').tryMove(draft, move)
        expect(conflictOf(answer)).toEqual([409, 'not_ready', 1])
        expect(answer.json()).toMatchObject({ current: { blockers: draft.blockers } })
      }
      expect(await as('nora').load(draft.id)).toEqual(draft)
    })

    test('gets a message that names what is missing', async () => {
      const draft = await as('nora').begin(article('', { title: 'Ti' }))
      const answer = await as('nora').tryMove(draft, 'publish')
      expect(answer.json<{ message: string }>().message).toBe(
        'This can’t be published yet. slug: still empty, and 1 more.',
      )
    })

    test('gets a message that names the limit a text goes beyond', async () => {
      const draft = await as('nora').begin({ ...article('tides'), markdown: '> '.repeat(11) })
      const answer = await as('nora').tryMove(draft, 'publish')
      expect(answer.json<{ message: string }>().message).toBe(
        'This can’t be published yet. markdown: Line 1: a text can have up to 10 levels of quotes and lists.',
      )
    })

    describe('that refers to what the site doesn’t have', () => {
      beforeEach(() => {
        siteIndex = siteOfOneTag
      })
      const post = (fields: object = {}, markdown = 'A text.') => ({
        ...article('tides', { tags: ['operations'], related: { services: [], technologies: [] }, ...fields }),
        markdown,
      })

      test.each([
        [
          'fields.tags.1',
          post({ tags: ['operations', 'operation'] }),
          'unknown tag "operation". Tags are listed in content/blog/tags.yml. Did you mean "operations"?',
        ],
        [
          'fields.related.services.0',
          post({ related: { services: ['cloud'] } }),
          'no service has the slug "cloud"',
        ],
        [
          'fields.related.technologies.0',
          post({ related: { technologies: ['azur'] } }),
          'no technology has the slug "azur". Did you mean "azure"?',
        ],
        [
          'fields.office',
          opening('pilot', { office: 'Kiel-Nord' }),
          'unknown office "Kiel-Nord". Use Kiel (from company.yml)',
        ],
        [
          'fields.author',
          post({ author: 'mara-lint' }),
          'no person has the slug "mara-lint". Write the name of a team as readers know it. Did you mean "mara-lind"?',
        ],
        [
          'fields.contact',
          opening('pilot', { office: 'Kiel', contact: 'nobody-here' }),
          'no person has the slug "nobody-here"',
        ],
        [
          'markdown',
          post({}, 'A text.\n\n```figure\ntype: bars\ncaption: X.\n\nA: many\nB: 2\n```'),
          'Line 7: figure: must be a number, e.g. "A: 22", not "many"',
        ],
        [
          'markdown',
          post({}, 'Ask {{company.nam}}.'),
          'unknown value "company.nam": company.yml has no such field. Did you mean "company.name"?',
        ],
        ['markdown', post({}, 'Ask Sea Works.'), 'use {{company.name}} instead of "Sea Works"'],
        ['fields.title', post({ title: 'We are Sea Works' }), 'use {{company.name}} instead of "Sea Works"'],
        [
          'fields.title',
          post({ title: 'On {{company.description}}' }),
          expect.stringMatching(/^must be at most 80 characters/) as string,
        ],
        [
          'markdown',
          post({}, 'A text.\n\nSee [us](/abuot/).'),
          'Line 3: broken link: no page at "/abuot/". Did you mean "/about/"?',
        ],
        [
          'markdown',
          post({}, '[Us](/about/#taem)'),
          'Line 1: broken link "/about/#taem": no heading "taem" on that page. Did you mean "team"?',
        ],
        [
          'markdown',
          post({}, '## High water\n\n[Above](#low-water)'),
          'Line 3: broken link "#low-water": no heading "low-water" on that page',
        ],
        [
          'markdown',
          post({}, '[Costs](/blog/tag/cost/)'),
          'Line 1: broken link: no page at "/blog/tag/cost/"',
        ],
        [
          'markdown',
          post({}, '![A pier](/media/0123456789/pier.webp)'),
          'Line 1: image "/media/0123456789/pier.webp": not found: expected a picture that was uploaded in the editor',
        ],
        [
          'fields.cover.src',
          post({ cover: { src: '/media/0123456789/pier.webp', alt: 'A pier at dawn' } }),
          'image "/media/0123456789/pier.webp": not found: expected a picture that was uploaded in the editor',
        ],
        [
          'slug',
          { ...post(), slug: 'ebb' },
          'content/redirects.yml redirects /blog/ebb/ to /about/. Choose another slug, or remove that redirect',
        ],
      ])('can’t be published, scheduled or submitted: %s', async (field, content, message) => {
        const draft = await as('nora').begin(content)
        expect(draft.blockers).toContainEqual({ field, message })
        const schedule = { action: 'schedule', publishAt: '2026-05-05T10:00:00.000Z' }
        for (const move of ['publish', 'submit', schedule]) {
          const answer = await as('nora').tryMove(draft, move)
          expect(conflictOf(answer)).toEqual([409, 'not_ready', 1])
        }
      })

      test('can be published once the site has it', async () => {
        expect((await publish(post())).entry.state).toBe('published')
      })
    })

    test('has blockers that say “still empty” for missing fields', async () => {
      const { fields, ...content } = article('tides')
      const { lead, seo, ...others } = fields
      const draft = await as('nora').begin({ ...content, fields: others })
      expect([lead, seo]).not.toContain(undefined)
      expect(draft.blockers).toEqual([
        { field: 'fields.lead', message: 'still empty' },
        { field: 'fields.seo.title', message: 'still empty' },
        { field: 'fields.seo.description', message: 'still empty' },
      ])
    })

    test('can link to every page that the next build will have', async () => {
      siteIndex = {
        ...siteOfOneTag,
        tags: ['operations', 'cost'],
        tagPages: { '/blog/tag/operations/': true, '/blog/tag/cost/': false, '/blog/tag/data/': false },
      }
      const links = [
        ...['/about/', '/about/#team', '/old/', '/blog/tag/operations/', '/blog/tag/cost/'],
        ...['/blog/tides/', '#high-water', '/blog/tides/#comments', '/blog/winds/#low-water', '/blog/gusts/'],
        ...['/papers/', 'https://example.com/', 'mailto:ana@example.com'],
      ]
      const markdown = `## High water\n\n${links.map((url) => `- [here](${url})`).join('\n')}`
      const draft = await as('nora').begin({ ...article('tides', { tags: ['cost'] }), markdown })
      expect(draft.blockers.map(({ message }) => message)).toEqual([
        'Line 11: broken link: no page at "/blog/winds/"',
        'Line 12: broken link: no page at "/blog/gusts/"',
        'Line 13: broken link: no page at "/papers/"',
      ])

      const gusts = { ...article('gusts', { tags: ['operations'] }), markdown: '## Low water\n\nA text.' }
      const { entry } = await publish(gusts)
      await as('nora').move(await as('nora').save(entry, { ...entry.content, slug: 'winds' }), 'publish')
      await createRedirectsRepository(database.db).add(
        randomUUID(),
        { from: '/papers/', to: '/blog/', permanent: true },
        people.nora,
      )
      const again = await as('nora').load(draft.id)
      expect(again.blockers).toEqual([])
      await as('nora').move(again, 'publish')
    })

    test('a job whose links have come to lead nowhere can still be filled, closed and reopened', async () => {
      siteIndex = siteOfOneTag
      const { entry } = await publish({
        ...opening('pilot', { office: 'Kiel' }),
        markdown: 'About [us](/about/).',
      })
      siteIndex = { ...siteOfOneTag, pages: {} }
      let job = entry
      for (const action of ['fill', 'reopen', 'close']) job = (await as('nora').move(job, action)).entry
      expect(job.live?.jobStatus).toBe('closed')
      expect(job.blockers).toEqual([
        { field: 'markdown', message: 'Line 1: broken link: no page at "/about/"' },
      ])
    })

    test('can’t be published at a slug that a file uses', async () => {
      const draft = await as('nora').begin(article('tides'))
      files.set('tides', 'content/blog/tides.md')
      for (const move of [
        'publish',
        'submit',
        { action: 'schedule', publishAt: '2026-05-05T10:00:00.000Z' },
      ]) {
        const answer = await as('nora').tryMove(draft, move)
        expect(conflictOf(answer)).toEqual([409, 'slug_taken', 1])
        expect(answer.json<{ message: string }>().message).toContain('content/blog/tides.md')
      }
    })
  })

  describe('dates', () => {
    test('are set by the service to the company’s current day, whatever the draft says', async () => {
      setTime('2026-05-04T22:30:00.000Z') // half past midnight in Berlin
      const { entry } = await publish(article('tides', { date: '2001-01-01', updated: '2002-02-02' }))
      expect(fieldsOf(entry)).toMatchObject({ date: '2026-05-05' })
      expect(fieldsOf(entry)).not.toHaveProperty('updated')
      expect((await read('post/tides')).json()).toMatchObject({
        modified: '2026-05-05',
        fields: { date: '2026-05-05' },
      })
      const study = await publish(caseStudy('pier', { date: '2001-01-01' }))
      expect(fieldsOf(study.entry)).toMatchObject({ date: '2026-05-05' })
      const job = await publish(opening('watch', { posted: '2001-01-01', status: 'filled' }))
      expect(fieldsOf(job.entry)).toMatchObject({ posted: '2026-05-05', status: 'open' })
    })

    test('mark an article as updated when it is republished on a later day, but not on the same day', async () => {
      const { entry } = await publish()
      const again = async (from: Entry, markdown: string) =>
        as('nora').move(await as('nora').save(from, { ...from.content, markdown }), 'publish')
      setTime('2026-05-04T21:59:59.000Z')
      const sameDay = await again(entry, 'Once more.')
      expect(fieldsOf(sameDay.entry)).not.toHaveProperty('updated')
      setTime('2026-05-04T22:00:00.000Z')
      const nextDay = await again(sameDay.entry, 'And once more.')
      expect(fieldsOf(nextDay.entry)).toMatchObject({ date: '2026-05-04', updated: '2026-05-05' })
      expect(nextDay.entry.live).toMatchObject({
        firstAt: '2026-05-04T10:00:00.000Z',
        at: '2026-05-04T22:00:00.000Z',
      })
    })

    test('keep the first publication day after restoring an earlier revision and after unpublishing', async () => {
      const { entry } = await publish()
      const url = `/api/entries/${entry.id}/revisions/1/restore`
      const restored = (await as('nora').send('POST', url, { version: entry.version })).json<Entry>()
      expect(fieldsOf(restored)).not.toHaveProperty('date')
      setTime('2026-06-01T10:00:00.000Z')
      const again = await as('nora').move(restored, 'publish')
      expect(fieldsOf(again.entry)).toMatchObject({ date: '2026-05-04', updated: '2026-06-01' })

      const gone = await as('nora').move(again.entry, 'unpublish')
      setTime('2026-07-01T10:00:00.000Z')
      const back = await as('nora').move(gone.entry, 'publish')
      expect(fieldsOf(back.entry)).toMatchObject({ date: '2026-05-04', updated: '2026-07-01' })
      expect(back.entry.live?.firstAt).toBe('2026-05-04T10:00:00.000Z')
    })
  })

  describe('a changed slug', () => {
    test('redirects the old one in a single hop, however often it changes', async () => {
      let { entry } = await publish()
      for (const slug of ['waves', 'surf']) {
        const saved = await as('nora').save(entry, { ...entry.content, slug })
        expect((await read(`post/${slug}`)).statusCode).toBe(404)
        entry = (await as('nora').move(saved, 'publish')).entry
      }
      for (const slug of ['tides', 'waves']) {
        const answer = await read(`post/${slug}`)
        expect(outcomeOf(answer)).toEqual([404, 'moved'])
        expect(answer.json<{ message: string }>().message).toContain('“surf”')
      }
      // no build has made a page at any of them
      const page = await service.open.app.inject({ url: '/blog/tides', headers: { accept: 'text/html' } })
      expect([page.statusCode, page.headers.location]).toEqual([301, '/blog/surf/'])
      const all = await service.open.app.inject('/api/published')
      expect(all.json()).toMatchObject({
        moved: [
          { kind: 'post', from: 'tides', to: 'surf' },
          { kind: 'post', from: 'waves', to: 'surf' },
        ],
      })
      expect((await read('post/surf')).statusCode).toBe(200)
    })

    test('stops redirecting when another entry takes the old one', async () => {
      const { entry } = await publish()
      const { entry: away } = await as('nora').move(
        await as('nora').save(entry, { ...entry.content, slug: 'waves' }),
        'publish',
      )
      const other = await as('nora').begin(article('tides', { title: 'Other tides' }))
      expect(outcomeOf(await read('post/tides'))).toEqual([404, 'moved'])
      await as('nora').move(other, 'publish')
      expect((await read('post/tides')).json()).toMatchObject({ fields: { title: 'Other tides' } })
      const all = await service.open.app.inject('/api/published')
      expect(all.json()).toMatchObject({ moved: [], gone: [] })
      expect(away.live?.slug).toBe('waves')
    })

    test('redirects the other way when it changes back', async () => {
      let { entry } = await publish()
      for (const slug of ['waves', 'tides'])
        entry = (await as('nora').move(await as('nora').save(entry, { ...entry.content, slug }), 'publish'))
          .entry
      expect((await read('post/tides')).statusCode).toBe(200)
      expect(outcomeOf(await read('post/waves'))).toEqual([404, 'moved'])
    })

    test('redirects also when it changed while unpublished, once the entry is republished', async () => {
      const { entry } = await publish()
      const gone = await as('nora').move(entry, 'unpublish')
      expect(outcomeOf(await read('post/tides'))).toEqual([404, 'not_found'])
      const saved = await as('nora').save(gone.entry, { ...entry.content, slug: 'waves' })
      expect(outcomeOf(await read('post/tides'))).toEqual([404, 'not_found'])
      await as('nora').move(saved, 'publish')
      expect(outcomeOf(await read('post/tides'))).toEqual([404, 'moved'])
    })
  })

  describe('unpublishing', () => {
    test('removes the entry at once, with a publication', async () => {
      const { entry } = await publish()
      const { entry: gone, publication } = await as('nora').move(entry, 'unpublish')
      expect(gone).toMatchObject({ state: 'unpublished', live: null, slug: 'tides' })
      expect(publication).toMatchObject({ action: 'unpublish', slug: 'tides', hash: null, state: 'saved' })
      expect(outcomeOf(await read('post/tides'))).toEqual([404, 'not_found'])
      expect((await service.open.app.inject('/api/published')).json()).toMatchObject({ data: [] })
    })

    test('tells the build what had an address and has none, also once the entry is deleted', async () => {
      const gone = async () =>
        (await service.open.app.inject('/api/published')).json<{ gone: unknown }>().gone
      const { entry } = await publish()
      const renamed = await as('nora').move(
        await as('nora').save(entry, { ...entry.content, slug: 'waves' }),
        'publish',
      )
      expect(await gone()).toEqual([])
      const { entry: left } = await as('nora').move(renamed.entry, 'unpublish')
      const both = ['tides', 'waves'].map((slug) => ({ kind: 'post', slug }))
      expect(await gone()).toEqual(both)
      await as('nora').send('DELETE', `/api/entries/${left.id}?version=${left.version}`)
      expect(await gone()).toEqual(both)
      await publish(article('waves'))
      expect(await gone()).toEqual([{ kind: 'post', slug: 'tides' }])
    })

    test('removes the published slug even if the draft has another', async () => {
      const { entry } = await publish()
      const saved = await as('nora').save(entry, { ...entry.content, slug: 'waves' })
      const { publication } = await as('nora').move(saved, 'unpublish')
      expect(publication).toMatchObject({ slug: 'tides' })
    })
  })

  describe('a person', () => {
    const find = async (path: string) => (await as('nora').get(path)).json<{ data: unknown[] }>().data

    test('is written, published, found, named by other entries before a build, and taken off', async () => {
      siteIndex = siteOfOneTag
      const begun = { id: randomUUID(), content: person('ada-moor') }
      expect(outcomeOf(await as('mei').send('POST', '/api/entries', begun))[0]).toBe(403)
      const job = await as('nora').begin(opening('watch', { office: 'Kiel', contact: 'ada-moor' }))
      const post = await as('nora').begin(article('tides', { author: 'ada-moor', tags: ['operations'] }))
      expect(job.blockers).toEqual([
        { field: 'fields.contact', message: 'no person has the slug "ada-moor"' },
      ])
      expect(post.blockers.map(({ field }) => field)).toEqual(['fields.author'])

      const { entry, publication } = await publish(person('ada-moor', { office: 'Kiel' }))
      expect(entry).toMatchObject({ title: 'Ada Moor', live: { slug: 'ada-moor', title: 'Ada Moor' } })
      expect(publication).toMatchObject({ kind: 'person', title: 'Ada Moor', slug: 'ada-moor' })
      expect((await read('person/ada-moor')).json()).toMatchObject({ fields: { role: 'Pilot' } })
      const renamed = await as('nora').save(entry, person('ada-moor', { name: 'Ada Moore', office: 'Kiel' }))
      expect(renamed).toMatchObject({ title: 'Ada Moore', live: { title: 'Ada Moor' } })
      expect(await find('/api/link-targets?search=moor')).toEqual([
        { href: '/about/ada-moor/', title: 'Ada Moor', kind: 'firm', isPublic: true },
      ])
      expect(await find('/api/workspace/search?q=pilot')).toMatchObject([
        { kind: 'entry', items: [{ variant: 'person', title: 'Ada Moore' }] },
      ])
      expect(await find('/api/entries?kind=person')).toMatchObject([{ title: 'Ada Moore' }])

      for (const { id } of [job, post]) expect((await as('nora').load(id)).blockers).toEqual([])
      const { entry: gone } = await as('nora').move(renamed, 'unpublish')
      expect((await as('nora').load(job.id)).blockers).toHaveLength(1)
      expect((await service.open.app.inject('/api/published')).json()).toMatchObject({
        gone: [{ kind: 'person', slug: 'ada-moor' }],
      })
      const copied = await as('nora').send('POST', `/api/entries/${gone.id}/copies`, { id: randomUUID() })
      expect(copied.json()).toMatchObject({ content: { slug: '', fields: { name: 'Copy of Ada Moore' } } })
    })
  })

  describe('a job', () => {
    test('is filled, closed and reopened at once for visitors while its draft stays a draft', async () => {
      const { entry } = await publish(opening('watch'))
      let current = await as('nora').save(entry, { ...entry.content, markdown: 'Unfinished.' })
      for (const [move, status] of [
        ['fill', 'filled'],
        ['reopen', 'open'],
        ['close', 'closed'],
      ] as const) {
        const moved = await as('nora').move(current, move)
        current = moved.entry
        expect(current).toMatchObject({ state: 'draft', live: { jobStatus: status } })
        expect(current.content).toMatchObject({ markdown: 'Unfinished.', fields: { status } })
        expect(moved.publication).toMatchObject({ action: 'publish', hash: current.live?.hash })
        const seen = await read('job/watch')
        expect([seen.statusCode, seen.json()]).toMatchObject([
          200,
          { markdown: 'The work is mostly looking.\n', hash: current.live?.hash, fields: { status } },
        ])
      }
    })

    test('stays filled when republished, and opens after it was unpublished', async () => {
      const { entry } = await publish(opening('watch'))
      const filled = await as('nora').move(entry, 'fill')
      expect(filled.entry.state).toBe('published')
      const saved = await as('nora').save(filled.entry, opening('watch', { status: 'open', team: 'Piers' }))
      const anew = await as('nora').move(saved, 'publish')
      expect(anew.entry.live?.jobStatus).toBe('filled')
      const gone = await as('nora').move(anew.entry, 'unpublish')
      expect((await as('nora').move(gone.entry, 'publish')).entry.live?.jobStatus).toBe('open')
    })

    test('can’t be reopened after its last day', async () => {
      const { entry } = await publish(opening('watch', { closes: '2026-05-10' }))
      const { entry: closed } = await as('nora').move(entry, 'close')
      setTime('2026-05-11T10:00:00.000Z')
      const answer = await as('nora').tryMove(closed, 'reopen')
      expect(conflictOf(answer)).toEqual([409, 'not_ready', closed.version])
      const later = await as('nora').save(closed, opening('watch', { closes: '2026-06-10' }))
      const anew = await as('nora').move(later, 'publish')
      expect((await as('nora').move(anew.entry, 'reopen')).entry.live?.jobStatus).toBe('open')
    })
  })

  describe('scheduling', () => {
    const at = (publishAt: string) => ({ action: 'schedule', publishAt })

    test('shows its time and can be cancelled', async () => {
      const draft = await as('nora').begin(article('tides'))
      const { entry } = await as('nora').move(draft, at('2026-05-05T08:30:00.000Z'))
      expect(entry).toMatchObject({ state: 'scheduled', publishAt: '2026-05-05T08:30:00.000Z', live: null })
      const back = await as('nora').move(entry, 'unschedule')
      expect(back.entry).toMatchObject({ state: 'draft', publishAt: null })
    })

    test('can move to another time, which guards against what others changed', async () => {
      const draft = await as('nora').begin(article('tides'))
      const { entry } = await as('nora').move(draft, at('2026-05-05T08:30:00.000Z'))
      const { entry: moved } = await as('nora').move(entry, at('2026-05-06T08:30:00.000Z'))
      expect(moved).toMatchObject({ state: 'scheduled', publishAt: '2026-05-06T08:30:00.000Z' })
      const late = await as('nora').tryMove(entry, at('2026-05-07T08:30:00.000Z'))
      expect(conflictOf(late)).toEqual([409, 'changed', moved.version])
      const past = await as('nora').tryMove(moved, at('2026-05-04T08:30:00.000Z'))
      expect(outcomeOf(past)).toEqual([400, 'bad_request'])
      expect(await as('nora').load(draft.id)).toEqual(moved)
    })

    test('is superseded by publishing now', async () => {
      const draft = await as('nora').begin(article('tides'))
      const { entry } = await as('nora').move(draft, at('2026-05-05T08:30:00.000Z'))
      const { entry: live } = await as('nora').move(entry, 'publish')
      expect(live).toMatchObject({ state: 'published', publishAt: null })
    })

    test.each([
      '2026-05-04T10:00:00.000Z',
      '2026-05-04T09:59:59.999Z',
      '2001-01-01T00:00:00Z',
      'tomorrow',
      '',
    ])('rejects %j, which is not in the future', async (moment) => {
      const draft = await as('nora').begin(article('tides'))
      expect(outcomeOf(await as('nora').tryMove(draft, at(moment)))).toEqual([400, 'bad_request'])
    })

    test('rejects a job after its last day', async () => {
      const draft = await as('nora').begin(opening('watch', { closes: '2026-05-10' }))
      expect(draft.blockers).toEqual([])
      const answer = await as('nora').tryMove(draft, at('2026-05-10T22:00:00.000Z'))
      expect(conflictOf(answer)).toEqual([409, 'not_ready', 1])
      await as('nora').move(draft, at('2026-05-10T21:59:59.000Z'))
    })
  })
})
