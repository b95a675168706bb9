import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The name that a class of a CSS module has in the built pages: three letters for its file, then its place in it. A page
 * holds a hundred of them, and names of one file that begin alike pack much better than a hash for each (0.3 KB a page).
 *
 * @param file Path of the module. @param root The project's folder.
 */
export function nameClass(file: string, root: string, localName: string): string {
  const place = classesIn(readFileSync(file, 'utf8')).indexOf(localName)
  if (place < 0) throw new Error(`${file} has no class "${localName}".`)
  return `${fileLetters(path.relative(root, file))}${inLetters(place)}`
}

/** Three letters that stand for a file, by its path from the project's folder; a test sees that no two have the same. */
export function fileLetters(relativePath: string): string {
  const hash = createHash('sha256').update(relativePath.split(path.sep).join('/')).digest()
  return [...hash.subarray(0, 3)].map((byte) => letters[byte % letters.length]).join('')
}

/** Names that are written in a module, in their order; keyframes have one, too. */
function classesIn(css: string): string[] {
  const names = css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g)
  return [...new Set([...names].map(([, name]) => name ?? ''))]
}

/** 0 is "a", 52 is "ab". */
function inLetters(place: number): string {
  const letter = letters[place % letters.length] ?? ''
  return place < letters.length ? letter : letter + inLetters(Math.floor(place / letters.length))
}
