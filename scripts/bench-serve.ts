import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, realpath } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatLoads, type Comparison } from './bench-serve/format-loads'
import { runLoad, type Load } from './bench-serve/run-load'
import { startBackend } from './bench-serve/start-backend'
import { startBare } from './bench-serve/start-bare'
import { startNginx, type Copied } from './bench-serve/start-nginx'
import { atEnd } from './bench/at-end'
import { BenchError } from './bench/bench-error'
import { runCommand } from './bench/run-command'

const usage = `npm run bench:serve -- [--rounds 5] [--seconds 3]
Environment: SITE_DIR (default "dist").`

/** What is asked for, with the share of nginx's requests a second that we want. */
interface Case {
  name: string
  url: string
  aim: number
  /** Whether the client has a copy. */
  isKnown?: boolean
}

/**
 * Compares how many requests a second the backend answers with nginx, which sends the same headers and bytes from disk:
 * one process each, 16 connections, in turns. Beside them runs the server of Node alone, the most that a backend on Node could
 * reach. A benchmark, not a test.
 */
async function bench({ rounds, seconds }: { rounds: number; seconds: number }): Promise<void> {
  const site = path.resolve(process.env['SITE_DIR'] || 'dist')
  if (!existsSync(site)) throw new BenchError(`There is no built site in ${site}. Run "npm run build" first.`)
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-serve-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  say('Starting the backend with some published articles, and nginx')
  const backend = await startBackend(await realpath(site), folder)
  const cases = await listCases(site)
  const copied = await Promise.all(
    cases.filter(({ isKnown }) => !isKnown).map(({ url }) => copyAnswer(backend.address, url)),
  )
  const servers = { nginx: await startNginx(copied, folder), bare: await startBare(copied, folder), backend }

  const compared: Comparison[] = []
  for (const { name, url, aim, isKnown = false } of cases) {
    const load = async (server: typeof backend, time: number) => {
      const { headers } = await copyAnswer(server.address, url)
      const known = { ...encoding, 'if-none-match': headers['etag'] ?? '' }
      return runLoad(server, { url, headers: isKnown ? known : encoding, seconds: time })
    }
    for (const server of Object.values(servers)) await load(server, 1)
    const loads = { nginx: [] as Load[], bare: [] as Load[], backend: [] as Load[] }
    for (let round = 1; round <= rounds; round++) {
      say(`${name}: round ${round} of ${rounds}`)
      for (const server of ['nginx', 'bare', 'backend'] as const)
        loads[server].push(await load(servers[server], seconds))
    }
    compared.push({ name, aim, ...loads })
  }
  console.log(`\n${formatLoads(compared)}\n\nMedians of ${rounds}; µs: processor time for one request.`)
}

const encoding = { 'accept-encoding': 'gzip' }

async function listCases(site: string): Promise<Case[]> {
  const first = async (place: string, isWanted: (name: string) => boolean) => {
    const name = (await readdir(path.join(site, place))).sort().find(isWanted)
    if (name === undefined) throw new BenchError(`The site has nothing to measure in ${place}.`)
    return name
  }
  const article = `/blog/${await first('blog', (name) => existsSync(path.join(site, 'blog', name, 'index.html')) && name !== 'tag')}/`
  return [
    { name: 'article', url: article, aim: 0.8 },
    { name: 'article, unchanged', url: article, aim: 0.8, isKnown: true },
    { name: 'script', url: `/static/${await first('static', (name) => name.endsWith('.js'))}`, aim: 0.8 },
    { name: '/api/published', url: '/api/published', aim: 0.4 },
  ]
}

/** An answer as it is sent: `fetch` would decompress it. */
function copyAnswer(address: string, url: string): Promise<Copied> {
  return new Promise((resolve, reject) => {
    get(address + url, { headers: encoding, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode, headers } = answer
        if (statusCode !== 200 || headers['content-encoding'] !== 'gzip')
          reject(new BenchError(`${url} was answered ${statusCode}, not compressed by gzip.`))
        const named = Object.entries(headers).map(([name, value]) => [name, String(value)])
        resolve({
          url,
          headers: Object.fromEntries(named) as Record<string, string>,
          body: Buffer.concat(parts),
        })
      })
    }).on('error', reject)
  })
}

const say = (text: string) => process.stderr.write(`${text}\n`)

function parseOptions(): { rounds: number; seconds: number } {
  const options = {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  } as const
  const { rounds, seconds } = parseArgs({ options }).values
  if (![rounds, seconds].every((value) => /^[1-9]\d?$/.test(value)))
    throw new BenchError(`--rounds and --seconds must be whole numbers from 1 to 99.\n\n${usage}`)
  return { rounds: Number(rounds), seconds: Number(seconds) }
}

void runCommand(() => bench(parseOptions()))
