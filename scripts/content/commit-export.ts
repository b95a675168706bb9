import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { codeOf } from '../../backend/errors/code-of'

interface Options {
  /** The project's root, in a git checkout. */
  root: string
  /** Day for the name of the branch, as YYYY-MM-DD. */
  today: string
  /** Writes the files below this folder, another checkout of the same commit. @throws what keeps them from being committed. */
  write: (root: string) => Promise<void>
  /** Default: git. */
  program?: string
}

/**
 * Commits written content on a branch of its own. The current branch and the working tree stay as they are: the files
 * are written to a checkout in a temporary folder.
 *
 * @returns The branch; undefined where nothing has changed.
 * @throws Error in a sentence without git, outside of a checkout, or with changes that are not committed.
 */
export async function commitExport({
  root,
  today,
  write,
  program = 'git',
}: Options): Promise<string | undefined> {
  const git = gitIn(root, program)
  const state = await git('status', '--porcelain')
  if (state !== '')
    throw new Error('There are changes that are not committed. Commit or stash them, then pull again.')
  const prefix = await git('rev-parse', '--show-prefix')
  const folder = await mkdtemp(path.join(tmpdir(), 'content-pull-'))
  const checkout = path.join(folder, 'checkout')
  try {
    await git('worktree', 'add', '--detach', checkout, 'HEAD')
    await write(path.join(checkout, prefix))
    const there = gitIn(checkout, program)
    await there('add', '--all', '.')
    if ((await there('status', '--porcelain')) === '') return undefined
    const branch = await findFree(git, `content-${today}`)
    await there('checkout', '-b', branch)
    await there('commit', '--message', `content: what was published in the editor until ${today}`)
    return branch
  } finally {
    await git('worktree', 'remove', '--force', checkout).catch(() => undefined) // it may not have been added
    await rm(folder, { recursive: true, force: true })
  }
}

type Git = (...args: string[]) => Promise<string>

const gitIn =
  (directory: string, program: string): Git =>
  async (...args) => {
    try {
      const { stdout } = await promisify(execFile)(program, args, { cwd: directory, encoding: 'utf8' })
      return stdout.trim()
    } catch (error) {
      throw explainGit(error)
    }
  }

function explainGit(cause: unknown): Error {
  if (codeOf(cause) === 'ENOENT')
    return new Error('git is not installed. Install it, then pull again.', { cause })
  const { stderr = '' } = cause as { stderr?: string } // of execFile
  if (/not a git repository/i.test(stderr))
    return new Error('This folder is not a git checkout. Clone the repository, then pull there.', { cause })
  return new Error(`git failed: ${stderr.trim()}`, { cause })
}

/** The name, with a number where a branch has it already. */
async function findFree(git: Git, name: string): Promise<string> {
  const taken = new Set((await git('branch', '--list', '--format=%(refname:short)', `${name}*`)).split('\n'))
  for (let number = 2, free = name; ; free = `${name}-${number++}`) if (!taken.has(free)) return free
}
