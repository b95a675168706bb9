import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beginBuild, endBuild, forgetUnfinishedBuild } from '../../../src/gatsby/unfinished-build.mjs'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'))
  for (const folder of ['.cache', 'public']) await mkdir(path.join(root, folder))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const preload = path.resolve('src/gatsby/begin-build.mjs')

const isKept = () => ['.cache', 'public'].map((folder) => existsSync(path.join(root, folder)))

test('after a build that was ended halfway, the next one begins without Gatsby’s cache', () => {
  beginBuild(root)
  forgetUnfinishedBuild(root)
  expect(isKept()).toEqual([false, false])
})

test('after a build that ended, the next one keeps the cache, and so does the first of all', () => {
  forgetUnfinishedBuild(root)
  beginBuild(root)
  endBuild(root)
  forgetUnfinishedBuild(root)
  expect(isKept()).toEqual([true, true])
})

test('once forgotten, an unfinished build no longer counts', async () => {
  beginBuild(root)
  forgetUnfinishedBuild(root)
  await mkdir(path.join(root, '.cache'))
  forgetUnfinishedBuild(root)
  expect(isKept()).toEqual([true, false])
})

test('a build that begins forgets the one before it that didn’t end, and counts as unfinished itself', () => {
  const build = () => spawnSync(process.execPath, ['--import', preload, '--eval', ''], { cwd: root }).status
  expect([build(), isKept()]).toEqual([0, [true, true]])
  expect([build(), isKept()]).toEqual([0, [false, false]])
})

test('the processes that a build starts leave its cache alone', async () => {
  beginBuild(root)
  const program = path.join(root, 'worker.mjs')
  await writeFile(program, 'process.disconnect()')
  const worker = fork(program, { cwd: root, execArgv: ['--import', preload] })
  expect(await once(worker, 'exit')).toEqual([0, null])
  expect(isKept()).toEqual([true, true])
})
