import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

/**
 * Compiles the backend file by file, as `tsx` does on every start, for tests that start it many times.
 *
 * @returns The program's folder, and a function that removes it.
 */
export function compileBackend(): { folder: string; remove: () => void } {
  const compiled = path.resolve(`node_modules/.cache/site/compiled-${process.pid}`)
  const entryPoints = ['backend', 'contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file)),
  )
  buildSync({
    entryPoints,
    outdir: compiled,
    outbase: '.',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
  })
  copyFileSync('package.json', path.join(compiled, 'package.json')) // it holds the version
  for (const name of readdirSync('backend', { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.mjs')) copyFileSync(path.join('backend', name), path.join(compiled, 'backend', name))
  const remove = () => rmSync(compiled, { recursive: true, force: true })
  return { folder: path.join(compiled, 'backend'), remove }
}
