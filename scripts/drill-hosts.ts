/**
 * `npm run drill:hosts`: has the built site in `dist/` read by the hosts' own programs: Netlify's parsers of its three
 * files, and the emulator of Azure Static Web Apps. Installs them in a temporary folder, since they are larger than the
 * site's own packages.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HostingSchema } from '../contract/hosting'
import { checkAzure } from './drill-hosts/check-azure'
import { netlifyPrograms, readNetlify } from './drill-hosts/read-netlify'
import { findFreePort } from './lib/find-free-port'

const emulator = '@azure/static-web-apps-cli@2.0.10'

/** The fewest rules that a host takes: Cloudflare Pages, which reads the same file. */
const mostRules = 100

async function drill(site: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'))
  try {
    await writeFile(path.join(folder, 'package.json'), '{}')
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
    execFileSync('npm', ['install', ...options, ...netlifyPrograms, emulator], {
      cwd: folder,
      stdio: 'inherit',
    })
    await drillNetlify(folder, site)
    await drillAzure(folder, site)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function drillNetlify(folder: string, site: string): Promise<void> {
  const { headers, redirects, config } = await readNetlify(folder, {
    site,
    toml: path.resolve('netlify.toml'),
  })
  say(`Netlify: ${headers.rules} header rules and ${redirects.rules} redirects, publishes ${config.publish}`)
  expect('Netlify finds no fault', headers.errors.length + redirects.errors.length === 0)
  expect(`fewer than ${mostRules} header rules`, headers.rules < mostRules)
  const { redirects: planned } = HostingSchema.parse(
    JSON.parse(await readFile(path.join(site, 'hosting.json'), 'utf8')),
  )
  const spellings = planned.flatMap(({ from }) => (from.endsWith('/') ? [from, from.slice(0, -1)] : [from]))
  expect(
    'every redirect, with and without a slash',
    spellings.every((from) => redirects.from.includes(from)),
  )
}

async function drillAzure(folder: string, site: string): Promise<void> {
  const hosted = path.join(folder, 'site')
  await cp(site, hosted, { recursive: true, dereference: true })
  const port = findFreePort()
  const program = path.join(folder, 'node_modules/@azure/static-web-apps-cli/dist/cli/bin.js')
  const child = spawn(
    process.execPath,
    [program, 'start', hosted, '--port', port, '--swa-config-location', hosted],
    {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, SWA_CLI_INTERNAL_COMMAND: '1' },
      detached: true,
    },
  )
  try {
    const address = `http://localhost:${port}`
    await answers(address, child)
    const names = await readdir(hosted, { recursive: true, encoding: 'utf8' })
    for (const { what, isSo } of await checkAzure(address, names)) expect(`Azure: ${what}`, isSo)
  } finally {
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGKILL')
      await once(child, 'exit')
    }
  }
}

async function answers(address: string, child: { exitCode: number | null }): Promise<void> {
  for (let left = 120; left > 0 && child.exitCode === null; left--) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await wait(500)
  }
  throw new Error('The emulator of Azure Static Web Apps did not start.')
}

const say = (text: string) => void process.stdout.write(`${text}\n`)

function expect(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(`${what}: not as expected`)
  say(`ok   ${what}`)
}

drill(path.resolve('dist')).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
