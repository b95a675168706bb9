/**
 * `npm run drill`: long drills of the real backend, on the embedded database and on a PostgreSQL server, in temporary
 * folders: kills during submissions, hostile calls, visitors while much is going on. Not part of the tests; they take
 * from minutes to half an hour. Exits with 1 when a bound is broken.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compileInto } from '../__tests__/backend/support/compile-backend'
import { atEnd } from './bench/at-end'
import { runCommand } from './bench/run-command'
import { runHostile } from './drill/hostile/run-hostile'
import { runKills } from './drill/kills/run-kills'
import { parseOptions, type DrillName, type DrillOptions } from './drill/parse-options'
import { formatVerdict, type Verdict } from './drill/verdict'
import { runVisitors } from './drill/visitors/run-visitors'

type Drill = (folder: string, options: DrillOptions) => Promise<Verdict>

const drills: Record<DrillName, Drill> = { kills: runKills, hostile: runHostile, visitors: runVisitors }

void runCommand(async () => {
  const options = parseOptions(process.argv.slice(2))
  const compiled = mkdtempSync(path.join(tmpdir(), 'compiled-'))
  atEnd(() => rmSync(compiled, { recursive: true, force: true }))
  await compileInto(compiled)
  const folder = path.join(compiled, 'backend')
  console.log(`Seed ${options.seed}`)
  for (const name of options.drills) {
    const verdict = await drills[name](folder, options)
    console.log(`\n${name}\n${formatVerdict(verdict)}`)
    if (verdict.bounds.some(({ isKept }) => !isKept)) process.exitCode = 1
  }
})
