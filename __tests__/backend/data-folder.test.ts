import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lockFolder } from '../../backend/database/lock-folder'
import { prepareFolder } from '../../backend/database/prepare-folder'
import { compileBackend } from './support/compile-backend'
import { runCompiled, type RunningProgram } from './support/run-backend'

let directory: string
beforeEach(async () => (directory = await mkdtemp(path.join(tmpdir(), 'data-'))))
afterEach(() => rm(directory, { recursive: true, force: true }))

const { folder, remove } = compileBackend()
afterAll(remove)
const start = () => runCompiled(folder, { PORT: '0', DATA_DIR: directory })

describe('the lock on a data folder', () => {
  test('refuses a second process with who has it and what to do, and is free again after a stop', async () => {
    const first = start()
    expect(await first.line()).toMatch(/^Serving /)
    const second = start()
    expect(await second.ended()).toBe(1)
    expect(second.output()).toMatch(
      new RegExp(
        `^The data folder ${directory} is in use by process ${first.child.pid}, started \\S+\\. Stop that process, or give this one a folder of its own: DATA_DIR=another-folder\n$`,
      ),
    )
    first.child.kill('SIGTERM')
    expect(await first.ended()).toBe(0)
    await (
      await lockFolder(directory)
    )()
  })

  test('is free the moment its holder is killed', async () => {
    const first = start()
    await first.line()
    first.child.kill('SIGKILL')
    await first.ended()
    const next = start()
    expect(await next.line()).toMatch(/^Serving /)
    next.child.kill('SIGKILL')
    await next.ended()
  })

  test('goes to exactly one of several that start at once', async () => {
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

  test('goes to one at a time, however many want it again and again', async () => {
    let holders = 0
    let taken = 0
    const want = async () => {
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
    await Promise.all(Array.from({ length: 8 }, want))
    expect(taken).toBeGreaterThan(8)
    expect(await readdir(directory)).toHaveLength(1)
  })

  test('takes over what a copy or a crash has left in its place', async () => {
    await writeFile(path.join(directory, 'lock.7'), '')
    const unlock = await lockFolder(directory)
    expect(await readdir(directory)).toEqual(['lock.8'])
    await expect(lockFolder(directory)).rejects.toThrow(/is in use by process \d+/)
    await unlock()
  })

  test('says what to do where the path is too long for one', async () => {
    const deep = path.join(directory, 'x'.repeat(120))
    await expect(lockFolder(deep)).rejects.toThrow(/can't be locked: its path is too long\. Set DATA_DIR to /)
  })
})

describe('a new data folder', () => {
  /** Stands for a program that was killed while it copied. */
  test('has nothing of a copy that did not end', async () => {
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

  test('is left alone once it is there', async () => {
    await prepareFolder(directory, () => Promise.reject(new Error('nothing is to be made')))
    expect(await readdir(directory)).toEqual([])
  })
})
