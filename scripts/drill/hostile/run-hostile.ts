import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { makePdf } from '../../../__tests__/backend/submissions/support/sample-forms'
import { article, opening } from '../../../__tests__/backend/support/sample-content'
import { startTokenIssuer, type TokenIssuer } from '../../../__tests__/backend/support/token-issuer'
import { BenchError } from '../../bench/bench-error'
import { findFreePort } from '../../lib/find-free-port'
import { makeDrillSite } from '../make-drill-site'
import { makeMessage } from '../make-message'
import { openStore, type Store } from '../open-store'
import type { DrillOptions } from '../parse-options'
import { randomOf } from '../random'
import { signInVariables } from '../sign-in-variables'
import { startService, type Service } from '../start-service'
import type { Verdict } from '../verdict'
import { forgeTokens } from './forge-tokens'
import { kinds, makeCall } from './make-calls'
import type { World } from './make-honest'
import type { Item } from './make-sample'
import { readTargets } from './read-targets'
import { sendCall } from './send-call'
import { createTally, type Tally } from './tally'

const people = { admin: 'admin@firm.example', employee: 'employee@firm.example' } as const
const clients = 16
/** Calls between two looks at which records there are. */
const round = 5_000
/** With less heap than it would take, in megabytes, a service that keeps what it should let go ends during the drill. */
const littleMemory = '--max-old-space-size=200'
/** How much more memory it may have after all calls than after the first tenth, in megabytes. */
const mostGrowth = 200
/** Tokens last longer than the drill. */
const tokenSeconds = 6 * 60 * 60

/** Calls that no honest client makes, to every endpoint; then looks whether the service is as before. */
export async function runHostile(folder: string, options: DrillOptions): Promise<Verdict> {
  const verdicts: Verdict[] = []
  for (const kind of options.stores) {
    const store = await openStore(kind)
    const site = await makeDrillSite()
    const issuer = await startTokenIssuer()
    const variables = {
      ...store.variables,
      PORT: findFreePort(),
      SITE_DIR: site.directory,
      TRUST_PROXY: 'true',
      ...signInVariables(issuer, people.admin),
      SAMPLE_CONVERSATIONS: 'emulators/sample-conversations.json',
      UPLOAD_MB_IN_ALL: '100000',
      METRICS_TOKEN: randomUUID(),
    }
    const service = startService({ folder, variables, flags: [littleMemory] })
    try {
      verdicts.push(await drill(service, { port: Number(variables.PORT), store, issuer, options }))
    } catch (error) {
      const end = service.end()
      if (end === undefined) throw error
      throw new BenchError(`The service ended ${end} during the drill:\n${service.log()}`, { cause: error })
    } finally {
      await service.kill()
      await issuer.stop()
      await site.remove()
      await store.remove()
    }
  }
  return {
    table: verdicts.flatMap(({ table }, at) => (at === 0 ? table : table.slice(1))),
    bounds: verdicts.flatMap(({ bounds }) => bounds),
  }
}

interface Setup {
  port: number
  store: Store
  issuer: TokenIssuer
  options: DrillOptions
}

/** A release is searched some seconds after the start; until then the search answers 503. */
async function waitForSearch(address: string): Promise<void> {
  for (let left = 120; left > 0; left--) {
    if ((await fetch(`${address}/api/search?q=tides`)).ok) return
    await wait(500)
  }
  throw new BenchError('The search did not become ready.')
}

async function drill(service: Service, { port, store, issuer, options }: Setup): Promise<Verdict> {
  await service.ready
  const address = `http://127.0.0.1:${port}`
  const exp = Math.floor(Date.now() / 1000) + tokenSeconds
  const [admin, employee] = [
    `Bearer ${await issuer.tokenFor(people.admin, { exp })}`,
    `Bearer ${await issuer.tokenFor(people.employee, { exp })}`,
  ]
  await fill(address, { admin, employee })
  await waitForSearch(address)
  const targets = await readTargets(address)
  const world: World = {
    targets,
    tokens: { admin, employee, forged: await forgeTokens(issuer, people.admin) },
    items: await readItems(address, admin),
  }
  const tally = createTally(kinds)
  const began = Date.now()
  let memory = service.memory()
  for (let first = 0; first < options.calls; first += round) {
    const last = Math.min(options.calls, first + round)
    await callAll(
      port,
      { ...world, items: await readItems(address, admin) },
      { first, last, seed: options.seed },
      tally,
    )
    if (first < options.calls / 10) memory = service.memory()
    process.stderr.write(`${store.name}: ${last} of ${options.calls} calls\n`)
  }
  const seconds = Math.round((Date.now() - began) / 1000)
  return judge(service, { store, tally, seconds, memory, isWell: await findWell(address, admin) })
}

/** Articles, openings and an employee: something to be hostile to. */
async function fill(
  address: string,
  { admin, employee }: { admin: string; employee: string },
): Promise<void> {
  const send = async (authorization: string, path: string, body: unknown) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  }
  await send(admin, '/api/admin/employees', { email: people.employee, roles: ['employee'] })
  for (let number = 1; number <= 40; number++) {
    const id = randomUUID()
    const content = number % 4 === 0 ? opening(`opening-${number}`) : article(`article-${number}`)
    await send(content.kind === 'post' ? employee : admin, '/api/entries', { id, content })
    if (number % 2 === 0)
      await send(admin, `/api/entries/${id}/transitions`, { action: 'publish', version: 1 })
  }
}

const lists = [
  'entries',
  'admin/inquiries',
  'admin/applicants',
  'admin/comments',
  'admin/emails',
  'publications',
]
const ListSchema = z.object({ data: z.array(z.object({ id: z.string(), version: z.int().default(1) })) })

/** The newest records of each list. */
async function readItems(address: string, authorization: string): Promise<Map<string, Item[]>> {
  const items = new Map<string, Item[]>()
  for (const list of lists) {
    const answer = await fetch(`${address}/api/${list}`, { headers: { authorization } })
    items.set(`/api/${list}`, ListSchema.parse(await answer.json()).data)
  }
  return items
}

interface Part {
  first: number
  last: number
  seed: number
}

async function callAll(port: number, world: World, { first, last, seed }: Part, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let number = first
  const work = async () => {
    while (number < last) {
      const call = makeCall(world, randomOf(seed, 'call', number), ++number)
      const began = performance.now()
      const answer = await sendCall(port, call, agent)
      tally.add(call, answer, performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  agent.destroy()
}

/** Whether it is ready, still knows its admin, and takes a form. */
async function findWell(address: string, authorization: string): Promise<boolean> {
  await wait(3_000)
  const health = await fetch(`${address}/api/health`)
  const me = await fetch(`${address}/api/me`, { headers: { authorization } })
  const { path, headers, body } = makeMessage({
    form: 'application',
    number: 0xffffff,
    key: randomUUID(),
    cv: makePdf(9_000),
  })
  const form = await fetch(address + path, { method: 'POST', headers, body: new Uint8Array(body) })
  return health.status === 200 && me.status === 200 && form.status === 201
}

interface Outcome {
  store: Store
  tally: Tally
  seconds: number
  /** In megabytes, after the first calls. */
  memory: number
  isWell: boolean
}

function judge(service: Service, { store: { name }, tally, seconds, memory, isWell }: Outcome): Verdict {
  const grown = Math.round(service.memory() - memory)
  const { faults, busy, limited, calls } = tally
  for (const fault of faults.slice(0, 30)) console.log(fault)
  if (faults.length > 0) console.log(service.log())
  return {
    table: tally.rows(name),
    bounds: [
      {
        text: `${name}: ${calls()} calls in ${seconds} s, ${limited()} of them limited (429)`,
        isKept: limited() < calls() / 10,
      },
      {
        text: `${name}: ${faults.length} errors (5xx), missing answers and forged tokens let in; ${busy()} times images_busy (503)`,
        isKept: faults.length === 0,
      },
      { text: `${name}: healthy afterwards`, isKept: isWell },
      {
        text: `${name}: ${Math.round(memory)} MB of memory, ${grown} MB more at the end`,
        isKept: grown < mostGrowth,
      },
    ],
  }
}
