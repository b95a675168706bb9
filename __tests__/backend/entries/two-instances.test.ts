import type { Database } from '../../../backend/database/open-database'
import { createEntryJobs } from '../../../backend/entries/create-entry-jobs'
import { startDatabases, type Databases } from '../support/databases'
import { clearEntries, conflictOf, openEntryService, type EntryService } from '../support/entry-service'
import { article, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
let databases: Databases
let database: TestDatabase
let second: Database
let here: EntryService
let there: EntryService
beforeAll(async () => {
  issuer = await startTokenIssuer()
  databases = await startDatabases('server')
  database = await databases.open()
  second = await databases.openAgain()
  here = await openEntryService(database.db, issuer)
  there = await openEntryService(second.db, issuer)
})
afterAll(async () => {
  await here.close()
  await there.close()
  await second.close()
  await database.close()
  await databases.remove()
  await issuer.stop()
})
beforeEach(() => clearEntries(database.db))

const rounds = Array.from({ length: 10 }, (_, round) => `a${round}`)

test('simultaneous saves on two instances: one succeeds, the other returns the stored version', async () => {
  for (const slug of rounds) {
    const draft = await here.as('nora').begin(article(slug))
    const answers = await Promise.all([
      here.as('nora').trySave(draft, article(slug, { title: 'Saved here' })),
      there.as('nora').trySave(draft, article(slug, { title: 'Saved there' })),
    ])
    const lost = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(lost.map(conflictOf)).toEqual([[409, 'changed', 2]])
    const { title, version } = await here.as('nora').load(draft.id)
    expect([title, version]).toEqual([answers[0].statusCode === 200 ? 'Saved here' : 'Saved there', 2])
    expect(lost[0]?.json()).toMatchObject({ current: { title } })
  }
})

test('simultaneous publishing on two instances: one succeeds, with one publication', async () => {
  for (const slug of rounds) {
    const draft = await here.as('nora').begin(article(slug))
    const answers = await Promise.all(
      [here, there].map((service) => service.as('nora').tryMove(draft, 'publish')),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  }
  expect(await database.db.selectFrom('publication').select('id').execute()).toHaveLength(rounds.length)
})

test('two drafts that want the same slug: one gets it', async () => {
  for (const slug of rounds) {
    const [mine, others] = [
      await here.as('nora').begin(article(`${slug}-x`)),
      await there.as('nora').begin(article(`${slug}-y`)),
    ]
    const answers = await Promise.all([
      here.as('nora').trySave(mine, { ...mine.content, slug }),
      there.as('nora').trySave(others, { ...others.content, slug }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  }
})

test('a slug is never both live for one entry and the draft slug of another', async () => {
  for (const slug of rounds) {
    const { entry } = await here.as('nora').move(await here.as('nora').begin(article(slug)), 'publish')
    const moved = await here.as('nora').save(entry, { ...entry.content, slug: `${slug}-new` })
    const other = await there.as('nora').begin(article(`${slug}-other`))
    await Promise.all([
      here.as('nora').tryMove(moved, 'publish'),
      there.as('nora').trySave(other, { ...other.content, slug }),
    ])
    const { rows } = {
      rows: await database.db.selectFrom('entry').select(['id', 'slug', 'live_slug']).execute(),
    }
    const holders = rows.filter((row) => row.slug === slug || row.live_slug === slug)
    expect(new Set(holders.map(({ id }) => id)).size).toBeLessThanOrEqual(1)
  }
})

test('simultaneous saving and publishing never publishes an unseen text', async () => {
  for (const slug of rounds) {
    const draft = await here.as('nora').begin(article(slug))
    const [saved, moved] = await Promise.all([
      here.as('nora').trySave(draft, { ...draft.content, markdown: 'A later text.' }),
      there.as('nora').tryMove(draft, 'publish'),
    ])
    expect([saved.statusCode, moved.statusCode].sort()).toEqual([200, 409])
    const read = await there.open.app.inject(`/api/published/post/${slug}`)
    expect(read.statusCode).toBe(moved.statusCode === 200 ? 200 : 404)
  }
})

test('due entries are handled once, however many instances run', async () => {
  for (const slug of rounds) {
    const draft = await here.as('nora').begin(article(slug))
    await here.as('nora').move(draft, { action: 'schedule', publishAt: '2026-05-05T08:00:00.000Z' })
    const job = await here.as('nora').begin(opening(slug, { closes: '2026-05-04' }))
    await here.as('nora').move(job, 'publish')
  }
  const now = new Date('2026-05-05T08:00:00.000Z')
  const releases = [database.db, second.db, database.db, second.db].map((db) => createEntryJobs(db))
  const released = await Promise.all(releases.map(({ releaseDue }) => releaseDue(now)))
  const closed = await Promise.all(releases.map(({ closeEnded }) => closeEnded(now)))
  expect([sum(released), sum(closed)]).toEqual([rounds.length, rounds.length])
  const publications = await database.db
    .selectFrom('publication')
    .select('id')
    .where('by', '=', 'system')
    .execute()
  expect(publications).toHaveLength(2 * rounds.length)
})

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
