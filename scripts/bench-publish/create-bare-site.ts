import { cp, rm, symlink } from 'node:fs/promises'
import path from 'node:path'

/** Copies the smallest site that Gatsby builds, linked to the packages of this project. @returns Its folder. */
export async function createBareSite(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await cp('scripts/bench/peers/bare-gatsby', folder, { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return folder
}
