import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PublicationSchema } from '../../../../contract/publication'
import { compileBackend } from '../../support/compile-backend'
import { addressIn, runCompiled, type RunningProgram } from '../../support/run-backend'
import { eventually } from './eventually'
import { createFakeSite, isRunning, type FakeSite } from './fake-site'
import { hasEnded } from './has-ended'

const support = '__tests__/backend/publishing/support'

/**
 * Tests that a service killed while its build stands still continues after a restart.
 *
 * @param steps Of the fake build: 1, nothing written, 2, the first page, 3, all pages, 4, the files that complete the site.
 */
export function testKills(steps: readonly number[]): void {
  let site: FakeSite
  let data: string
  let running: RunningProgram[]
  let compiled: string
  beforeAll(async () => (compiled = await compileBackend()))
  beforeEach(async () => {
    site = await createFakeSite()
    data = await mkdtemp(path.join(tmpdir(), 'data-'))
    running = []
  })
  afterEach(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL')
      await ended()
    }
    await site.remove()
    await rm(data, { recursive: true, force: true })
  })

  async function start(): Promise<string> {
    const service = runCompiled(path.join(compiled, '..', support), site.variables, 'publishing-service', [
      data,
      site.siteDirectory,
      path.resolve(support, 'fake-build.mjs'),
    ])
    running.push(service)
    return addressIn(service)
  }

  const publicationAt = async (address: string) =>
    PublicationSchema.parse(await (await fetch(`${address}/publication`)).json())

  const ended = (address: string) => eventually(() => publicationAt(address), hasEnded)

  async function publishAt(address: string, hash: string): Promise<void> {
    expect((await fetch(`${address}/publish/${hash}`, { method: 'POST' })).status).toBe(200)
  }

  const pageAt = async (address: string) => (await fetch(`${address}/blog/tides/`)).text()

  test.each(steps)(
    'a service killed at step %i of a build serves the old site after a restart and continues',
    async (stopsAt) => {
      const first = await start()
      site.change({ pages: { '/blog/tides/': 'h2' } })
      await publishAt(first, 'h2')
      expect(await ended(first)).toMatchObject({ state: 'live' })
      const old = await pageAt(first)

      site.change({ pages: { '/blog/more/': '', '/blog/tides/': 'h3' }, stopsAt })
      await publishAt(first, 'h3')
      const build = await site.stopped()
      running[0]?.child.kill('SIGKILL')
      await running[0]?.ended()
      await eventually(
        () => Promise.resolve(isRunning(build)),
        (is) => !is,
      )

      const second = await start()
      expect(await site.stopped()).not.toBe(build)
      expect([await pageAt(second), await publicationAt(second)]).toEqual([
        old,
        expect.objectContaining({ state: 'building' }),
      ])
      site.goOn()
      expect(await ended(second)).toMatchObject({ state: 'live', build: { state: 'live' } })
      expect(await pageAt(second)).toContain('of /blog/more/,/blog/tides/')
    },
  )
}
