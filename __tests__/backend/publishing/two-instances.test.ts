import { claimFolder } from '../../../backend/publishing/claim-folder'
import { createPublisher } from '../../../backend/publishing/create-publisher'
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

const [silentMs, never] = [300, 60_000]

test('a second machine with a site folder of its own is told that it must not build, and how to share the site', async () => {
  const [here, there] = own
  if (!here || !there) throw new Error('There is no database')
  const other = await createFakeSite()
  try {
    const claims = [
      await claimFolder(here.db, site.siteDirectory),
      await claimFolder(there.db, site.siteDirectory),
    ]
    for (const claim of claims) expect(await claim.renew()).toBeUndefined()
    // the first claim is renewed as publishers do
    const renewing = setInterval(() => void claims[0]?.renew(), silentMs / 10)
    await expect(claimFolder(there.db, other.siteDirectory, { silentMs })).rejects.toThrow(
      /^Another instance, on .*, builds the site into a folder of its own.* DEPLOY_HOOK_URL .*\.$/,
    )
    clearInterval(renewing)
    for (const claim of claims) await claim.release()
    const next = await claimFolder(there.db, other.siteDirectory, { silentMs: never })
    await next.release()
  } finally {
    await other.remove()
  }
})

test('the folder of a machine that was killed is given to the next, and the first no longer builds', async () => {
  const [here, there] = own
  if (!here || !there) throw new Error('There is no database')
  const other = await createFakeSite()
  const lost = await claimFolder(here.db, site.siteDirectory)
  const errors: unknown[] = []
  const builder = {
    by: 'worker',
    step: 'building',
    tries: 1,
    patience: { totalMs: 0, firstPauseMs: 1, longestPauseMs: 1 },
    build: () => Promise.reject(new Error('It builds all the same')),
  } as const
  for (const service of services) await service.close()
  const claim = await claimFolder(there.db, other.siteDirectory, { silentMs })
  const publisher = createPublisher({
    db: here.db,
    builder,
    folder: lost,
    siteUrl: () => 'http://localhost',
    log: { info: () => {}, warn: () => {}, error: (...said: unknown[]) => errors.push(...said) },
    timings: { tickMs: 20 },
  })
  await publisher.start({ buildsFirst: true })
  await eventually(
    () => Promise.resolve(errors.length),
    (count) => count > 2,
  )
  await publisher.stop()
  await claim.release()
  await other.remove()
  for (const error of errors) expect(error).toMatch(/^Another instance, on /)
})

const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
] as const

test('scheduled jobs go by the clock of the database, not of the machine', async () => {
  const { db } = own[0] ?? { db: undefined }
  if (!db) throw new Error('There is no database')
  const seen: Date[] = []
  const real = Date.now()
  const ahead = 2 * 60 * 60 * 1_000
  jest.useFakeTimers({ now: real + ahead, doNotFake: [...timers] })
  const publisher = createPublisher({
    db,
    builder: undefined,
    siteUrl: () => 'http://localhost',
    log: { info: () => {}, warn: console.error, error: console.error },
    jobs: [(now) => Promise.resolve(seen.push(now))],
  })
  await publisher.start()
  await eventually(
    () => Promise.resolve(seen.length),
    (count) => count > 0,
  )
  await publisher.stop()
  jest.useRealTimers()
  expect(Math.abs((seen[0]?.getTime() ?? 0) - real)).toBeLessThan(ahead / 2)
})
