import { readdirSync, readFileSync } from 'node:fs'

/**
 * Kills the build that this process started, and its children, like `kill -9` of its process group.
 *
 * @throws Error when no build is running, or Gatsby is not part of it.
 */
export function killBuild(): void {
  const build = processes().find(
    ({ parent, command }) => parent === process.pid && /run-guarded/.test(command),
  )
  if (build === undefined) throw new Error('There is no build to kill.')
  const started = processes().filter(({ pid, group }) => group === build.pid && pid !== build.pid)
  if (!started.some(({ command }) => /gatsby/.test(command)))
    throw new Error('The build does not run Gatsby.')
  process.kill(-build.pid, 'SIGKILL')
}

interface Process {
  pid: number
  parent: number
  group: number
  /** With its arguments. */
  command: string
}

/** All processes, on Linux. */
function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const [, parent, group] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return [{ pid: Number(name), parent: Number(parent), group: Number(group), command }]
    } catch {
      return [] // it has ended by now
    }
  })
}
