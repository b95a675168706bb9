import { randomUUID } from 'node:crypto'
import { hashOfReference } from '../../../backend/repositories/audit-repository'
import { createCommentsRepository } from '../../../backend/repositories/comments-repository'
import { listAudit } from '../../../contract/audit'
import {
  moderateComments,
  listComments,
  listCommentsForBuild,
  listPublicComments,
  mostComments,
  type CommentState,
} from '../../../contract/comment'
import { eventually } from '../publishing/support/eventually'
import { outcomeOf } from '../support/api-of'
import { readEntries } from '../support/audit-log'
import { createCommentBox } from '../support/comment-box'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { clearEntries, openEntryService, people, type EntryService } from '../support/entry-service'
import { findTraces } from '../support/find-traces'
import { article, caseStudy } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

const admin = '/api/admin/comments'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('comments on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  let box: ReturnType<typeof createCommentBox>
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer)
    box = createCommentBox(database.db)
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await clearEntries(database.db)
    await box.clear()
  })

  const nora = () => service.as('nora')
  type Seen = { id: string; version: number }
  const decide = async (items: readonly Seen[], state: CommentState) => {
    const seen = items.map(({ id, version }) => ({ id, version }))
    const answer = await nora().send('POST', `${admin}/changes`, { items: seen, state })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    return moderateComments.responses[200].parse(answer.json()).data
  }
  const approved = async (comment: Parameters<typeof box.add>[0] = {}) => {
    const added = await box.add(comment)
    await decide([added], 'approved')
    return { id: added.id, version: 2 }
  }
  const list = async (query = '') =>
    listComments.responses[200].parse((await nora().get(`${admin}?${query}`)).json())
  const readPublic = (slug = 'tides', headers: Record<string, string> = {}) =>
    service.open.app.inject({ url: `/api/comments/${slug}`, headers })
  const shown = async (slug?: string) =>
    listPublicComments.responses[200].parse((await readPublic(slug)).json()).data
  const textsOf = (data: readonly { text: string }[]) => data.map(({ text }) => text)

  describe('the public list', () => {
    test('shows approved comments, oldest first, with replies below their comment', async () => {
      const first = await approved({ text: 'First' })
      await approved({ text: 'Second' })
      const answer = await approved({ text: 'An answer', parentId: first.id })
      await box.add({ text: 'Waiting' })
      await box.add({ text: 'Spam', spamReasons: ['links'] })
      await approved({ text: 'Elsewhere', post: 'moon' })
      const data = await shown()
      expect(textsOf(data)).toEqual(['First', 'Second', 'An answer'])
      expect(data[2]).toEqual({
        id: answer.id,
        parent: first.id,
        name: 'Ada 3',
        text: 'An answer',
        at: '2026-05-04T10:00:03.000Z',
      })
      expect(await shown('nothing-here')).toEqual([])
    })

    test('shows a reply only while its comment is approved', async () => {
      const comment = await approved({ text: 'A question' })
      await approved({ text: 'An answer', parentId: comment.id })
      const [rejected] = await decide([comment], 'rejected')
      expect(await shown()).toEqual([])
      expect(await forBuild()).toEqual([])
      await decide([{ id: comment.id, version: rejected?.item?.version ?? 0 }], 'approved')
      expect(textsOf(await shown())).toEqual(['A question', 'An answer'])
    })

    test('never shows email addresses or internal data', async () => {
      await approved({ name: 'Grace', email: 'grace@reader.example', reference: 'SECRET-REF' })
      for (const url of ['/api/comments/tides', '/api/comments']) {
        const answer = await service.open.app.inject(url)
        expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Grace')])
        expect(answer.body).not.toMatch(/@|reader\.example|SECRET-REF|nora|decided|consent|version/i)
      }
    })

    test('is revalidated on each request and sent only when it has changed', async () => {
      const comment = await approved()
      const first = await readPublic()
      const etag = String(first.headers['etag'])
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      const again = await readPublic('tides', { 'if-none-match': etag })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
      await decide([comment], 'spam')
      const later = await readPublic('tides', { 'if-none-match': etag })
      expect([later.statusCode, later.json()]).toEqual([200, { data: [] }])
    })

    test(`shows at most the latest ${mostComments}`, async () => {
      const first = await approved({ text: 'The oldest' })
      for (let number = 0; number < mostComments; number++)
        await box.add({ state: 'approved', text: `More ${number}` })
      await box.add({ state: 'approved', text: 'An answer to the oldest', parentId: first.id })
      const data = await shown()
      expect(data).toHaveLength(mostComments - 1) // a reply is left out with its comment
      expect([data[0]?.text, data.at(-1)?.text]).toEqual(['More 1', `More ${mostComments - 1}`])
    }, 60_000)

    test('rejects an invalid slug', async () => {
      expect(outcomeOf(await readPublic('Not%20a%20slug'))).toEqual([400, 'bad_request'])
    })
  })

  const forBuild = async (limit = 500) => {
    const found: { id: string; post: string; text: string }[] = []
    let after: string | null = null
    do {
      const url: string = `/api/comments?limit=${limit}${after === null ? '' : `&after=${after}`}`
      const page = listCommentsForBuild.responses[200].parse((await service.open.app.inject(url)).json())
      expect(page.data.length).toBeLessThanOrEqual(limit)
      found.push(...page.data)
      after = page.next
    } while (after !== null)
    return found
  }

  test('the build gets every approved comment of all articles once, page by page', async () => {
    const added: string[] = []
    for (const post of ['tides', 'moon', 'tides', 'piers', 'moon']) added.push((await approved({ post })).id)
    await box.add({ post: 'moon' })
    const found = await forBuild(2)
    expect(found.map(({ id }) => id)).toEqual(added.toSorted())
    expect(found.map(({ post }) => post).toSorted()).toEqual(['moon', 'moon', 'piers', 'tides', 'tides'])
  })

  describe('moderation', () => {
    test('shows the data needed for a decision', async () => {
      const comment = await approved({ text: 'x'.repeat(400), name: 'Grace', email: 'Grace@reader.example' })
      await approved({ email: 'grace@READER.example' })
      await box.add({
        email: 'grace@reader.example',
        parentId: comment.id,
        text: 'Look here',
        spamReasons: ['links', 'too-fast'],
      })
      const { data, total, counts } = await list('state=spam')
      expect([total, counts]).toEqual([1, { pending: 0, approved: 2, rejected: 0, spam: 1 }])
      expect(data[0]).toMatchObject({
        reference: 'REF-3',
        state: 'spam',
        post: 'tides',
        postTitle: 'How tides move',
        parent: { id: comment.id, name: 'Grace', text: 'x'.repeat(300), state: 'approved' },
        email: 'grace@reader.example',
        earlier: 2,
        spamReasons: ['links', 'too-fast'],
        consent: '1',
        moderatedBy: null,
        version: 1,
        createdAt: '2026-05-04T10:00:03.000Z',
      })
    })

    test('lists pending comments oldest first and decided ones latest first, page by page', async () => {
      for (let number = 1; number <= 5; number++) {
        await box.add({ text: `Waiting ${number}` })
        await approved({ text: `Approved ${number}` })
      }
      const inPages = async (state: CommentState) => {
        const texts: string[] = []
        let next: string | null = ''
        while (next !== null) {
          const page: Awaited<ReturnType<typeof list>> = await list(
            `state=${state}&limit=2${next && `&after=${encodeURIComponent(next)}`}`,
          )
          expect(page.total).toBe(5)
          texts.push(...textsOf(page.data))
          next = page.next
        }
        return texts
      }
      const numbers = [1, 2, 3, 4, 5]
      expect(await inPages('pending')).toEqual(numbers.map((number) => `Waiting ${number}`))
      expect(await inPages('approved')).toEqual(numbers.toReversed().map((number) => `Approved ${number}`))
      expect(outcomeOf(await nora().get(`${admin}?after=elsewhere`))).toEqual([400, 'bad_request'])
    })

    test('searches text, name, address, title and reference by word prefix, and filters by article', async () => {
      await box.add({ text: 'Überall Ebbe', name: 'Zoë', email: 'zoe@harbor.example', post: 'moon' })
      await box.add({ postTitle: 'Piers of stone' })
      const found = async (query: string) => (await list(query)).data.map(({ reference }) => reference)
      expect(await found('search=uber%20ebb')).toEqual(['REF-1'])
      expect(await found('search=zoe')).toEqual(['REF-1'])
      expect(await found('search=zoe%40harbor')).toEqual(['REF-1'])
      expect(await found('search=stone')).toEqual(['REF-2'])
      expect(await found('search=ref-2')).toEqual(['REF-2'])
      expect(await found('search=ebbe%20stone')).toEqual([])
      expect(await found(`search=${encodeURIComponent("' & | ! :* \\")}`)).toEqual([]) // punctuation is ignored
      expect(await found('post=moon')).toEqual(['REF-1'])
      expect(await found('state=approved&search=zoe')).toEqual([])
    })

    test('is restricted to admins', async () => {
      const body = { items: [{ id: randomUUID(), version: 1 }], state: 'approved' }
      for (const answer of [
        await service.as('mei').get(admin),
        await service.as('mei').send('POST', `${admin}/changes`, body),
      ])
        expect(outcomeOf(answer)).toEqual([403, 'role_insufficient'])
      expect((await service.open.app.inject(admin)).statusCode).toBe(401)
      // the log gets them after the answers: wait, or they come into the next test's
      const refused = async () => (await readEntries(database.db, 'security')).map(({ subject }) => subject)
      await eventually(
        refused,
        (subjects) => subjects.includes(`POST ${admin}/changes`) && subjects.includes(`GET ${admin}`),
      )
    })
  })

  describe('a decision', () => {
    const auditOf = async () => {
      const { data } = listAudit.responses[200].parse((await nora().get('/api/admin/audit')).json())
      return data.map(({ actor, action, subject, before, after }) => [actor, action, subject, before, after])
    }

    test('records who made it, and is audited by reference only', async () => {
      const comment = await box.add()
      const [outcome] = await decide([comment], 'approved')
      expect(outcome).toMatchObject({
        id: comment.id,
        outcome: 'done',
        item: { state: 'approved', moderatedBy: people.nora, version: 2 },
      })
      expect(await auditOf()).toEqual([
        [people.nora, 'comment.moderated', 'REF-1', { state: 'pending' }, { state: 'approved' }],
      ])
      const [undone] = await decide([{ id: comment.id, version: 2 }], 'pending')
      expect(undone?.item).toMatchObject({ state: 'pending', moderatedBy: null, version: 3 })
      expect(await shown()).toEqual([])
    })

    test('about several comments succeeds or fails for each separately', async () => {
      const [one, two, three] = [await box.add(), await box.add(), await box.add()]
      await decide([two], 'rejected')
      const missing = { id: randomUUID(), version: 1 }
      const outcomes = await decide([one, two, missing, three], 'approved')
      expect(outcomes.map(({ id, outcome, item }) => [id, outcome, item?.state ?? null])).toEqual([
        [one.id, 'done', 'approved'],
        [two.id, 'changed', 'rejected'],
        [missing.id, 'not_found', null],
        [three.id, 'done', 'approved'],
      ])
      expect((await list('state=rejected')).data.map(({ id }) => id)).toEqual([two.id])
      expect(await auditOf()).toHaveLength(3)
    })

    test('that already applies succeeds for any version and changes nothing', async () => {
      const comment = await box.add()
      await decide([comment], 'approved')
      const [again] = await decide([comment], 'approved')
      expect(again).toMatchObject({ outcome: 'done', item: { version: 2 } })
      expect(await auditOf()).toHaveLength(1)
    })

    test('by two people at once on the same comments is applied once, in full', async () => {
      const comments = await Promise.all(Array.from({ length: 20 }, () => box.add()))
      const [approvals, rejections] = await Promise.all([
        decide(comments, 'approved'),
        decide(comments.toReversed(), 'rejected'),
      ])
      const done = [...approvals, ...rejections].filter(({ outcome }) => outcome === 'done')
      expect(done).toHaveLength(20)
      expect(new Set(done.map(({ id }) => id)).size).toBe(20)
      expect(await auditOf()).toHaveLength(20)
    })

    test('about no comments, or more than 100, is rejected', async () => {
      for (const count of [0, 101]) {
        const items = Array.from({ length: count }, () => ({ id: randomUUID(), version: 1 }))
        const answer = await nora().send('POST', `${admin}/changes`, { items, state: 'spam' })
        expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
      }
    })
  })

  test('a comment with a known key is not stored twice', async () => {
    const key = randomUUID()
    await box.add({ key })
    await expect(box.add({ key })).rejects.toThrow('there already')
    expect((await list()).total).toBe(1)
  })

  test('only approved comments can be replied to, and replies can’t', async () => {
    const repository = createCommentsRepository(database.db)
    const comment = await approved()
    const answer = await approved({ parentId: comment.id })
    const waiting = await box.add()
    const tried = [
      [comment.id, 'tides'],
      [comment.id, 'moon'],
      [answer.id, 'tides'],
      [waiting.id, 'tides'],
      [randomUUID(), 'tides'],
    ] as const
    const results = await Promise.all(tried.map(([id, post]) => repository.isAnswerable(id, post)))
    expect(results).toEqual([true, false, false, false, false])
  })

  describe('when the slug of an article changes', () => {
    const publish = async (content = article('tides')) =>
      (await nora().move(await nora().begin(content), 'publish')).entry
    const republish = async (entry: Awaited<ReturnType<typeof publish>>, slug: string) => {
      const saved = await nora().save(entry, { ...entry.content, slug })
      return (await nora().move(saved, 'publish')).entry
    }

    test('its comments move with it, whatever their state', async () => {
      const entry = await publish()
      const comment = await approved({ text: 'A question' })
      await approved({ text: 'An answer', parentId: comment.id })
      await box.add({ text: 'Waiting' })
      await republish(entry, 'ebb-and-flow')
      expect(textsOf(await shown('ebb-and-flow'))).toEqual(['A question', 'An answer'])
      expect(await shown('tides')).toEqual([])
      expect((await list('post=ebb-and-flow')).total).toBe(1)
      expect((await forBuild()).map(({ post }) => post)).toEqual(['ebb-and-flow', 'ebb-and-flow'])
    })

    test('its comments stay until the change is published', async () => {
      const entry = await publish()
      await approved()
      await nora().save(entry, { ...entry.content, slug: 'ebb-and-flow' })
      expect(await shown('tides')).toHaveLength(1)
    })

    test('its comments follow when it is republished elsewhere, and when it moves back', async () => {
      const entry = await publish()
      await approved()
      const down = (await nora().move(entry, 'unpublish')).entry
      const back = await republish(down, 'ebb-and-flow')
      expect(await shown('ebb-and-flow')).toHaveLength(1)
      await republish(back, 'tides')
      expect(await shown('tides')).toHaveLength(1)
      expect(await shown('ebb-and-flow')).toEqual([])
    })

    test('its comments don’t appear on another article that takes the old slug', async () => {
      const entry = await publish()
      await approved({ text: 'About the first' })
      const down = (await nora().move(entry, 'unpublish')).entry
      const renamed = await nora().save(down, { ...down.content, slug: 'ebb-and-flow' })
      await publish()
      expect(await shown('tides')).toEqual([])
      await nora().move(renamed, 'publish')
      expect(textsOf(await shown('ebb-and-flow'))).toEqual(['About the first'])
    })

    test('its comments stay when a case study gives up the same slug', async () => {
      const study = (await nora().move(await nora().begin(caseStudy('tides')), 'publish')).entry
      await approved()
      const saved = await nora().save(study, { ...study.content, slug: 'ebb-and-flow' })
      await nora().move(saved, 'publish')
      expect(await shown('tides')).toHaveLength(1)
    })
  })

  describe('deleting', () => {
    const erase = ({ id, version }: Seen) => nora().send('DELETE', `${admin}/${id}?version=${version}`)
    const zephyrine = {
      name: 'Zephyrine Quist',
      email: 'Zephyrine.Quist@example.com',
      reference: 'ZQZQ-7777',
    }

    test('leaves no trace of a comment or its replies in the database', async () => {
      const comment = await approved({ ...zephyrine, text: 'Zephyrine was here.' })
      const answer = await approved({ parentId: comment.id, name: 'Otto Zquist', reference: 'ZQZQ-8888' })
      const other = await approved({ name: 'Ben Ode', reference: 'BENO-0001' })
      const traces = ['zephyrine', 'quist', 'zqzq', comment.id, answer.id]
      // the traces exist before: the search itself works
      for (const trace of traces) expect(await findTraces(database.db, trace)).not.toEqual([])

      expect((await erase(comment)).statusCode).toBe(204)

      for (const trace of traces) expect(await findTraces(database.db, trace)).toEqual([])
      const left = await database.db.selectFrom('comment').select('id').execute()
      expect(left).toEqual([{ id: other.id }])
      const log = await database.db.selectFrom('audit_entry').select(['actor', 'action', 'subject']).execute()
      const erased = log.filter(({ action }) => action === 'comment.deleted')
      const hashes = ['ZQZQ-7777', 'ZQZQ-8888'].map(hashOfReference).toSorted()
      expect(erased.map(({ subject }) => subject).toSorted()).toEqual(hashes)
      expect(erased.map(({ actor }) => actor)).toEqual([people.nora, people.nora])
    })

    test('a reply keeps the comment', async () => {
      const comment = await approved()
      const answer = await approved({ parentId: comment.id })
      expect((await erase(answer)).statusCode).toBe(204)
      const left = await database.db.selectFrom('comment').select('id').execute()
      expect(left).toEqual([{ id: comment.id }])
    })

    test('is rejected when the comment was changed or deleted in the meantime', async () => {
      const comment = await approved()
      expect(outcomeOf(await erase({ ...comment, version: 1 }))).toEqual([409, 'changed'])
      expect((await erase(comment)).statusCode).toBe(204)
      expect(outcomeOf(await erase(comment))).toEqual([404, 'not_found'])
    })
  })
})
