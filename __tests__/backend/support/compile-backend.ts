import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { keepPlaces } from '../../../scripts/lib/keep-places.mjs'
import { oncePerRun } from './once-per-run'

/**
 * The backend's programs, compiled, for tests that start them.
 *
 * @returns The programs' folder.
 */
export async function compileBackend(): Promise<string> {
  return path.join(await oncePerRun('compiled', compileInto), 'backend')
}

/** What tests start. The last is a program of their own. */
const programs = [
  'backend/main.ts',
  'backend/migrate.ts',
  'backend/site/create-releases.ts',
  '__tests__/backend/publishing/support/publishing-service.ts',
]

/** Of native code and WebAssembly; the font is one of the backend's pages, and nobody installs pg-native. */
const packages = ['@electric-sql/pglite', '@fontsource-variable/archivo', 'sharp', 'pg-native']

/**
 * As one file each, they start with two thirds of the work.
 *
 * @param compiled An empty folder; the programs are in its `backend`.
 */
export async function compileInto(compiled: string): Promise<void> {
  await build({
    entryPoints: programs,
    outdir: compiled,
    outbase: '.',
    bundle: true,
    external: packages,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    plugins: [keepPlaces],
    logLevel: 'warning',
  })
  await symlink(path.resolve('node_modules'), path.join(compiled, 'node_modules'))
}
