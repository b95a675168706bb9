import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { codeOf } from '../../backend/errors/code-of'

const ManifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) })

const peer = 'scripts/bench/peers/bare-gatsby'

/** Copies the smallest site that Gatsby builds. @returns Its folder. */
export async function createBareSite(folder: string): Promise<string> {
  const packages = await installPackages('reports/bare-packages')
  await rm(folder, { recursive: true, force: true })
  await cp(peer, folder, { recursive: true })
  await symlink(packages, path.join(folder, 'node_modules'))
  return folder
}

/**
 * Installs its packages at this project's versions, unless they are there: as anyone gets them, with the Parcel that
 * this project leaves out.
 *
 * @returns Their folder, absolute.
 */
async function installPackages(folder: string): Promise<string> {
  const [site, ours] = await Promise.all([readManifest(peer), readManifest('.')])
  const dependencies = Object.fromEntries(
    Object.keys(site.dependencies).map((name) => [name, ours.dependencies[name] ?? '*']),
  )
  const { sharp } = ours.dependencies
  const manifest = JSON.stringify({ private: true, dependencies, overrides: { sharp } })
  const installed = path.resolve(folder, 'node_modules')
  const marker = path.join(folder, 'installed.json')
  if ((await readIfAny(marker)) === manifest) return installed
  process.stderr.write('Installing a bare Gatsby\n')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp('.npmrc', path.join(folder, '.npmrc'))
  await writeFile(path.join(folder, 'package.json'), manifest)
  execFileSync('npm', ['install', '--no-package-lock', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  await writeFile(marker, manifest)
  return installed
}

const readManifest = async (folder: string) =>
  ManifestSchema.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')))

async function readIfAny(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
