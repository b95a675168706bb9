import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'

/** Files and folders that Gatsby reads. */
const parts = [
  'content',
  'contract',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.mjs',
  'gatsby-node.mjs',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
]

/**
 * Copies the project without its caches, linked to its packages. Building the copy leaves the project's caches alone.
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

/** Links each package by itself, since builds keep a cache in node_modules. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => name !== '.cache')
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))))
}
