import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Gatsby keeps the data of pages as soon as it is read, but which pages are up to date only once all queries have run. After
 * a build that was ended in between, later ones would take pages for up to date that still show the data of before.
 */
const mark = 'node_modules/.cache/site/unfinished'

/** What `gatsby clean` removes. */
const gatsbyCache = ['.cache', 'public']

/**
 * Call it before Gatsby starts: plugins write data of files before the content is checked.
 *
 * @param {string} root The project's folder.
 */
export function beginBuild(root) {
  mkdirSync(path.dirname(path.join(root, mark)), { recursive: true })
  writeFileSync(path.join(root, mark), '')
}

/** @param {string} root The project's folder. */
export function endBuild(root) {
  rmSync(path.join(root, mark), { force: true })
}

/**
 * Removes what Gatsby has kept, if the last build was ended halfway. Call it before Gatsby starts.
 *
 * @param {string} root The project's folder.
 */
export function forgetUnfinishedBuild(root) {
  if (!existsSync(path.join(root, mark))) return
  for (const folder of gatsbyCache) rmSync(path.join(root, folder), { recursive: true, force: true })
  endBuild(root)
}
