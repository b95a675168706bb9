import { readdirSync, readFileSync } from 'node:fs'

/** Between two looks, in milliseconds. */
const intervalMs = 500

/** Bytes of a page of memory, on the machines that Node runs on. */
const pageBytes = 4096

/**
 * Watches how much memory this process's children, and theirs, have together. Needs Linux.
 *
 * @returns Stops watching; returns the most it has seen, in bytes. Pages that processes share count several times.
 */
export function watchMemory(): () => number {
  let most = 0
  const look = () => (most = Math.max(most, childrenBytes()))
  const timer = setInterval(look, intervalMs)
  return () => {
    clearInterval(timer)
    return most
  }
}

function childrenBytes(): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
  const family = new Set([process.pid])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  family.delete(process.pid)
  return processes.reduce((sum, { pid, bytes }) => (family.has(pid) ? sum + bytes : sum), 0)
}

function readProcess(pid: string): { pid: number; parent: number; bytes: number }[] {
  try {
    // the program's name, in brackets, may hold spaces; then come the fields from the third on
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return [{ pid: Number(pid), parent: Number(fields[1]), bytes: Number(fields[21]) * pageBytes }]
  } catch {
    return [] // it has ended
  }
}
