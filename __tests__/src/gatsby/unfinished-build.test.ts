import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beginBuild, endBuild, forgetUnfinishedBuild } from '../../../src/gatsby/unfinished-build.mjs'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'))
  for (const folder of ['.cache', 'public']) await mkdir(path.join(root, folder))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const isKept = () => ['.cache', 'public'].map((folder) => existsSync(path.join(root, folder)))

test('after a build that was ended halfway, the next one begins without Gatsby’s cache', () => {
  beginBuild(root)
  forgetUnfinishedBuild(root)
  expect(isKept()).toEqual([false, false])
})

test('after a build that ended, and after one that stopped before it wrote data, the next one keeps the cache', () => {
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
