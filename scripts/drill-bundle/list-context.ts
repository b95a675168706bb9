import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const list = (...options: string[]) =>
  execFileSync('git', ['ls-files', ...options], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

/** Files that COPY finds: those of Git that .dockerignore doesn't name. Docker means names at the root; Git, anywhere. */
export function listContext(): string[] {
  const patterns = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const ignored = new Set(list('-c', '-i', ...patterns.map((pattern) => `--exclude=/${pattern}`)))
  return list().filter((file) => !ignored.has(file))
}
