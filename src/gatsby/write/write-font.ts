import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { dropSpaceKerning } from './drop-space-kerning'
import { fontSource } from './font-source'

/** What the font is cut to. A test checks that `global.css` declares the same axes. */
export const fontAxes = { wght: { min: 400, max: 600 }, wdth: { min: 86, max: 112 } }

/** Kerning, and figures of one width. */
const features = ['kern', 'tnum']

/** What the interface is written with; dashes, quotes and figures of content are among them. */
const always = `${ascii()}\u00a0·×°½©§–—‘’“”„…•−≈≤≥€£`

/**
 * Writes the site's one font, cut to the axes, features and characters in use, for webpack to pick up. Characters that
 * a build doesn't know (of a comment, of an article that waits for its build) are drawn by the fallback font.
 *
 * @param text All text of the site, in any form.
 */
export async function writeFont(directory: string, text: string): Promise<void> {
  const characters = findCharacters(text)
  const target = path.join(directory, 'archivo.woff2')
  const record = path.join(directory, 'archivo.json')
  const state = JSON.stringify({ characters, fontAxes, features, spaceKerning: false })
  if ((await readFile(record, 'utf8').catch(() => '')) === state) return
  const subset = await subsetFont(await readFile(fontSource()), characters, {
    targetFormat: 'truetype',
    variationAxes: fontAxes,
    keepFeatures: features,
    noHinting: true,
  })
  dropSpaceKerning(subset)
  await mkdir(directory, { recursive: true })
  await writeFile(target, await subsetFont(subset, characters, { targetFormat: 'woff2' }))
  await writeFile(record, state)
}

/** Those of the interface and of the text, each once, in order. */
export function findCharacters(text: string): string {
  const used = new Set(always + text.normalize('NFC'))
  return [...used]
    .filter((character) => character >= ' ')
    .sort()
    .join('')
}

function ascii(): string {
  return Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
}
