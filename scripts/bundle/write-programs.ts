import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { LockSchema, pickLocked } from './pick-locked'

/** What people run in a bundle: `node main.js`, `node migrate.js up` … */
const programs = ['main', 'migrate', 'backup', 'restore']

/** Programs that the service starts by their path, beside it. */
const helpers = ['backend/pictures/render-picture.mjs']

/** Native code, WebAssembly and the font of the backend's pages, which stay packages. */
const packages = ['@electric-sql/pglite', '@fontsource-variable/archivo', 'sharp']

const shared: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  // `pg` asks for pg-native, which nobody installs
  external: [...packages, 'pg-native'],
  logLevel: 'warning',
}

/**
 * Writes the backend as single files that need no other packages than a few pinned ones.
 *
 * @param folder Absolute. @param root The project's folder.
 */
export async function writePrograms(folder: string, root: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await build({
    ...shared,
    entryPoints: programs.map((name) => path.join(root, 'backend', `${name}.ts`)),
    outdir: folder,
    format: 'cjs',
    define: { BUNDLED: 'true' },
  })
  await build({
    ...shared,
    entryPoints: helpers.map((name) => path.join(root, name)),
    outdir: folder,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
  })
  await writePackages(folder, root)
}

async function writePackages(folder: string, root: string): Promise<void> {
  const read = async (name: string) => JSON.parse(await readFile(path.join(root, name), 'utf8')) as unknown
  const { name, version, engines } = (await read('package.json')) as Record<'name' | 'version', string> & {
    engines: object
  }
  const { manifest, lock } = pickLocked(
    LockSchema.parse(await read('package-lock.json')),
    { name, version },
    packages,
  )
  const write = (file: string, value: object) =>
    writeFile(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
  await write('package.json', { ...manifest, engines, scripts: { start: 'exec node main.js' } })
  await write('package-lock.json', lock)
}
