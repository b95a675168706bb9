import type { Outcome } from './complete-build'

/** Most lines of a failed build's output that are shown. */
const shownLines = 60

/** Tells whoever started the service, once, how the build it began with went: a line on stdout, details on stderr. */
export function createStartReport({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>) {
  let isSaid = false
  return (outcome: Outcome): void => {
    if (isSaid || outcome.state === 'handed over') return
    isSaid = true
    if (outcome.state === 'failed') {
      const lines = outcome.log.split('\n').filter((line) => line.trim() !== '')
      stderr.write(`${lines.slice(-shownLines).join('\n')}\n${outcome.failure}\n`)
    }
    stdout.write(outcome.state === 'live' ? 'Built the site\n' : 'Could not build the site\n')
  }
}
