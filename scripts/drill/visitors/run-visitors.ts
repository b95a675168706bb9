import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { article } from '../../../__tests__/backend/support/sample-content'
import { startTokenIssuer } from '../../../__tests__/backend/support/token-issuer'
import { openDatabase } from '../../../backend/database/open-database'
import { fillLists } from '../../bench-lists/fill-lists'
import { findFreePort } from '../../lib/find-free-port'
import { openStore, type Store } from '../open-store'
import type { DrillOptions } from '../parse-options'
import { randomOf } from '../random'
import { signInVariables } from '../sign-in-variables'
import { startService, type Service } from '../start-service'
import type { Verdict } from '../verdict'
import { judge, type Measured } from './judge'
import { listHabits } from './list-habits'
import { makeWork } from './make-work'
import { readSite } from './read-site'
import { visitUntil } from './visit'

const admin = 'admin@firm.example'
/** Inquiries and so on; with less than a sixth of spam, an export holds as many as it may, 50,000. */
const rows = 60_000
/** Articles that are published and not yet built. */
const articles = 20
const warmUpMs = 5_000

/** Times visitors while nothing else happens, and while the service has all there is to do at once. */
export async function runVisitors(folder: string, options: DrillOptions): Promise<Verdict> {
  const measured: Measured[] = []
  for (const kind of options.stores) {
    const store = await openStore(kind)
    const place = await mkdtemp(path.join(tmpdir(), 'drill-site-'))
    const siteDirectory = path.join(place, 'dist')
    try {
      await cp(await realpath(options.site), siteDirectory, { recursive: true })
      measured.push(await drill(folder, { store, siteDirectory, options }))
    } finally {
      await store.remove()
      await rm(place, { recursive: true, force: true })
    }
  }
  return judge(measured)
}

interface Setup {
  store: Store
  siteDirectory: string
  options: DrillOptions
}

async function drill(folder: string, { store, siteDirectory, options }: Setup): Promise<Measured> {
  const { seed, builds } = options
  const site = await readSite(siteDirectory)
  await fill(store)
  const issuer = await startTokenIssuer()
  const port = Number(findFreePort())
  const address = `http://127.0.0.1:${port}`
  const authorization = `Bearer ${await issuer.tokenFor(admin, { exp: Math.floor(Date.now() / 1000) + 36_000 })}`
  const variables = {
    ...store.variables,
    ...signInVariables(issuer, admin),
    PORT: String(port),
    SITE_DIR: siteDirectory,
    TRUST_PROXY: 'true',
    UPLOAD_MB_IN_ALL: '1000000',
  }
  let number = 0
  const nextNumber = () => ++number
  let service = startService({ folder, variables })
  try {
    await service.ready
    const live = await publish(address, authorization)
    const visiting = {
      port,
      habits: listHabits({ site, live, nextNumber }),
      random: randomOf(seed, 'visitors'),
    }
    const work = await makeWork({
      address,
      admin: authorization,
      site,
      nextNumber,
      random: randomOf(seed, 'work'),
    })
    say(`${store.name}: visits while nothing else happens`)
    await visitUntil(after(warmUpMs), visiting)
    const idle = await visitUntil(after(options.seconds * 1_000), visiting)
    await service.stop()

    service = startService({ folder, variables: { ...variables, ...(builds && { BUILD_SITE: '1' }) } })
    await service.ready
    say(`${store.name}: visits while the service is busy`)
    await visitUntil(after(warmUpMs), visiting)
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const isTimeOver = after(options.seconds * 1_000)
    const isOver = () => isTimeOver() && !(builds && isBuilding(service))
    const [busy] = await Promise.all([visitUntil(isOver, visiting), work.until(isOver)])
    delay.disable()
    const build = builds ? (service.output().includes('Built the site') ? 'done' : 'failed') : 'none'
    return { store: store.name, idle, busy, done: work.done, build, ownDelayMs: delay.max / 1e6 }
  } finally {
    await service.kill()
    await issuer.stop()
  }
}

const say = (text: string) => process.stderr.write(`${text}\n`)

const after = (ms: number) => {
  const end = performance.now() + ms
  return () => performance.now() > end
}

/** Until it says how the first build went. */
const isBuilding = (service: Service) => !/Built the site|Could not build/.test(service.output())

async function fill({ place }: Store): Promise<void> {
  const { db, close } = await openDatabase({ place, statementTimeoutMs: 0 })
  try {
    await fillLists(db, rows)
  } finally {
    await close()
  }
}

/** Publishes articles that the built site doesn't have. @returns Their slugs. */
async function publish(address: string, authorization: string): Promise<[string, ...string[]]> {
  const slugs: string[] = []
  const send = async (at: string, body: unknown) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const answer = await fetch(address + at, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${at} was answered ${answer.status}: ${await answer.text()}`)
  }
  for (let number = 1; number <= articles; number++) {
    const id = randomUUID()
    const slug = `tides-${number}`
    await send('/api/entries', { id, content: article(slug) })
    await send(`/api/entries/${id}/transitions`, { action: 'publish', version: 1 })
    slugs.push(slug)
  }
  const [first = '', ...rest] = slugs
  return [first, ...rest]
}
