import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { seedEmployees } from '../../../backend/employees/seed-employees'
import { claimBuild, reviveBuild } from '../../../backend/publishing/claim-build'
import { createBuildsRepository } from '../../../backend/repositories/builds-repository'
import { createPublicationsRepository } from '../../../backend/repositories/publications-repository'
import { buildExitCodes } from '../../../contract/build'
import { apiOf, outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'
import { publish, writeEntry } from './support/entries'
import { eventually } from './support/eventually'
import { createFakeSite, isRunning, type FakeSite } from './support/fake-site'
import { hasEnded } from './support/has-ended'
import { matching } from './support/matching'
import {
  openPublishing,
  patience,
  timings,
  type Publishing,
  type PublishingOptions,
} from './support/open-publishing'
import { startFront } from './support/start-front'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('publishing on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let site: FakeSite
  let open: Publishing[] = []

  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    await seedEmployees(database.db, { firstAdmin: 'nora@firm.example' })
    site = await createFakeSite()
    const nora = await start()
    const admin = apiOf(nora.app, issuer, 'nora@firm.example')
    await admin.add('mei@firm.example')
    await admin.add('ben@firm.example')
    await nora.close()
    await site.remove()
  })
  afterAll(async () => {
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    site = await createFakeSite()
    for (const table of ['publication', 'build', 'entry'] as const)
      await database.db.deleteFrom(table).execute()
  })
  afterEach(async () => {
    await Promise.all(open.map((each) => each.close()))
    open = []
    await site.remove()
  })

  async function start(options: Partial<PublishingOptions> = {}): Promise<Publishing> {
    const started = await openPublishing({ db: database.db, site, issuer, ...options })
    open.push(started)
    return started
  }

  /** An instance that stops responding after it has claimed the build. */
  const dead = {
    get db() {
      return database.db
    },
    worker: randomUUID(),
    builder: { by: 'worker', step: 'building', tries: 3, patience, build: () => Promise.resolve() } as const,
  }
  async function claimAndDie(): Promise<string> {
    await createBuildsRepository(database.db).request('worker')
    const build = await claimBuild(dead)
    if (!build) throw new Error('There was nothing to take')
    return build.id
  }

  const end = (service: Publishing, id: string) => eventually(() => service.publication(id), hasEnded)

  async function publishPost(slug: string, hash: string) {
    const entry = await writeEntry(database.db, slug)
    site.change({ pages: { [`/blog/${slug}/`]: hash } })
    return { entry, publication: await publish(database.db, entry, slug, hash) }
  }

  test('a publication is built, released and checked before it is live', async () => {
    const service = await start()
    const { publication } = await publishPost('tides', 'h1')
    const done = await end(service, publication)
    expect(done).toMatchObject({
      state: 'live',
      build: { by: 'worker', state: 'live', step: 'done', failure: null },
    })
    expect(done?.build?.log).toContain('writing /blog/tides/')
    expect(done?.liveAt).not.toBeNull()
    expect(await service.read('/blog/tides/')).toContain('content="h1"')
  })

  test('without a builder a publication stays saved, and the API names who builds', async () => {
    const service = await start({ publisher: { builder: undefined } })
    const { publication } = await publishPost('tides', 'h1')
    service.wake()
    expect(await service.publication(publication)).toMatchObject({ state: 'saved', build: null })
    const answer = await apiOf(service.app, issuer, 'nora@firm.example').get(
      `/api/publications/${publication}`,
    )
    expect(answer.json()).toMatchObject({ id: publication, state: 'saved', builder: 'worker' })
  })

  test('a failed build reports step, reason and last output; the old site stays', async () => {
    const service = await start()
    const first = await publishPost('tides', 'h1')
    await end(service, first.publication)
    const fault = 'content/blog/tides.md:3:1: expected a title'
    site.change({ pages: { '/blog/tides/': 'h2' }, fails: fault, exitCode: buildExitCodes.content })
    const second = await publish(database.db, first.entry, 'tides', 'h2')
    expect(await end(service, second)).toMatchObject({
      state: 'failed',
      build: {
        state: 'failed',
        step: 'building',
        failure: matching(/^The content has errors\. .* retry\.$/),
        log: ['writing /', 'writing /blog/tides/', fault],
      },
    })
    expect(await service.read('/blog/tides/')).toContain('content="h1"')
  })

  test('an entry that the build leaves out has failed, with the reason; the others are live', async () => {
    const reason = 'This was left out of the site. Tags.0: unknown tag "tide". Correct it and publish again.'
    const entry = await writeEntry(database.db, 'tides')
    site.change({ pages: { '/blog/winds/': 'h2' }, leftOut: [{ id: entry, hash: 'h1', reason }] })
    const tides = await publish(database.db, entry, 'tides', 'h1')
    const winds = await publish(database.db, await writeEntry(database.db, 'winds'), 'winds', 'h2')
    const service = await start()
    expect(await end(service, winds)).toMatchObject({ state: 'live', build: { state: 'live' } })
    expect(await end(service, tides)).toMatchObject({
      state: 'failed',
      failure: reason,
      build: { state: 'live', failure: null },
    })

    site.change({ pages: { '/blog/tides/': 'h1', '/blog/winds/': 'h2' }, leftOut: [] })
    const retry = `/api/publications/${tides}/retry`
    await apiOf(service.app, issuer, 'nora@firm.example').send('POST', retry)
    expect(await end(service, tides)).toMatchObject({ state: 'live', failure: null })
  })

  test('a setting is live once the release is made with it', async () => {
    const entry = await writeEntry(database.db, 'company', 'company')
    site.change({ settings: ['h1'] })
    const service = await start()
    expect(await end(service, await publish(database.db, entry, 'company', 'h1'))).toMatchObject({
      state: 'live',
    })

    const other = await publish(database.db, entry, 'company', 'h2')
    expect(await end(service, other)).toMatchObject({
      state: 'failed',
      build: { failure: expect.stringContaining('/site-index.json didn’t update') as string },
    })
  })

  test('a build that fails with a stale cache is made again without one', async () => {
    mkdirSync(path.join(site.folder, '.cache'))
    const service = await start()
    site.change({ failsWithCache: true })
    const { publication } = await publishPost('tides', 'h1')
    const done = await end(service, publication)
    expect(done).toMatchObject({ state: 'live', build: { state: 'live', failure: null } })
    expect(done?.build?.log).toContain('The build failed (exit code 1). Building again with an empty cache.')
    expect(await service.read('/blog/tides/')).toContain('content="h1"')
  })

  test('a build that fails twice leaves nothing behind, and the log has both', async () => {
    const service = await start()
    site.change({ fails: 'no' })
    const { publication } = await publishPost('tides', 'h1')
    const failed = await end(service, publication)
    expect(failed).toMatchObject({
      state: 'failed',
      build: { failure: matching(/^The build failed \(exit code 1\)\. .* retry\.$/) },
    })
    expect(failed?.build?.log.filter((line) => line === 'no')).toHaveLength(2)
    expect(readdirSync(`${site.siteDirectory}.releases`)).toEqual([])
  })

  test('a build on a full disk says so, and leaves nothing behind', async () => {
    const service = await start()
    site.change({ fails: 'Error: ENOSPC: no space left on device, write' })
    const { publication } = await publishPost('tides', 'h1')
    const failed = await end(service, publication)
    expect(failed?.build?.failure).toBe('The disk is full. Free some space, then retry.')
    expect(failed?.build?.log.filter((line) => line.includes('ENOSPC'))).toHaveLength(1)
    expect(readdirSync(`${site.siteDirectory}.releases`)).toEqual([])
  })

  test('a failed publication is live once a later build shows it', async () => {
    const service = await start()
    site.change({ fails: 'no' })
    const { publication } = await publishPost('tides', 'h1')
    await end(service, publication)
    site.change({ pages: { '/blog/tides/': 'h1', '/blog/winds/': 'h2' }, fails: undefined })
    const winds = await publish(database.db, await writeEntry(database.db, 'winds'), 'winds', 'h2')
    expect(await end(service, winds)).toMatchObject({ state: 'live' })
    const isLive = (found: { state: string } | undefined) => found?.state === 'live'
    expect(await eventually(() => service.publication(publication), isLive)).toMatchObject({ failure: null })
  })

  test('an admin can retry a failed publication; an employee can’t', async () => {
    const service = await start()
    const admin = apiOf(service.app, issuer, 'nora@firm.example')
    site.change({ fails: 'no' })
    const { publication } = await publishPost('tides', 'h1')
    await end(service, publication)
    const retry = `/api/publications/${publication}/retry`
    expect(outcomeOf(await apiOf(service.app, issuer, 'mei@firm.example').send('POST', retry))).toEqual([
      403,
      'role_insufficient',
    ])

    site.change({ fails: undefined })
    const answer = await admin.send('POST', retry)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ state: 'saved', build: null }),
    ])
    expect(await end(service, publication)).toMatchObject({ state: 'live' })
    expect(outcomeOf(await admin.send('POST', retry))).toEqual([409, 'not_now'])
  })

  test('a failed publication that was replaced can’t be retried', async () => {
    const service = await start()
    site.change({ fails: 'no' })
    const { entry, publication } = await publishPost('tides', 'h1')
    await end(service, publication)
    site.change({ pages: { '/blog/tides/': 'h2' }, fails: undefined, stopsAt: 1 })
    const second = await publish(database.db, entry, 'tides', 'h2')
    await site.stopped()
    const admin = apiOf(service.app, issuer, 'nora@firm.example')
    expect(outcomeOf(await admin.send('POST', `/api/publications/${publication}/retry`))).toEqual([
      409,
      'not_now',
    ])
    await service.close()
    site.goOn()
    const again = await start()
    expect(await end(again, second)).toMatchObject({ state: 'live' })
    expect(await again.publication(publication)).toMatchObject({ state: 'replaced' })
  })

  test('a publication whose page shows another text is not live', async () => {
    const service = await start({
      worker: { patience: { totalMs: 100, firstPauseMs: 20, longestPauseMs: 20 } },
    })
    const { entry, publication } = await publishPost('tides', 'h1')
    await end(service, publication)
    const second = await publish(database.db, entry, 'tides', 'h2')
    expect(await end(service, second)).toMatchObject({
      state: 'failed',
      build: {
        step: 'checking',
        failure: matching(
          /\/blog\/tides\/ didn’t update within .*: it still shows another version\. Check that .* retry\.$/,
        ),
      },
    })
  })

  test('an unpublished entry is done when its page is gone or shows something else', async () => {
    const service = await start()
    const tides = await publishPost('tides', 'h1')
    await end(service, tides.publication)
    site.change({ pages: {} })
    const gone = await publish(database.db, tides.entry, 'tides', null)
    expect(await end(service, gone)).toMatchObject({ state: 'live', hash: null })
    expect(await service.read('/blog/tides/')).toBe(404)

    site.change({ pages: { '/blog/tides/': 'of-a-file' } })
    const again = await publish(database.db, tides.entry, 'tides', null)
    expect(await end(service, again)).toMatchObject({ state: 'live' })
    expect(await service.read('/blog/tides/')).toContain('of-a-file')
  })

  test('an unpublished entry that is still shown has failed', async () => {
    const service = await start({
      worker: { patience: { totalMs: 100, firstPauseMs: 20, longestPauseMs: 20 } },
    })
    const { entry, publication } = await publishPost('tides', 'h1')
    await end(service, publication)
    const off = await publish(database.db, entry, 'tides', null)
    expect(await end(service, off)).toMatchObject({
      state: 'failed',
      build: { failure: matching(/still shows the unpublished version/) },
    })
  })

  test('publications that arrive during a build share the next one, however many', async () => {
    const service = await start()
    site.change({ stopsAt: 1 })
    const first = await publishPost('one', 'h1')
    await site.stopped()
    const others = [await publishPost('two', 'h2'), await publishPost('three', 'h3')]
    site.change({ pages: { '/blog/one/': 'h1', '/blog/two/': 'h2', '/blog/three/': 'h3' } })
    expect(await Promise.all(others.map(({ publication }) => service.publication(publication)))).toEqual([
      expect.objectContaining({ state: 'saved', build: null }),
      expect.objectContaining({ state: 'saved', build: null }),
    ])
    site.goOn()
    const publications = await Promise.all(others.map(({ publication }) => end(service, publication)))
    expect(publications.map((publication) => publication?.state)).toEqual(['live', 'live'])
    expect(new Set(publications.map((publication) => publication?.build?.id)).size).toBe(1)
    const before = await end(service, first.publication)
    expect(before).toMatchObject({ state: 'live' })
    expect(before?.build?.id).not.toBe(publications[0]?.build?.id)
  })

  test('of three publications of an article around a build, the last is live and the others are replaced', async () => {
    const service = await start()
    site.change({ stopsAt: 1 })
    const { entry, publication } = await publishPost('tides', 'h3')
    await database.db.updateTable('publication').set({ hash: 'h1' }).execute()
    await site.stopped()
    const second = await publish(database.db, entry, 'tides', 'h2')
    const third = await publish(database.db, entry, 'tides', 'h3')
    site.goOn()
    expect(await end(service, third)).toMatchObject({ state: 'live' })
    expect(await service.publication(second)).toMatchObject({ state: 'replaced', build: null })
    expect(await service.publication(publication)).toMatchObject({ state: 'replaced', liveAt: null })
  })

  test.each([1, 2, 3, 4])(
    'a build killed at step %i has failed, and visitors see the old site',
    async (stopsAt) => {
      const service = await start()
      const { entry, publication } = await publishPost('tides', 'h1')
      await end(service, publication)
      site.change({ pages: { '/blog/tides/': 'h2' }, stopsAt })
      const second = await publish(database.db, entry, 'tides', 'h2')
      const pid = await site.stopped()
      expect(await service.read('/blog/tides/')).toContain('content="h1"')
      process.kill(pid, 'SIGKILL')
      await eventually(
        () => Promise.resolve(isRunning(pid)),
        (runs) => !runs,
      )
      expect(await end(service, second)).toMatchObject({ state: 'failed', build: { step: 'building' } })
      expect(await service.read('/blog/tides/')).toContain('content="h1"')
      expect(await service.read('/')).toContain('/ of /blog/tides/')
    },
  )

  test('a build that times out is stopped with all its child processes', async () => {
    // long enough for a busy machine to start the build's two processes
    const service = await start({ worker: { timeLimitMs: 4_000 } })
    site.change({ stopsAt: 2 })
    const { publication } = await publishPost('tides', 'h1')
    const pid = await site.stopped()
    expect(await end(service, publication)).toMatchObject({
      state: 'failed',
      build: {
        failure: matching(/^The build timed out after .*\. See the log/),
      },
    })
    expect(isRunning(pid)).toBe(false)
  })

  test('a build interrupted by a stop continues when the service restarts', async () => {
    const service = await start()
    site.change({ stopsAt: 2 })
    const { publication } = await publishPost('tides', 'h1')
    const pid = await site.stopped()
    await service.close()
    expect(isRunning(pid)).toBe(false)
    expect(await service.publication(publication)).toMatchObject({ state: 'saved', build: null })
    site.goOn()
    const again = await start()
    expect(await end(again, publication)).toMatchObject({ state: 'live' })
  })

  test('a build without a heartbeat is restarted by another instance', async () => {
    const { publication } = await publishPost('tides', 'h1')
    await claimAndDie()
    const service = await start({ publisher: { timings: { ...timings, silentMs: 1 } } })
    await eventually(
      () => service.publication(publication),
      (now) => now?.state === 'live' && now.build?.state === 'live',
    )
  })

  test('a build interrupted while checking the site is not built again', async () => {
    const { publication } = await publishPost('tides', 'h1')
    const build = await claimAndDie()
    await database.db.updateTable('build').set({ step: 'checking' }).execute()
    const front = await startFront({ '/blog/tides/': 'h1' })
    site.change({ fails: 'must not be built' })
    const service = await start({
      publisher: { timings: { ...timings, silentMs: 1 }, siteUrl: () => front.address },
    })
    expect(await end(service, publication)).toMatchObject({
      state: 'live',
      build: { id: build, state: 'live' },
    })
    await front.close()
  })

  test('a build interrupted three times fails with an explanation', async () => {
    const { publication } = await publishPost('tides', 'h1')
    for (let times = 1; times <= 3; times++) {
      expect(await createPublicationsRepository(database.db).find(publication)).toMatchObject({
        state: 'saved',
      })
      await claimAndDie()
      await reviveBuild(dead, 0)
    }
    expect(await createPublicationsRepository(database.db).find(publication)).toMatchObject({
      state: 'failed',
      build: { state: 'failed', failure: matching(/^The build was interrupted 3 times\. Check why /) },
    })
  })

  test('employees see publications of their own articles, admins see all', async () => {
    const service = await start({ publisher: { builder: undefined } })
    const tides = await publishPost('tides', 'h1')
    const pilots = await publishPost('pilots', 'h2')
    const list = async (email: string, query = '') => {
      const answer = await apiOf(service.app, issuer, email).get(`/api/publications${query}`)
      return answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id)
    }
    expect(await list('nora@firm.example')).toEqual([pilots.publication, tides.publication])
    expect(await list('mei@firm.example')).toEqual([pilots.publication, tides.publication])
    expect(await list('mei@firm.example', `?entry=${tides.entry}`)).toEqual([tides.publication])
    expect(await list('mei@firm.example', '?limit=1')).toEqual([pilots.publication])
    expect(await list('ben@firm.example')).toEqual([])
    const others = await apiOf(service.app, issuer, 'ben@firm.example').get(
      `/api/publications/${tides.publication}`,
    )
    expect(outcomeOf(others)).toEqual([404, 'not_found'])
  })

  test('only the latest releases are kept', async () => {
    const service = await start()
    const entry = await writeEntry(database.db, 'tides')
    for (const hash of ['h1', 'h2', 'h3', 'h4', 'h5']) {
      site.change({ pages: { '/blog/tides/': hash } })
      await end(service, await publish(database.db, entry, 'tides', hash))
    }
    expect(readdirSync(`${site.siteDirectory}.releases`)).toHaveLength(3)
    expect(await service.read('/blog/tides/')).toContain('content="h5"')
  })
})
