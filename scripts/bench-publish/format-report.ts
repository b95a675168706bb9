import { median } from '../bench/median'
import { steps, type Run } from './publish-article'

/** Gatsby's steps that take at least this many seconds are listed. */
const namedFrom = 0.4

const seconds = (ms: number) => `${(ms / 1000).toFixed(2).padStart(7)} s`

/** Shows how long each step takes from the click to the built page, compared with a bare site. */
export function formatReport(runs: readonly Run[], bareMs: readonly number[]): string {
  const of = (pick: (run: Run) => number) => median(runs.map(pick))
  const totalMs = of((run) => run.totalMs)
  const bare = median(bareMs)
  const lines = steps.map((step) => {
    const ms = of(({ spent }) => spent[step])
    return `  ${step.padEnd(10)}${seconds(ms)}  ${((100 * ms) / totalMs).toFixed(1).padStart(5)} %`
  })
  return [
    `Publishing an article, medians of ${runs.length}:`,
    ...lines,
    `  ${'live'.padEnd(10)}${seconds(totalMs)}`,
    '',
    `Readable from the backend after ${seconds(of((run) => run.readableMs)).trim()} (aim: 2 s)`,
    `Warm build of a bare site ${seconds(bare).trim()}; publishing takes ${(totalMs / bare).toFixed(2)} times that (aim: 3)`,
    '',
    'What Gatsby said took longest in the last run:',
    ...longest(runs.at(-1)?.log ?? ''),
  ].join('\n')
}

function longest(log: string): string[] {
  const parts = [...log.matchAll(/^success (.+?) - (\d+\.\d+)s/gm)]
    .map(([, name = '', took]) => ({ name, took: Number(took) }))
    .filter(({ took }) => took >= namedFrom)
  return parts
    .sort((a, b) => b.took - a.took)
    .map(({ name, took }) => `  ${took.toFixed(2).padStart(6)} s  ${name}`)
}
