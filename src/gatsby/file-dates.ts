import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'

/** Day (YYYY-MM-DD) of each content file's last commit; of its last write where git knows nothing of it. */
export function createFileDates(root: string): (file: string) => string {
  const committed = readCommitDates(root)
  return (file) => committed.get(file) ?? statSync(path.join(root, file)).mtime.toISOString().slice(0, 10)
}

function readCommitDates(root: string): Map<string, string> {
  const dates = new Map<string, string>()
  let day = ''
  for (const line of gitLog(root).split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line
    else if (line !== '' && !dates.has(line)) dates.set(line, day)
  }
  return dates
}

function gitLog(root: string): string {
  try {
    const args = ['log', '--format=%cs', '--name-only', '--relative', '--', 'content']
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return '' // not a git checkout, e.g. an unpacked archive: the dates of the files are used
  }
}
