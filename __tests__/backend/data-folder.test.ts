import { existsSync, statSync, type Stats } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lockFolder } from '../../backend/database/lock-folder'
import { prepareFolder } from '../../backend/database/prepare-folder'
import { compileBackend } from './support/compile-backend'
import { runCompiled, type RunningProgram } from './support/run-backend'

let directory: string
beforeEach(async () => (directory = await mkdtemp(path.join(tmpdir(), 'data-'))))
afterEach(() => rm(directory, { recursive: true, force: true }))

/** The module through which proper-lockfile reads files. */
const fileSystemOfLock = jest.requireActual<{ stat: (file: string, answer: StatAnswer) => void }>(
  'graceful-fs',
)

type StatAnswer = (error: Error | null, stats?: Stats) => void

function statNow(file: string): Parameters<StatAnswer> {
  try {
    return [null, statSync(file)]
  } catch (error) {
    return [error as Error]
  }
}

let folder: string
beforeAll(async () => (folder = await compileBackend()))
const start = () => runCompiled(folder, { PORT: '0', DATA_DIR: directory })

describe('the lock on a data folder', () => {
  test('rejects a second process, names the first, and is released when that stops', async () => {
    const first = start()
    expect(await first.line()).toMatch(/^Serving /)
    const second = start()
    expect(await second.ended()).toBe(1)
    expect(second.output()).toMatch(
      new RegExp(
        `^The data folder ${directory} is in use by process ${first.child.pid}, started \\S+\\. Stop that process or set DATA_DIR to another folder\\.\n$`,
      ),
    )
    first.child.kill('SIGTERM')
    expect(await first.ended()).toBe(0)
    await (
      await lockFolder(directory)
    )()
  })

  test('is released after its holder is killed', async () => {
    const first = start()
    await first.line()
    first.child.kill('SIGKILL')
    await first.ended()
    const next = start()
    expect(await next.line()).toMatch(/^Serving /)
    next.child.kill('SIGKILL')
    await next.ended()
  })

  test('is acquired by exactly one of several processes that start at once', async () => {
    const programs: RunningProgram[] = [start(), start(), start()]
    const said = await Promise.all(programs.map((program) => program.line().catch(() => program.errors())))
    expect(said.map((line) => line.split(' ').slice(0, 3).join(' ')).sort()).toEqual([
      expect.stringMatching(/^Serving /),
      'The data folder',
      'The data folder',
    ])
    for (const { child } of programs) child.kill('SIGKILL')
    await Promise.all(programs.map((program) => program.ended()))
  })

  test('is held by one process at a time, however many compete', async () => {
    let holders = 0
    let taken = 0
    const take = async () => {
      for (let tries = 0; tries < 25; tries++) {
        const unlock = await lockFolder(directory).catch(() => undefined)
        if (!unlock) continue
        taken++
        expect(++holders).toBe(1)
        await new Promise((resolve) => setImmediate(resolve))
        holders--
        await unlock()
      }
    }
    await Promise.all(Array.from({ length: 8 }, take))
    expect(taken).toBeGreaterThan(8)
    expect(await readdir(directory)).toEqual([])
  })

  test('can be released while its holder touches it', async () => {
    const unlock = await lockFolder(directory)
    const stat = jest.spyOn(fileSystemOfLock, 'stat')
    const finishTouch = await new Promise<() => void>((resolve) =>
      stat.mockImplementationOnce((file, answer) => resolve(() => answer(...statNow(file)))),
    )
    await unlock()
    expect(finishTouch).not.toThrow()
  })

  test('takes over a stale lock that a crash on another machine has left', async () => {
    const lock = path.join(directory, 'lock')
    await mkdir(lock)
    const left = { pid: process.pid, host: 'another-machine', since: '2026-01-01T00:00:00Z' }
    await writeFile(path.join(directory, 'lock.json'), JSON.stringify(left))
    const old = new Date(Date.now() - 9_000)
    await utimes(lock, old, old)
    const unlock = await lockFolder(directory)
    await expect(lockFolder(directory)).rejects.toThrow(/is in use by process \d+/)
    await unlock()
  })
})

describe('a new data folder', () => {
  /** As after a process was killed while copying. */
  test('contains nothing of an interrupted copy', async () => {
    const folder = path.join(directory, 'database')
    await mkdir(`${folder}.new`)
    await writeFile(path.join(`${folder}.new`, 'half'), '')
    const create = async (made: string) => {
      await mkdir(made)
      await writeFile(path.join(made, 'PG_VERSION'), '')
    }
    await prepareFolder(folder, create)
    expect(existsSync(path.join(folder, 'PG_VERSION'))).toBe(true)
    expect(existsSync(path.join(folder, 'half'))).toBe(false)
    expect(await readdir(directory)).toEqual(['database'])
  })

  test('is left alone once it exists', async () => {
    await prepareFolder(directory, () => Promise.reject(new Error('nothing is to be made')))
    expect(await readdir(directory)).toEqual([])
  })
})
