import { ContentCopy } from '../setup/content-copy'

let copy: ContentCopy
beforeAll(() => {
  copy = new ContentCopy() // its texts are left out, so every page is too short: advice
  jest.spyOn(process, 'cwd').mockReturnValue(copy.root)
})
afterAll(() => {
  jest.restoreAllMocks()
  copy.dispose()
})

const statusNow = () => process.exitCode ?? 0

/** Runs the program in this process. */
async function check(...args: string[]) {
  const { argv, exitCode } = process
  const stderr = jest.spyOn(console, 'error').mockImplementation()
  const stdout = jest.spyOn(console, 'log').mockImplementation()
  const written = ({ mock }: jest.SpyInstance) => mock.calls.map(([text]) => `${String(text)}\n`).join('')
  try {
    process.argv = [...argv.slice(0, 2), ...args]
    process.exitCode = undefined
    await jest.isolateModulesAsync(async () => {
      await import('../../scripts/check-content')
    })
    return { status: statusNow(), stdout: written(stdout), stderr: written(stderr) }
  } finally {
    Object.assign(process, { argv, exitCode })
    stderr.mockRestore()
    stdout.mockRestore()
  }
}

test('lists and counts advice, without failing', async () => {
  const { status, stdout, stderr } = await check()
  expect(stderr).toMatch(/^Advice \(does not stop a build\): \d+ notes\n\ncontent\//)
  expect(stdout).toMatch(/^No errors in content\/ \(\d+ pages, \d+ redirects\)\n$/)
  expect(status).toBe(0)
})

test('--strict makes advice fail', async () => {
  const { status, stderr } = await check('--strict')
  expect(stderr).toMatch(/^Advice \(counts as errors because of --strict\): \d+ notes/)
  expect(status).toBe(1)
})

test('reports errors before advice, and fails', async () => {
  copy.replace('content/jobs/data-engineer.md', 'status: open', 'status: opn')
  const { status, stdout, stderr } = await check()
  expect(stderr).toMatch(
    /^1 error in content\/\n\ncontent\/jobs\/data-engineer\.md:\d+:1: status: must be .+\n\nAdvice/,
  )
  expect(stdout).toBe('')
  expect(status).toBe(1)
})
