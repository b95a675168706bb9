import { createHash } from 'node:crypto'
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isBundled } from '../is-bundled'

/** Creates a folder with an empty, migrated database. */
export type CreateDatabase = (folder: string) => Promise<void>

/**
 * Ensures that a folder contains a database. A new one is copied from a template in the packages' cache, created on
 * first use: creating a database takes seconds, copying does not. Folders are renamed into place when complete, so an
 * interruption leaves nothing partial.
 */
export async function prepareFolder(folder: string, create: CreateDatabase): Promise<void> {
  if (existsSync(folder)) return
  const partial = `${folder}.new`
  await rm(partial, { recursive: true, force: true })
  const template = await findTemplate(create)
  if (template === undefined) await create(partial)
  else copy(template, partial)
  await rename(partial, folder)
}

/**
 * A thousand small files: at once this takes a quarter of the time, and the service has nothing else to do yet. `cpSync`
 * would look at each file before and after it, which takes as long again.
 */
function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: statSync(from).mode })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) copy(source, target)
    else copyFileSync(source, target, constants.COPYFILE_FICLONE)
  }
}

const cache = path.resolve('node_modules/.cache/site')

/** The template for this version of PGlite and the migrations; undefined if it can't be stored. */
async function findTemplate(create: CreateDatabase): Promise<string | undefined> {
  if (isBundled) return undefined // it has no files to tell versions apart by, and creates a database once
  const template = path.join(cache, `database-${fingerprint()}`)
  if (existsSync(template)) return template
  const partial = `${template}.new-${process.pid}`
  try {
    await mkdir(cache, { recursive: true })
    await removeOld()
    await create(partial)
    await rename(partial, template)
  } catch {
    // Another process was faster, or the packages are read-only, as in many containers.
    await rm(partial, { recursive: true, force: true }).catch(() => {})
  }
  return existsSync(template) ? template : undefined
}

/** Changes with everything the template is made from. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const migrations = path.join(__dirname, '../migrations')
  const manifest = path.join(path.dirname(require.resolve('@electric-sql/pglite')), '../package.json')
  const files = readdirSync(migrations).sort()
  for (const file of [manifest, ...files.map((name) => path.join(migrations, name))]) {
    hash.update(path.basename(file)).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

const keptMs = 7 * 24 * 60 * 60 * 1000

/** Removes templates of other versions, and incomplete ones. */
async function removeOld(): Promise<void> {
  for (const name of (await readdir(cache)).filter((found) => found.startsWith('database-'))) {
    const folder = path.join(cache, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > keptMs) await rm(folder, { recursive: true, force: true })
  }
}
