import { parseArgs } from 'node:util'
import { formatGrowth } from './bench-growth/format-growth'
import { measureGrowth, type Growth } from './bench-growth/measure-growth'
import { BenchError } from './bench/bench-error'
import { runCommand } from './bench/run-command'

const usage = 'npm run bench:growth -- [--posts 100,1000] [--runs 1]'

/**
 * Builds the site with more and more articles, beside a bare Gatsby site with as many pages of Markdown, and prints what
 * a further article costs each. A benchmark, not a test.
 */
async function bench(sizes: readonly number[], runs: number): Promise<void> {
  const measured: Growth[] = []
  for (const posts of sizes)
    measured.push(await measureGrowth(posts, runs, (text) => process.stderr.write(`${text}\n`)))
  console.log(formatGrowth(measured))
}

function parseOptions(): { runs: number; posts: number[] } {
  const options = {
    runs: { type: 'string', default: '1' },
    posts: { type: 'string', default: '100,1000' },
  } as const
  const { runs, posts } = parseArgs({ options }).values
  if (!/^[1-9]\d?$/.test(runs))
    throw new BenchError(`--runs must be a whole number from 1 to 99.\n\n${usage}`)
  if (!/^[1-9]\d{0,3}(?:,[1-9]\d{0,3})+$/.test(posts))
    throw new BenchError(`--posts must be at least two numbers of articles, such as 100,1000.\n\n${usage}`)
  return {
    runs: Number(runs),
    posts: posts
      .split(',')
      .map(Number)
      .sort((a, b) => a - b),
  }
}

void runCommand(() => {
  const { runs, posts } = parseOptions()
  return bench(posts, runs)
})
