import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTokenIssuer } from '../__tests__/backend/support/token-issuer'
import { createApp } from '../backend/create-app'
import { openDatabase } from '../backend/database/open-database'
import { seedEmployees } from '../backend/employees/seed-employees'
import { fillLists } from './bench-lists/fill-lists'
import { BenchError } from './bench/bench-error'
import { median } from './bench/median'
import { runCommand } from './bench/run-command'

const rows = 50_000
const runs = 15
/** Maximum response time of a list on the embedded database, in milliseconds. */
const aim = 100
const admin = 'nora.lindqvist@firm.example'

/** Each list: unfiltered, filtered, searched for a common and a rare word, and its second page. */
const lists = [
  '/api/admin/inquiries',
  '/api/admin/inquiries?state=closed',
  '/api/admin/inquiries?state=closed&kind=support&assignee=me',
  '/api/admin/inquiries?search=anna',
  '/api/admin/inquiries?search=anna%20adler%20mark12',
  '/api/admin/applicants',
  '/api/admin/applicants?stage=rejected&job=opening-7',
  '/api/admin/applicants?search=okafor',
  '/api/admin/applicants/counts',
  '/api/admin/comments',
  '/api/admin/comments?state=approved',
  '/api/admin/comments?state=approved&search=server',
  '/api/admin/emails',
  '/api/admin/emails?search=reply',
  '/api/admin/audit',
  '/api/admin/audit?search=inquiry',
  '/api/admin/trends',
  '/api/comments/post-7',
]

/** Times every list of the workspace with 50,000 rows in the embedded database. A benchmark, not a test. */
async function bench(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lists-'))
  const issuer = await startTokenIssuer()
  const { db, close } = await openDatabase({
    place: { kind: 'embedded', directory: path.join(folder, 'data') },
  })
  await seedEmployees(db, { firstAdmin: admin })
  const app = await createApp({ siteDirectory: folder, db, logger: false, signIn: issuer.plan })
  try {
    process.stderr.write(`Filling each list with ${rows.toLocaleString('en')} rows\n`)
    await fillLists(db, rows)
    const headers = { authorization: `Bearer ${await issuer.tokenFor(admin)}` }
    const time = async (url: string) => {
      const before = performance.now()
      const { statusCode, body } = await app.inject({ url, headers })
      if (statusCode !== 200) throw new BenchError(`${url} answered ${statusCode}: ${body.slice(0, 500)}`)
      return { ms: performance.now() - before, next: findNext(body) }
    }
    for (const list of lists) {
      const { next } = await time(list)
      const joint = list.includes('?') ? '&' : '?'
      const name = list.includes('/audit') ? 'before' : 'after'
      for (const url of [
        list,
        ...(next === undefined ? [] : [`${list}${joint}${name}=${encodeURIComponent(next)}`]),
      ])
        await report(url, time)
    }
  } finally {
    await app.close()
    await close()
    await issuer.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function report(url: string, time: (url: string) => Promise<{ ms: number }>): Promise<void> {
  const taken: number[] = []
  for (let run = 0; run < runs; run++) taken.push((await time(url)).ms)
  const [middle, most] = [median(taken), Math.max(...taken)]
  const verdict = middle < aim ? '' : `  over ${aim} ms`
  console.log(
    `${middle.toFixed(1).padStart(7)} ms  most ${most.toFixed(1).padStart(7)} ms  ${shorten(url)}${verdict}`,
  )
}

function findNext(body: string): string | undefined {
  const { next } = JSON.parse(body) as { next?: string | null }
  return next ?? undefined
}

const shorten = (url: string) => url.replace(/((?:after|before)=).{12,}/, '$1…')

void runCommand(bench)
