import { execFileSync } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { variablesOf, type Step } from './parse-dockerfile'

/** Folders that stand for the images of a Dockerfile's stages. */
export interface Places {
  /** Root of this stage's image. */
  root: string
  /** Root of the build stage's image. */
  from: string
  /** Files that COPY finds: those that .dockerignore doesn't name. */
  context: readonly string[]
}

/** Carries out the steps of a stage that make files: WORKDIR, COPY and RUN. */
export async function runStage(stage: readonly Step[], { root, from, context }: Places): Promise<void> {
  let directory = root
  const env = { ...process.env, ...variablesOf(stage) }
  for (const { name, text } of stage) {
    if (name === 'WORKDIR') await mkdir((directory = path.join(root, text)), { recursive: true })
    if (name === 'COPY') await copy(text.split(' '))
    if (name !== 'RUN') continue
    console.log(`RUN ${text}`)
    execFileSync('sh', ['-c', text.replaceAll(/ \/(?=\w)/g, ` ${root}/`)], {
      cwd: directory,
      env,
      stdio: 'inherit',
    })
  }

  async function copy(words: readonly string[]): Promise<void> {
    const [first = '', ...rest] = words
    if (first.startsWith('--from=')) {
      await cp(path.join(from, rest[0] ?? ''), directory, { recursive: true })
      return
    }
    const isAll = first === '.'
    for (const file of context.filter((one) => isAll || words.includes(one)))
      await cp(file, path.join(directory, file), { verbatimSymlinks: true })
  }
}
