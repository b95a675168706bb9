import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gatsbyBuild } from '../contract/build'
import { copyProject } from './bench-publish/copy-project'
import { createBareSite } from './bench-publish/create-bare-site'
import { timeBuild } from './bench-publish/time-build'
import { atEnd } from './bench/at-end'
import { BenchError } from './bench/bench-error'
import { medianOfEach } from './bench/median'
import { recordRun } from './bench/record-run'
import { runCommand } from './bench/run-command'

const usage = 'npm run bench:build -- [--runs 3]'

const madeByBuilds = ['.cache', 'public', 'dist', 'node_modules/.cache', 'src/styles/generated']

const setAside = 'reports/bench-build-aside'

/** Milliseconds of the same build of both sites, one directly after the other. */
type Times = Record<'site' | 'bare', number>

/**
 * Builds a copy of the project and a bare Gatsby site with the same packages: without caches, then with them. Prints
 * times and ratios, and adds the ratios to the history. A benchmark, not a test.
 */
async function bench(runs: number): Promise<void> {
  const site = await copyProject('reports/bench-build')
  const bare = await createBareSite('reports/bare-site')
  for (const folder of [site, bare, setAside]) atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const build = async (): Promise<Times> => ({
    bare: await timeBuild(bare),
    site: await timeBuild(site, gatsbyBuild(availableParallelism())),
  })
  // The bare site's packages are new on the disk: a first build that reads them would flatter ours.
  await timeBuild(bare)
  const all: Record<'cold' | 'warm', Times[]> = { cold: [], warm: [] }
  while (all.cold.length < runs) {
    for (const folder of [site, bare]) forget(folder)
    all.cold.push(await build())
  }
  while (all.warm.length < runs) all.warm.push(await build())
  const [cold, warm] = [medianOfEach(all.cold), medianOfEach(all.warm)]
  console.log('Seconds            site      bare    ratio')
  console.log(`cold           ${describe(cold)}`)
  console.log(`warm           ${describe(warm)}  medians of ${runs}`)
  await recordRun({ coldBuild: cold.site / cold.bare, warmBuild: warm.site / warm.bare })
}

/**
 * Lets a site be as in a fresh checkout. What builds made is moved away rather than deleted: ext4 avoids the inodes of
 * files deleted a moment ago, and a build that follows would spend 3 seconds of processor time on looking for others.
 */
function forget(folder: string): void {
  for (const made of madeByBuilds) {
    if (!existsSync(path.join(folder, made))) continue
    mkdirSync(setAside, { recursive: true })
    renameSync(path.join(folder, made), path.join(setAside, randomUUID()))
  }
}

const describe = ({ site, bare }: Times) =>
  [seconds(site), seconds(bare), (site / bare).toFixed(2)].map((text) => text.padStart(8)).join(' ')

const seconds = (ms: number) => (ms / 1000).toFixed(1)

function parseRuns(): number {
  const { runs } = parseArgs({ options: { runs: { type: 'string', default: '3' } } }).values
  if (!/^[1-9]\d?$/.test(runs))
    throw new BenchError(`--runs must be a whole number from 1 to 99.\n\n${usage}`)
  return Number(runs)
}

void runCommand(() => bench(parseRuns()))
