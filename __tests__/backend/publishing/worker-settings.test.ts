import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createWorker } from '../../../backend/publishing/create-worker'

let folder: string
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'worker-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const program = 'console.log("compression", process.env.COMPRESSION); process.exit(1)'

/** The environment of a build when the service has these settings. */
async function compressionOf(settings: Record<string, string>): Promise<string | undefined> {
  let said = ''
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
    say: (text: string) => (said += text),
    setStep: () => Promise.resolve(),
    pause: () => Promise.resolve(1),
  }
  await expect(worker.build(job)).rejects.toThrow('The build failed (exit code 1).')
  return /compression (\w+)/.exec(said)?.[1]
}

test('builds by the service use fast compression, unless configured otherwise', async () => {
  expect(await compressionOf({})).toBe('quick')
  expect(await compressionOf({ COMPRESSION: 'best' })).toBe('best')
})
