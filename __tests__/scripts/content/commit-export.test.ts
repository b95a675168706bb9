import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { commitExport } from '../../../scripts/content/commit-export'

let root: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checkout-'))
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Nora')
  git('config', 'user.email', 'nora@firm.example')
  mkdirSync(path.join(root, 'content'))
  writeFileSync(path.join(root, 'content/tides.md'), 'old\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'first')
})
afterEach(() => rmSync(root, { recursive: true }))

const today = '2026-11-25'
const pull = (text: string) =>
  commitExport({
    root,
    today,
    write: (checkout) => writeFile(path.join(checkout, 'content/tides.md'), text),
  })

test('commits on a branch named by the day; the current branch and its files stay', async () => {
  expect(await pull('new\n')).toBe('content-2026-11-25')
  expect(git('branch', '--show-current')).toBe('main')
  expect(readFileSync(path.join(root, 'content/tides.md'), 'utf8')).toBe('old\n')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('show', 'content-2026-11-25:content/tides.md')).toBe('new')
  expect(git('rev-list', '--count', 'main..content-2026-11-25')).toBe('1')
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
})

test('numbers a second branch of the same day', async () => {
  await pull('new\n')
  expect(await pull('newer\n')).toBe('content-2026-11-25-2')
})

test('makes no branch where nothing has changed, or the files can’t be used', async () => {
  expect(await pull('old\n')).toBeUndefined()
  const broken = commitExport({ root, today, write: () => Promise.reject(new Error('1 error in content/')) })
  await expect(broken).rejects.toThrow('1 error in content/')
  expect(git('branch', '--list')).toBe('* main')
})

test('refuses changes that are not committed', async () => {
  writeFileSync(path.join(root, 'content/tides.md'), 'half done\n')
  await expect(pull('new\n')).rejects.toThrow(
    'There are changes that are not committed. Commit or stash them, then pull again.',
  )
})

test('says when there is no checkout, and when git is missing', async () => {
  rmSync(path.join(root, '.git'), { recursive: true })
  await expect(pull('new\n')).rejects.toThrow('This folder is not a git checkout.')
  const without = commitExport({ root, today, write: () => Promise.resolve(), program: 'no-such-git' })
  await expect(without).rejects.toThrow('git is not installed. Install it, then pull again.')
})
