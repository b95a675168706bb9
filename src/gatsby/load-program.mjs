import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildSync, version } from 'esbuild'

/** What the processes of a build run, from the project's folder. */
const programs = {
  config: 'src/config/gatsby.ts',
  hooks: 'src/gatsby/hooks/index.ts',
  ahead: 'src/gatsby/ahead/ahead-process.ts',
  read: 'src/gatsby/ahead/read-content.ts',
}

/** Where their code is, and what of it counts: a build also writes fonts and types of queries there. */
const sources = ['contract', 'src']
const code = /(?<!\.d)\.tsx?$|\.(?:mjs|json)$/

/**
 * Loads a program of the build, from the project's folder. Its code is one file, compiled again when a source has changed:
 * that starts in a fraction of the time that its modules would take, and V8 makes it faster, as calls don't pass between
 * modules.
 *
 * @param {keyof typeof programs} name
 */
export function loadProgram(name) {
  const root = process.cwd()
  const folder = path.join(root, 'node_modules/.cache/site/programs', hashSources(root))
  if (!existsSync(folder)) compileInto(folder, root)
  return createRequire(path.join(folder, 'programs.cjs'))(`./${name}.cjs`)
}

/**
 * The processes of a build start at about the same time: the folder appears whole, and the first one stays.
 *
 * @param {string} folder @param {string} root
 */
function compileInto(folder, root) {
  const kept = path.dirname(folder)
  mkdirSync(kept, { recursive: true })
  const part = mkdtempSync(path.join(kept, 'part-'))
  buildSync({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: part,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  })
  for (const old of readdirSync(kept))
    if (old !== path.basename(folder) && !old.startsWith('part-'))
      rmSync(path.join(kept, old), { recursive: true, force: true })
  try {
    renameSync(part, folder)
  } catch (error) {
    rmSync(part, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

/**
 * Changes with each file of the sources.
 *
 * @param {string} root
 */
function hashSources(root) {
  const hash = createHash('sha256').update(version)
  for (const source of sources)
    for (const file of readdirSync(path.join(root, source), {
      recursive: true,
      encoding: 'utf8',
    }).toSorted()) {
      if (!code.test(file)) continue
      const { size, mtimeMs } = statSync(path.join(root, source, file))
      hash.update(`${source}/${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex').slice(0, 24)
}
