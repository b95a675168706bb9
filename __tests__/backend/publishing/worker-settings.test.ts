import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createWorker } from '../../../backend/publishing/create-worker'

let folder: string
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'worker-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What a build by this program prints, and why it fails. */
async function failedBuild(program: string, settings: Record<string, string> = {}) {
  let log = ''
  const worker = createWorker({
    directory: folder,
    siteDirectory: path.join(folder, 'dist'),
    command: [process.execPath, '-e', program],
    variables: settings,
    contentApi: () => 'http://localhost:1',
  })
  const job = {
    build: '00000000-0000-4000-8000-000000000001',
    attempts: 1,
    publications: [],
    signal: new AbortController().signal,
    say: (text: string) => (log += text),
    setStep: () => Promise.resolve(),
    pause: () => Promise.resolve(1),
  }
  const reason = await worker.build(job).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return { log, reason }
}

test('builds by the service use fast compression, unless configured otherwise', async () => {
  const program = 'console.log("compression", process.env.COMPRESSION); process.exit(1)'
  expect((await failedBuild(program)).log).toContain('compression quick')
  expect((await failedBuild(program, { COMPRESSION: 'best' })).log).toContain('compression best')
})

test('a build that fails is tried once more, a build that is killed is not', async () => {
  const failed = await failedBuild('console.log("one build"); process.exit(1)')
  expect(failed.log.match(/one build/g)).toHaveLength(2)
  expect(failed.reason).toBe('The build failed (exit code 1). See the log, fix the error and retry.')

  const killed = await failedBuild('console.log("one build"); process.kill(process.pid, "SIGKILL")')
  expect(killed.log.match(/one build/g)).toHaveLength(1)
  expect(killed.reason).toBe(
    'The build was killed, by the system if it ran out of memory. Check the memory of the server, then retry.',
  )

  // the whole group, like `kill -9 -<pid>`
  const group = await failedBuild('console.log("one build"); process.kill(-process.ppid, "SIGKILL")')
  expect(group.log.match(/one build/g)).toHaveLength(1)
  expect(group.reason).toContain('The build was killed')
})
