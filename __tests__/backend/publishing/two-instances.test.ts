import { startDatabases, type Databases } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { publish, writeEntry } from './support/entries'
import { eventually } from './support/eventually'
import { createFakeSite, type FakeSite } from './support/fake-site'
import { hasEnded } from './support/has-ended'
import { openPublishing, type Publishing } from './support/open-publishing'

/** Two instances of the service on one PostgreSQL, over one folder of the site. */
let databases: Databases
let own: TestDatabase[]
let site: FakeSite
let services: Publishing[]
beforeAll(async () => {
  databases = await startDatabases('server')
  const first = await databases.open()
  own = [first, await databases.openAgain()]
})
afterAll(async () => {
  for (const { close } of own) await close()
  await databases.remove()
})
beforeEach(async () => {
  site = await createFakeSite()
  services = await Promise.all(own.map(({ db }) => openPublishing({ db, site })))
})
afterEach(async () => {
  for (const service of services) await service.close()
  await site.remove()
})

test('two instances publish at once, repeatedly: every publication ends live, and builds never overlap', async () => {
  const slugs = Array.from({ length: 12 }, (_, at) => `tide-${at}`)
  site.change({ pages: Object.fromEntries(slugs.map((slug) => [`/blog/${slug}/`, slug])) })
  const publications = await Promise.all(
    slugs.map(async (slug, at) => {
      const { db } = own[at % 2] ?? own[0] ?? { db: undefined }
      if (!db) throw new Error('There is no database')
      const publication = await publish(db, await writeEntry(db, slug), slug, slug)
      services[at % 2]?.wake()
      return publication
    }),
  )
  const ended = await eventually(
    () => Promise.all(publications.map(async (id) => services[0]?.publication(id))),
    (found) => found.every(hasEnded),
  )
  for (const publication of ended) expect(publication?.state).toBe('live')
  const builds = new Map(
    ended.flatMap((publication) => (publication?.build ? [[publication.build.id, publication.build]] : [])),
  )
  expect(builds.size).toBeLessThan(slugs.length)
  const spans = [...builds.values()].sort((a, b) => String(a.startedAt).localeCompare(String(b.startedAt)))
  for (const [at, build] of spans.slice(1).entries()) {
    expect(String(build.startedAt) >= String(spans[at]?.endedAt)).toBe(true)
  }
})

test('a build of a stopped instance is continued by the other', async () => {
  const [first] = services
  const [database] = own
  if (!first || !database) throw new Error('There is no instance')
  await services[1]?.close()
  site.change({ pages: { '/blog/tides/': 'h1' }, stopsAt: 2 })
  const publication = await publish(database.db, await writeEntry(database.db, 'tides'), 'tides', 'h1')
  first.wake()
  await site.stopped()
  services[1] = await openPublishing({ db: database.db, site })
  site.goOn()
  await first.close()
  await eventually(
    async () => (await services[1]?.publication(publication))?.state,
    (state) => state === 'live',
  )
})
