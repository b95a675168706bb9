import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createInquiryJobs } from '../../../backend/inquiries/create-inquiry-jobs'
import { createApplicantsRepository } from '../../../backend/repositories/applicants-repository'
import { createEmployeesRepository } from '../../../backend/repositories/employees-repository'
import { createPicturesRepository } from '../../../backend/repositories/pictures-repository'
import { createRedirectsRepository } from '../../../backend/repositories/redirects-repository'
import { createSeoSettingsRepository } from '../../../backend/repositories/seo-settings-repository'
import { listOpened, searchWorkspace, type FoundKind } from '../../../contract/workspace-search'
import { makePost } from '../../setup/make-entry'
import { apiOf, outcomeOf } from '../support/api-of'
import { createCommentBox } from '../support/comment-box'
import { bothKinds, startDatabases, type Databases } from '../support/databases'
import { clearEntries, openEntryService, type EntryService, type Person } from '../support/entry-service'
import { bodyOf, receive } from '../support/inbox'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(bothKinds)('the workspace search on the %s database', (kind) => {
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
    for (const table of [
      'inquiry',
      'applicant',
      'comment',
      'redirect',
      'seo_setting',
      'opened_item',
    ] as const)
      await database.db.deleteFrom(table).execute()
  })

  const search = async (person: Person, q: string, more = '') => {
    const answer = await service
      .as(person)
      .get(`/api/workspace/search?${new URLSearchParams({ q }).toString()}${more}`)
    return searchWorkspace.responses[200].parse(bodyOf(answer))
  }
  /** Titles of what is found, with their kind. */
  const find = async (person: Person, q: string, more = '') =>
    (await search(person, q, more)).data.flatMap(({ items }) =>
      items.map((item) => `${item.kind}: ${item.title}`),
    )

  const applicant = (name: string, message = '') =>
    createApplicantsRepository(database.db).add({
      reference: randomUUID().slice(0, 8),
      key: randomUUID(),
      name,
      email: 'someone@candidate.example',
      phone: '',
      link: '',
      message,
      job: 'engineer',
      jobTitle: 'Engineer',
      cvId: null,
      consent: '1',
      spamReasons: [],
      receivedOn: '2026-05-04',
    })

  /** One of everything with the word "lantern". */
  const fill = async () => {
    const { db } = database
    await service.as('ben').begin(makePost({ title: 'Ben’s lantern', slug: 'ben' }))
    await service.as('mei').begin(makePost({ title: 'Tides', slug: 'mei', markdown: 'Below the lantern.' }))
    const content = {
      kind: 'job',
      slug: 'keeper',
      fields: { title: 'Lantern keeper' },
      markdown: '',
    } as const
    await service.as('nora').begin(content)
    await receive(db, { name: 'Ada Lund', message: 'Our lantern is out.' })
    await applicant('Lantern Lee')
    await createCommentBox(db).add({ name: 'Carl', text: 'Which lantern?' })
    const bytes = Buffer.from('x')
    const picture = { width: 1, height: 1, bytes }
    await createPicturesRepository(db).add({
      ...picture,
      hash: 'aaaaaaaaaa',
      name: 'lantern',
      by: 'ben@firm.example',
    })
    await createPicturesRepository(db).add({
      ...picture,
      hash: 'bbbbbbbbbb',
      name: 'old-lantern',
      by: 'mei@firm.example',
    })
    await createRedirectsRepository(db).add(
      randomUUID(),
      { from: '/lantern/', to: '/about/', permanent: true },
      'nora',
    )
    const none = { canonical: null, noindex: null, image: null }
    await createSeoSettingsRepository(db).add(
      '/about/',
      { title: 'About', description: 'The lantern.', ...none },
      'nora',
    )
  }

  const everything: readonly FoundKind[] = [
    'entry',
    'inquiry',
    'applicant',
    'comment',
    'picture',
    'redirect',
    'seo',
  ]

  test('finds things of every kind for an admin, and only their own for employees', async () => {
    await fill()
    const found = await search('nora', 'lantern')
    expect(new Set(found.data.map(({ kind: one }) => one))).toEqual(new Set(everything))
    expect(found.data.flatMap(({ items }) => items)).toHaveLength(10)
    expect((await find('ben', 'lantern')).sort()).toEqual(['entry: Ben’s lantern', 'picture: lantern'])
    expect((await find('mei', 'lantern')).sort()).toEqual(['entry: Tides', 'picture: old-lantern'])
    // also when kinds are named that they may not see
    expect(await find('mei', 'lantern', '&kinds=inquiry,applicant,comment,employee,redirect,seo')).toEqual([])
    expect(await find('nora', 'lantern', '&kinds=inquiry')).toEqual(['inquiry: Ada Lund'])
  })

  test.each([
    ['support', ['inquiry']],
    ['recruiter', ['applicant', 'entry']],
    ['editor', ['comment', 'entry', 'picture', 'redirect', 'seo']],
    ['employee', []],
  ] as const)('finds for %s what they may open', async (role, wanted) => {
    await fill()
    const email = `${role}@firm.example`
    await createEmployeesRepository(database.db).add({ email, roles: [role] })
    const answer = await apiOf(service.open.app, issuer, email).get('/api/workspace/search?q=lantern')
    const { data } = searchWorkspace.responses[200].parse(bodyOf(answer))
    expect(data.map(({ kind: found }) => found).sort()).toEqual(wanted)
    // of entries, recruiters see jobs alone
    const entries = data.flatMap(({ items }) => items).filter((item) => item.kind === 'entry')
    expect(entries.map(({ variant }) => variant)).toEqual(
      role === 'recruiter' ? ['job'] : role === 'editor' ? expect.arrayContaining(['job', 'post']) : [],
    )
  })

  test('refuses people without a role, and unknown kinds', async () => {
    const stranger = await service.open.app.inject({
      url: '/api/workspace/search?q=lantern',
      headers: { authorization: `Bearer ${await issuer.tokenFor('stranger@firm.example')}` },
    })
    expect(outcomeOf(stranger)).toEqual([403, 'role_missing'])
    expect(outcomeOf(await service.open.app.inject('/api/workspace/search?q=lantern'))[0]).toBe(401)
    expect(outcomeOf(await service.as('nora').get('/api/workspace/search?q=a&kinds=secret'))[0]).toBe(400)
    expect(outcomeOf(await service.as('nora').get('/api/workspace/search?q='))[0]).toBe(400)
  })

  test('notes in the audit log that visitors’ data was found', async () => {
    await receive(database.db, { name: 'Olafur' })
    const email = 'olga@firm.example' // nobody else notes her readings
    await service.as('nora').add(email, 'admin')
    await apiOf(service.open.app, issuer, email).get('/api/workspace/search?q=olafur')
    const log = database.db.selectFrom('audit_entry').select(['actor', 'action'])
    expect(await log.execute()).toContainEqual({ actor: email, action: 'inquiry.listed' })
  })

  test.each([
    ['the beginning of a word', 'lanter'],
    ['capitals and accents', 'LÁNTERN'],
    ['another form of the word', 'lanterns'],
    ['a letter wrong', 'lamtern'],
    ['two letters swapped', 'lnatern'],
    ['a letter too few, in the first of two words', 'lntern blown'],
    ['part of an email address', 'lighthouse.example'],
    ['a reference', 'KQ7-TEST'],
    ['a word of a note', 'called back'],
    ['common words between', 'the lantern of blown'],
  ])('finds an inquiry by %s', async (_how, q) => {
    const { id } = await receive(database.db, {
      name: 'Ada Lund',
      email: 'ada@lighthouse.example',
      reference: 'KQ7-TEST',
      message: 'Our lantern was blown out.',
    })
    const note = { id: randomUUID(), text: 'Called back at noon.' }
    bodyOf(await service.as('nora').send('POST', `/api/admin/inquiries/${id}/notes`, note))
    expect(await find('nora', q)).toEqual(['inquiry: Ada Lund'])
  })

  test('marks what matches and shows the sentence around it', async () => {
    await receive(database.db, { message: 'We met in May. Our lantern was blown out by the wind.' })
    const [group] = (await search('nora', 'blow lantern')).data
    expect(group?.items[0]?.snippet).toBe('Our lantern was blown out by the wind.')
    expect(new Set(group?.items[0]?.terms)).toEqual(new Set(['lantern', 'blown']))
  })

  test('says the status of entries, and "trash" of those there', async () => {
    const nora = service.as('nora')
    const entry = await nora.begin(makePost({ title: 'Lantern', slug: 'lantern' }))
    const stateOf = async () => (await search('nora', 'lantern')).data[0]?.items[0]?.state
    expect(await stateOf()).toBe('draft')
    expect((await nora.send('DELETE', `/api/entries/${entry.id}?version=${entry.version}`)).statusCode).toBe(
      204,
    )
    expect(await stateOf()).toBe('trash')
  })

  test('follows changes: the old words are gone', async () => {
    const mei = service.as('mei')
    const entry = await mei.begin(makePost({ title: 'Lantern' }))
    await mei.save(entry, makePost({ title: 'Compass', markdown: 'North.' }))
    expect(await find('mei', 'lantern')).toEqual([])
    expect(await find('mei', 'compass north')).toEqual(['entry: Compass'])
  })

  test('a title counts more than a text, a recent thing more than an old one, and trash least', async () => {
    const nora = service.as('nora')
    const begin = async (title: string, slug: string, days: number, markdown = '') => {
      const entry = await nora.begin(makePost({ title, slug, markdown }))
      const updated_at = new Date(service.clock.now.getTime() - days * 86_400_000)
      await database.db.updateTable('entry').set({ updated_at }).where('id', '=', entry.id).execute()
      return entry
    }
    await begin('Old lantern', 'a', 300)
    await begin('New lantern', 'b', 1)
    await begin('Tides', 'c', 1, 'With a lantern.')
    const gone = await begin('Lost lantern', 'd', 0)
    await nora.send('DELETE', `/api/entries/${gone.id}?version=${gone.version}`)
    const order = ['New lantern', 'Old lantern', 'Tides', 'Lost lantern'].map((title) => `entry: ${title}`)
    expect(await find('nora', 'lantern')).toEqual(order)
  })

  test('says whether there is more of a kind', async () => {
    for (let number = 1; number <= 4; number++) await receive(database.db, { message: 'lantern' })
    const [three] = (await search('nora', 'lantern', '&limit=3')).data
    expect([three?.items.length, three?.hasMore]).toEqual([3, true])
    const [four] = (await search('nora', 'lantern', '&limit=4')).data
    expect([four?.items.length, four?.hasMore]).toEqual([4, false])
  })

  test('of a word that thousands have, finds names before texts, and the latest first', async () => {
    const add = (from: number, to: number, name: string, word: string) =>
      sql`
        insert into comment (reference, key, name, email, email_key, consent, words, state, post, post_title, text, created_at, updated_at)
        select 'C' || i, 'key' || i, ${name}, 'p@mail.example', 'p@mail.example', '1', ''::tsvector, 'approved', 'tides', 'Tides',
          ${word} || ' ' || i, now() - i * interval '1 hour', now() - i * interval '1 hour'
        from generate_series(${from}::int, ${to}::int) as i`.execute(database.db)
    await add(1, 2_100, 'Carl', 'lantern')
    await add(9_000, 9_000, 'Lantern Lee', '')
    await receive(database.db, { name: 'Ada Lund', message: 'Our lantern is out.' })
    const found = await search('nora', 'lantern', '&limit=50')
    const comments = found.data.find(({ kind: of }) => of === 'comment')
    expect(comments?.hasMore).toBe(true)
    expect(comments?.items[0]?.title).toBe('Lantern Lee')
    expect(comments?.items.slice(1).map(({ variant }) => variant)).toEqual(
      Array.from({ length: 49 }, (_, index) => `C${index + 1}`),
    )
    expect(await find('nora', 'lantern', '&kinds=inquiry')).toEqual(['inquiry: Ada Lund'])
    expect(await find('nora', 'lamtern 2099')).toEqual(['comment: Carl'])
    expect(await find('mei', 'lantern')).toEqual([])
  })

  test('says which spelling it found things by, where none has the one that was typed', async () => {
    await fill()
    expect((await search('nora', 'lantern')).correction).toBeUndefined()
    expect((await search('nora', 'old Lamtern')).correction).toEqual({
      typed: 'old Lamtern',
      searched: ['old lantern'],
      of: 'all',
    })
    expect((await search('nora', 'lanterm')).correction?.searched).toEqual(['lantern'])
    expect((await search('nora', 'lamte')).correction?.searched).toEqual(['lante'])
    expect((await search('nora', 'zzqxyw')).correction).toBeUndefined()
  })

  test('words are words, whatever stands in them', async () => {
    await receive(database.db, { name: 'O’Neil & Söhne', message: "x') or 1=1 --" })
    for (const q of ["'; drop table", '& | ! ( ) :*', "x') or", '\\', '%', '<->']) {
      expect(await find('nora', q)).toEqual(q === "x') or" ? ['inquiry: O’Neil & Söhne'] : [])
    }
    expect(await find('nora', 'neil sohne')).toEqual(['inquiry: O’Neil & Söhne'])
  })

  describe('what was deleted', () => {
    const indexed = async () =>
      (
        await database.db
          .selectFrom('search_item')
          .select(['title'])
          .where('kind', '<>', 'employee')
          .execute()
      ).map(({ title }) => title)

    test('by retention is not in the index any more, in the same transaction', async () => {
      const { id } = await receive(database.db, { name: 'Zephyrine', state: 'closed' })
      await receive(database.db, { name: 'Ada' })
      const long = new Date('2024-01-01T00:00:00Z')
      await database.db
        .updateTable('inquiry')
        .set({ created_at: long, updated_at: long })
        .where('id', '=', id)
        .execute()
      await createInquiryJobs({ db: database.db, months: 3 }).deleteOld(new Date('2026-11-30T10:00:00Z'))
      expect(await indexed()).toEqual(['Ada'])
      await applicant('Quist')
      await database.db
        .transaction()
        .execute(async (trx) => {
          await trx.deleteFrom('applicant').execute()
          expect(
            await trx.selectFrom('search_item').select('id').where('kind', '=', 'applicant').execute(),
          ).toEqual([])
          throw new Error('roll back')
        })
        .catch(() => undefined)
      expect((await indexed()).sort()).toEqual(['Ada', 'Quist'])
      await database.db.deleteFrom('applicant').execute()
      expect(await indexed()).toEqual(['Ada'])
    })

    test('a note, is not found any more', async () => {
      const { id } = await receive(database.db, {})
      const note = { id: randomUUID(), text: 'Zephyrine called.' }
      bodyOf(await service.as('nora').send('POST', `/api/admin/inquiries/${id}/notes`, note))
      expect(await find('nora', 'zephyrine')).toHaveLength(1)
      await database.db.deleteFrom('triage_event').where('inquiry_id', '=', id).execute()
      expect(await find('nora', 'zephyrine')).toEqual([])
    })
  })

  describe('what was opened', () => {
    const opened = async (person: Person) =>
      listOpened.responses[200]
        .parse(bodyOf(await service.as(person).get('/api/workspace/opened')))
        .data.map(({ title }) => title)
    const open = async (person: Person, of: FoundKind, id: string) =>
      (await service.as(person).send('PUT', '/api/workspace/opened', { kind: of, id })).statusCode

    test('is listed to the person who opened it, the latest first', async () => {
      const first = await receive(database.db, { name: 'Ada' })
      const second = await receive(database.db, { name: 'Ben' })
      for (const { id } of [first, second, first]) expect(await open('nora', 'inquiry', id)).toBe(204)
      expect(await opened('nora')).toEqual(['Ada', 'Ben'])
      expect(await opened('mei')).toEqual([])
      await database.db.deleteFrom('inquiry').where('id', '=', first.id).execute()
      expect(await opened('nora')).toEqual(['Ben'])
    })

    test('is nothing that the person may not see', async () => {
      const { id } = await receive(database.db, { name: 'Ada' })
      expect(await open('mei', 'inquiry', id)).toBe(404)
      expect(await open('nora', 'inquiry', randomUUID())).toBe(404)
      const entry = await service.as('mei').begin(makePost())
      expect(await open('mei', 'entry', entry.id)).toBe(204)
      expect(await open('ben', 'entry', entry.id)).toBe(404)
      expect(await opened('mei')).toEqual(['Tides'])
    })

    test('is forgotten beyond the latest, and with the person', async () => {
      const { db } = database
      for (let number = 1; number <= 35; number++)
        await open('nora', 'inquiry', (await receive(db, { name: `N${number}` })).id)
      const rows = db.selectFrom('opened_item').select('id').where('owner_key', '=', 'nora@firm.example')
      expect(await rows.execute()).toHaveLength(30)
      expect(await opened('nora')).toHaveLength(10)
      const entry = await service.as('ben').begin(makePost({ slug: 'ben' }))
      await open('ben', 'entry', entry.id)
      const own = db.selectFrom('opened_item').select('id').where('owner_key', '=', 'ben@firm.example')
      expect(await own.execute()).toHaveLength(1)
      await db
        .transaction()
        .execute(async (trx) => {
          await trx.deleteFrom('employee').where('email_key', '=', 'ben@firm.example').execute()
          const left = trx.selectFrom('opened_item').select('id').where('owner_key', '=', 'ben@firm.example')
          expect(await left.execute()).toEqual([])
          throw new Error('roll back')
        })
        .catch((error: unknown) => expect(String(error)).toContain('roll back'))
    })
  })
})
