import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fontSource } from '../write/font-source'
import { createMeasure } from '../write/measure-text'
import { writeWhole } from '../write/write-whole'
import { type TextLine, type Voice, FONT_FAMILY, VOICES } from './draw-text'

/** The width of a line as it will be drawn, pixels. */
export type Measure = (line: Omit<TextLine, 'x' | 'y' | 'fill'>) => number

/** The renderer's font settings: our files alone, so that every machine draws the same. */
export const fontOptions = (files: readonly string[]) => ({
  loadSystemFonts: false,
  fontFiles: [...files],
  defaultFontFamily: FONT_FAMILY,
})

/** Letter spacing follows each letter but the last, after which nothing is drawn. */
function measureLines(fonts: Readonly<Record<Voice, string>>): Measure {
  const widthOf = createMeasure(fonts)
  return ({ text, voice, size, spacing = 0 }) =>
    (widthOf(text, voice) + spacing * ([...text].length - 1)) * size
}

export interface SocialFonts {
  /** Font files for the renderer. */
  readonly files: readonly string[]
  readonly measure: Measure
}

/** Cuts the fonts and writes them to a folder, since the renderer reads files; takes about 0.15 s. */
export async function createSocialFonts(directory: string): Promise<SocialFonts> {
  const source = await readFile(fontSource())
  await mkdir(directory, { recursive: true })
  const cut = async (voice: Voice) => {
    const { wght, wdth } = VOICES[voice]
    const file = path.join(directory, `archivo-${voice}.ttf`)
    const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes: { wght, wdth } } as const
    const font = await subsetFont(source, '', options)
    await writeWhole(file, (part) => writeFile(part, font)) // two processes of a build draw pictures
    return file
  }
  const fonts = { head: await cut('head'), text: await cut('text'), figures: await cut('figures') }
  return { files: Object.values(fonts), measure: measureLines(fonts) }
}
