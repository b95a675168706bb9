import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'

/** What Gatsby reads of this project. */
const parts = [
  'content',
  'contract',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
]

/**
 * A copy of the site that has never been built: without caches, and with the packages of this project. Building it
 * leaves the project's own caches alone.
 *
 * @returns Its folder, absolute.
 */
export async function copyProject(folder: string): Promise<string> {
  const copy = path.resolve(folder)
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  for (const part of parts) await cp(part, path.join(copy, part), { recursive: true })
  await rm(path.join(copy, 'src/styles/generated'), { recursive: true, force: true })
  await linkPackages(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  return copy
}

/** One link for each package, since builds keep what is slow to make beside them. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => name !== '.cache')
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))))
}
