import { readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { hashedFile } from '../../../contract/build'
import { findInternalFiles, type Bundle } from '../bundling/find-internal-files'

/** How long a file is kept after the last build that used it, in milliseconds. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** The folder of the site, and of Gatsby's output, whose files have a content hash in their name. */
export const hashedFolder = 'static'

/**
 * Gatsby leaves the scripts and styles of earlier builds in its output, and pages that are open in a browser still ask
 * for them. Those no build has used for a week go.
 *
 * @param current Names of this build's files, below `output`; where none are known nothing goes.
 */
export async function keepScripts(output: string, current: ReadonlySet<string>): Promise<void> {
  if (current.size === 0) return
  const now = new Date()
  for (const name of await listHashed(output)) {
    const file = path.join(output, name)
    if (current.has(name)) await utimes(file, now, now)
    else if (now.getTime() - (await stat(file)).mtimeMs > keptMs) await rm(file)
  }
}

/** Earlier versions of this site wrote them at the top level. */
async function listHashed(output: string): Promise<string[]> {
  const inFolder = (await readdir(path.join(output, hashedFolder))).map((name) => `${hashedFolder}/${name}`)
  return [...inFolder, ...(await readdir(output))].filter((name) => hashedFile.test(name))
}

interface Compilation extends Bundle {
  /** Names of those that were not there before. */
  emittedAssets: ReadonlySet<string>
  outputOptions: { path?: string }
}

/** The part of webpack's compiler used here. */
interface Compiler {
  hooks: { afterEmit: { tap: (name: string, look: (compilation: Compilation) => void) => void } }
}

const current = new Set<string>()
const internal = new Set<string>()

/**
 * For webpack: remembers the files it makes for browsers, also those that it finds unchanged.
 *
 * @param takeNew Gets the paths of those that are new.
 */
export const rememberAssets =
  (takeNew: (files: readonly string[]) => void) =>
  ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('remember-assets', (compilation) => {
      const { assets, emittedAssets, outputOptions } = compilation
      for (const name of Object.keys(assets)) current.add(name)
      for (const name of findInternalFiles(compilation)) internal.add(path.basename(name))
      const made = [...emittedAssets].map((name) => path.join(outputOptions.path ?? '', name))
      if (made.length > 0) takeNew(made)
    })

/** Names of the scripts and styles of this build, below Gatsby's output. */
export const currentAssets = (): ReadonlySet<string> => current

/** Names, without folders, of the scripts and styles of this build that only employees' browsers load. */
export const internalAssets = (): ReadonlySet<string> => internal
