import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createBareSite } from './bench-publish/create-bare-site'
import { formatReport } from './bench-publish/format-report'
import { formatSizes } from './bench-publish/format-sizes'
import { measureSize, type SizeTimes } from './bench-publish/measure-size'
import { publishArticle, type Run } from './bench-publish/publish-article'
import { startService } from './bench-publish/start-service'
import { timeBuild } from './bench-publish/time-build'
import { atEnd } from './bench/at-end'
import { BenchError } from './bench/bench-error'
import { runCommand } from './bench/run-command'

const usage = 'npm run bench:publish -- [--runs 3] [--posts 50,500]'

/**
 * Publishes articles with the real build, on its own database and site, and prints how long each step takes, beside
 * warm builds of a bare Gatsby site. A benchmark, not a test.
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

/**
 * Builds sites with these numbers of published articles, each in a fresh copy of the project, and again after each
 * further article. Prints how the time grows, step by step.
 */
async function benchSizes(sizes: readonly number[], runs: number): Promise<void> {
  const measured: SizeTimes[] = []
  for (const posts of sizes) measured.push(await measureSize(posts, runs, say))
  console.log(formatSizes(measured))
}

const say = (text: string) => process.stderr.write(`${text}\n`)

function parseOptions(): { runs: number; posts: number[] } {
  const options = { runs: { type: 'string', default: '3' }, posts: { type: 'string', default: '' } } as const
  const { runs, posts } = parseArgs({ options }).values
  if (!/^[1-9]\d?$/.test(runs))
    throw new BenchError(`--runs must be a whole number from 1 to 99.\n\n${usage}`)
  if (!/^(?:[1-9]\d{0,3}(?:,[1-9]\d{0,3})+)?$/.test(posts))
    throw new BenchError(`--posts must be numbers of articles, such as 50,500.\n\n${usage}`)
  const sizes = posts === '' ? [] : posts.split(',').map(Number)
  return { runs: Number(runs), posts: sizes.sort((a, b) => a - b) }
}

void runCommand(() => {
  const { runs, posts } = parseOptions()
  return posts.length > 0 ? benchSizes(posts, runs) : bench(runs)
})
