import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { drawHistory } from './draw-history'
import type { Ratios, Run } from './measures'

const historyFile = 'docs/benchmarks.json'
const pictureFile = 'docs/benchmarks.svg'

/** Appends the ratios of a run to the history in `docs/`, and draws it. */
export async function recordRun(ratios: Ratios): Promise<void> {
  const runs = existsSync(historyFile) ? (JSON.parse(await readFile(historyFile, 'utf8')) as Run[]) : []
  runs.push({ at: new Date().toISOString(), commit: describeCommit(), ratios: rounded(ratios) })
  await writeFile(historyFile, `${JSON.stringify(runs, null, 2)}\n`)
  await writeFile(pictureFile, drawHistory(runs))
}

const rounded = (ratios: Ratios): Ratios =>
  Object.fromEntries(Object.entries(ratios).map(([name, ratio]) => [name, Math.round(ratio * 1000) / 1000]))

function describeCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
}
