import { copyFile, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { oncePerRun } from './once-per-run'

/**
 * The backend, compiled file by file, as `tsx` does on every start, for tests that start it.
 *
 * @returns The program's folder.
 */
export async function compileBackend(): Promise<string> {
  return path.join(await oncePerRun('compiled', compileInto), 'backend')
}

/** The last has a program of its own for tests. */
const folders = ['backend', 'contract', '__tests__/backend/publishing/support']

/** @param compiled An empty folder; the program is in its `backend`. */
export async function compileInto(compiled: string): Promise<void> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name)),
    ),
  )
  await build({
    entryPoints: files.flat().filter((file) => file.endsWith('.ts')),
    outdir: compiled,
    outbase: '.',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    supported: { 'dynamic-import': false }, // Node would want the names of our files in full
  })
  await copyFile('package.json', path.join(compiled, 'package.json')) // it holds the version
  await symlink(path.resolve('node_modules'), path.join(compiled, 'node_modules'))
  for (const file of files.flat()) if (file.endsWith('.mjs')) await copyFile(file, path.join(compiled, file))
}
