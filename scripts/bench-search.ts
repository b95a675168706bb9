import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { startTokenIssuer } from '../__tests__/backend/support/token-issuer'
import { createApp } from '../backend/create-app'
import { openDatabase, type DatabasePlace, type Db } from '../backend/database/open-database'
import { seedEmployees } from '../backend/employees/seed-employees'
import { searchWorkspace } from '../contract/workspace-search'
import { BenchError } from './bench/bench-error'
import { median } from './bench/median'
import { runCommand } from './bench/run-command'

const runs = 15
/** Maximum response time of a search, in milliseconds. */
const aim = 100
const admin = 'nora.lindqvist@firm.example'

/**
 * A rare word, one that a tenth and one that all have, its beginning as someone types it, several words, a letter wrong, and
 * words that nothing has.
 */
const searches = [
  'mark12345',
  'okafor',
  'server',
  's',
  'se',
  'serv',
  'anna adler',
  'anna adler server',
  'anna mark12',
  'servr',
  'okaofr',
  'lanternn',
  'zzyzxqwv',
]

/**
 * Times the search of the workspace among 50,000 entries, inquiries, applicants and comments: on the embedded database, or
 * on the server whose address is its argument, which must be empty. A benchmark, not a test.
 */
async function bench(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-'))
  const issuer = await startTokenIssuer()
  const url = process.argv[2]
  const place: DatabasePlace =
    url === undefined ? { kind: 'embedded', directory: path.join(folder, 'data') } : { kind: 'server', url }
  const { db, close } = await openDatabase({ place })
  await seedEmployees(db, { firstAdmin: admin })
  const app = await createApp({ siteDirectory: folder, db, logger: false, signIn: issuer.plan })
  try {
    process.stderr.write('Filling the database with 50,000 rows\n')
    await fill(db)
    const headers = { authorization: `Bearer ${await issuer.tokenFor(admin)}` }
    for (const q of searches) {
      const taken: number[] = []
      const worked: number[] = []
      let found = 0
      for (let run = 0; run < runs; run++) {
        const before = performance.now()
        const cpuBefore = process.cpuUsage()
        const answer = await app.inject({
          url: `/api/workspace/search?${new URLSearchParams({ q }).toString()}`,
          headers,
        })
        taken.push(performance.now() - before)
        const { user, system } = process.cpuUsage(cpuBefore)
        worked.push((user + system) / 1_000)
        if (answer.statusCode !== 200)
          throw new BenchError(`“${q}” answered ${answer.statusCode}: ${answer.body}`)
        const { data } = searchWorkspace.responses[200].parse(answer.json())
        found = data.flatMap(({ items }) => items).length
      }
      const [middle, most, cpu] = [median(taken), Math.max(...taken), median(worked)]
      const verdict = middle < aim ? '' : `  over ${aim} ms`
      const times = `${middle.toFixed(1).padStart(7)} ms  most ${most.toFixed(1).padStart(7)} ms  processor ${cpu.toFixed(1).padStart(6)} ms`
      console.log(`${times}  ${String(found).padStart(3)} shown  ${q}${verdict}`)
    }
  } finally {
    await app.close()
    await close()
    await issuer.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** 5,000 entries of 300 words, 20,000 inquiries, 10,000 applicants, 15,000 comments; each has a word of its own. */
async function fill(db: Db): Promise<void> {
  const person = `(array['Anna','Ben','Chloe','Dev','Elif','Finn','Grace','Hugo','Ines','Jonas'])[1 + i % 10] || ' ' ||
    (array['Adler','Berg','Costa','Diaz','Evans','Fischer','Okafor','Haddad','Ivanov','Jansen'])[1 + (i / 10) % 10]`
  const received = 'reference, key, name, email, email_key, consent, words, created_at, updated_at'
  const values = (
    of: string,
  ) => `'${of}' || i, 'key' || i, ${person}, 'p' || i || '@mail.example', 'p' || i || '@mail.example', '1',
    ''::tsvector, now() - i * interval '21 minutes', now() - i * interval '21 minutes'`
  const each = 1_000
  const fillers: readonly [rows: number, statement: (range: string) => string][] = [
    [
      5_000,
      (
        range,
      ) => `insert into entry (id, kind, slug, title, content, search_text, author, author_key, updated_by, updated_at)
        select gen_random_uuid(), 'post', 'post-' || i, 'Moving server ' || i,
          jsonb_build_object('kind', 'post', 'slug', 'post-' || i, 'fields', '{"lead":"How it went."}'::jsonb, 'markdown',
            repeat('We moved the server of word' || i % 700 || ' at night, and nobody noticed. ', 25) || 'mark' || i),
          '', '${admin}', '${admin}', '${admin}', now() - i * interval '3 hours' from ${range}`,
    ],
    [
      20_000,
      (range) => `insert into inquiry (${received}, kind, state, company, phone, subject, message, page)
        select ${values('I')}, 'contact', (array['new','closed','closed','spam'])[1 + i % 4], 'Company ' || i % 900, '', 'project',
          repeat('We would like to move our server. ', 12) || 'mark' || i, '/contact/' from ${range}`,
    ],
    [
      10_000,
      (
        range,
      ) => `insert into applicant (${received}, is_spam, job, job_title, phone, link, message, retain_until)
        select ${values('A')}, false, 'opening-' || i % 12, 'Opening ' || i % 12, '', '',
          repeat('I would like to work with your server. ', 10) || 'mark' || i, current_date + 90 from ${range}`,
    ],
    [
      15_000,
      (range) => `insert into comment (${received}, state, post, post_title, text)
        select ${values('C')}, 'approved', 'post-' || i % 120, 'Post ' || i % 120,
          repeat('A good read about a server. ', 8) || 'mark' || i from ${range}`,
    ],
  ]
  for (const [rows, statement] of fillers)
    for (let from = 1; from <= rows; from += each)
      await sql.raw(statement(`generate_series(${from}, ${from + each - 1}) as i`)).execute(db)
  await sql`analyze`.execute(db)
}

void runCommand(bench)
