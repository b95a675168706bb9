import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { atEnd } from './bench/at-end'
import { BenchError } from './bench/bench-error'
import { runCommand } from './bench/run-command'
import { createBareSite } from './bench-publish/create-bare-site'
import { formatReport } from './bench-publish/format-report'
import { publishArticle, type Run } from './bench-publish/publish-article'
import { startService } from './bench-publish/start-service'
import { timeBuild } from './bench-publish/time-build'

const usage = 'npm run bench:publish -- [--runs 3]'

/**
 * Publishes articles with the real build, on a database and a site of its own, and prints where the time goes,
 * beside warm builds of a bare Gatsby site made in turn with them. A benchmark, not a test.
 */
async function bench(runs: number): Promise<void> {
  const bare = await createBareSite('reports/bare-site')
  atEnd(() => rmSync(bare, { recursive: true, force: true }))
  say('Building a bare site, cold')
  await timeBuild(bare)
  say('Building the site, with what is published so far')
  const service = await startService()
  try {
    const published: Run[] = []
    const bareMs: number[] = []
    for (let run = 1; run <= runs; run++) {
      say(`Run ${run} of ${runs}`)
      bareMs.push(await timeBuild(bare))
      published.push(await publishArticle(service, `bench-article-${run}`))
    }
    console.log(formatReport(published, bareMs))
  } finally {
    await service.close()
  }
}

const say = (text: string) => process.stderr.write(`${text}\n`)

function parseRuns(): number {
  const { runs } = parseArgs({ options: { runs: { type: 'string', default: '3' } } }).values
  if (!/^[1-9]\d?$/.test(runs)) throw new BenchError(`--runs wants a whole number from 1 to 99.\n\n${usage}`)
  return Number(runs)
}

void runCommand(() => bench(parseRuns()))
