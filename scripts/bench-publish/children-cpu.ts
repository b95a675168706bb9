import { existsSync, readFileSync } from 'node:fs'

/** Clock ticks per second of Linux, on every machine Node runs on. */
const ticksPerSecond = 100

/**
 * CPU time of this process's children, and theirs, until they ended. Unlike elapsed time, it hardly changes on a busy
 * machine.
 *
 * @returns Milliseconds; NaN on systems other than Linux.
 */
export function childrenCpuMs(): number {
  const file = '/proc/self/stat'
  if (!existsSync(file)) return Number.NaN
  // the program's name, in brackets, may hold spaces; then come the fields from the third on
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const [user, system] = [fields[13], fields[14]]
  return ((Number(user) + Number(system)) * 1000) / ticksPerSecond
}
