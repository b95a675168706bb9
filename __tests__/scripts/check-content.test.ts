import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ContentCopy } from '../setup/content-copy'

let copy: ContentCopy
beforeAll(() => {
  copy = new ContentCopy() // its texts are left out, so every page is too short: advice
})
afterAll(() => copy.dispose())

const check = (...args: string[]) => {
  const program = [
    path.resolve('node_modules/tsx/dist/cli.mjs'),
    path.resolve('scripts/check-content.ts'),
    ...args,
  ]
  return spawnSync(process.execPath, program, { cwd: copy.root, encoding: 'utf8' })
}

test('lists and counts advice, without failing', () => {
  const { status, stdout, stderr } = check()
  expect(stderr).toMatch(/^Advice \(does not stop a build\): \d+ notes\n\ncontent\//)
  expect(stdout).toMatch(/^No errors in content\/ \(\d+ pages, \d+ redirects\)\n$/)
  expect(status).toBe(0)
})

test('--strict makes advice fail', () => {
  const { status, stderr } = check('--strict')
  expect(stderr).toMatch(/^Advice \(counts as errors because of --strict\): \d+ notes/)
  expect(status).toBe(1)
})

test('reports errors before advice, and fails', () => {
  copy.replace('content/jobs/data-engineer.md', 'status: open', 'status: opn')
  const { status, stdout, stderr } = check()
  expect(stderr).toMatch(
    /^1 error in content\/\n\ncontent\/jobs\/data-engineer\.md:\d+:1: status: must be .+\n\nAdvice/,
  )
  expect(stdout).toBe('')
  expect(status).toBe(1)
})
