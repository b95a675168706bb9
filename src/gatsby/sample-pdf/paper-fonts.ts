import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { dropSpaceKerning } from '../write/drop-space-kerning'
import { fontSource } from '../write/font-source'
import { createMeasure } from '../write/measure-text'
import { writeWhole } from '../write/write-whole'
import type { Measure } from './paper'
import type { Voice } from './read-blocks'

/** The site's font, cut to one weight and width for each voice. Code has a font of its own. */
const cuts = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 600, wdth: 100 },
  head: { wght: 600, wdth: 112 },
  label: { wght: 400, wdth: 86 },
} as const

/** Font files by voice. */
export type PaperFonts = Record<Voice, string>

/** Cuts the fonts and writes them to a folder: what sets paper reads files. */
export async function createPaperFonts(directory: string): Promise<PaperFonts> {
  await mkdir(directory, { recursive: true })
  const cut = async (voice: Voice, source: string, variationAxes?: { wght: number; wdth: number }) => {
    const file = path.join(directory, `${voice}.ttf`)
    const options = { targetFormat: 'truetype', keepAllGlyphs: true, noHinting: true, variationAxes } as const
    const font = await subsetFont(await readFile(source), '', options)
    if (variationAxes) dropSpaceKerning(font) // words would run together
    await writeWhole(file, (part) => writeFile(part, font)) // two processes of a build make samples
    return file
  }
  const archivo = (voice: keyof typeof cuts) => {
    const { wght, wdth } = cuts[voice]
    return cut(voice, fontSource(), { wght, wdth })
  }
  return {
    text: await archivo('text'),
    strong: await archivo('strong'),
    head: await archivo('head'),
    label: await archivo('label'),
    code: await cut('code', codeFontSource()),
  }
}

/** Measures text as it will be set. */
export function measureOnPaper(fonts: PaperFonts): Measure {
  const widthOf = createMeasure(fonts)
  return (text, { voice, size, spacing = 0 }) => (widthOf(text, voice) + spacing * text.length) * size
}

/** Fira Mono: of IBM Plex Mono, fontkit can't read the space once it is cut. */
const codeFontSource = () =>
  createRequire(path.resolve('package.json')).resolve(
    '@fontsource/fira-mono/files/fira-mono-latin-400-normal.woff2',
  )
