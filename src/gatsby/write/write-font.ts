import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fontSource } from './font-source'

/** Characters of the site's language and signs; anything else is drawn by the fallback font. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...Array.from('ŒœŠšŽžŸ–—‘’‚“”„•…‹›€™−≈≤≥←→↑↓⌘'),
].join('')

/**
 * Writes the site's one font, cut to the characters and axes in use, for webpack to pick up. Skipped when
 * it is there already.
 */
export async function writeFont(directory: string): Promise<void> {
  const target = path.join(directory, 'archivo.woff2')
  if (existsSync(target)) return
  const subset = await subsetFont(await readFile(fontSource()), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 125 } },
  })
  await mkdir(directory, { recursive: true })
  await writeFile(target, subset)
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
