import { createHash } from 'node:crypto'
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Makes a folder with an empty, migrated database in it. */
export type CreateDatabase = (folder: string) => Promise<void>

/**
 * Sees to it that there is a database in a folder. A new one is a copy of a template, which is kept among
 * the caches of the packages and made on first need: creating a database takes seconds, a copy does not.
 * Nothing half-made is left: what is made gets its name last.
 */
export async function prepareFolder(folder: string, create: CreateDatabase): Promise<void> {
  if (existsSync(folder)) return
  const partial = `${folder}.new`
  await rm(partial, { recursive: true, force: true })
  const template = await findTemplate(create)
  if (template === undefined) await create(partial)
  else await cp(template, partial, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await rename(partial, folder)
}

const cache = path.resolve('node_modules/.cache/site')

/** The template of this version of PGlite and of the migrations; undefined where none can be kept. */
async function findTemplate(create: CreateDatabase): Promise<string | undefined> {
  const template = path.join(cache, `database-${fingerprint()}`)
  if (existsSync(template)) return template
  const partial = `${template}.new-${process.pid}`
  try {
    await mkdir(cache, { recursive: true })
    await removeOld()
    await create(partial)
    await rename(partial, template)
  } catch {
    // Another process was quicker, or the packages are read-only, as in many containers.
    await rm(partial, { recursive: true, force: true }).catch(() => {})
  }
  return existsSync(template) ? template : undefined
}

/** Changes with all that the template is made from. */
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

/** Templates of other versions, and what was left half-made. */
async function removeOld(): Promise<void> {
  for (const name of (await readdir(cache)).filter((found) => found.startsWith('database-'))) {
    const folder = path.join(cache, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > keptMs) await rm(folder, { recursive: true, force: true })
  }
}
