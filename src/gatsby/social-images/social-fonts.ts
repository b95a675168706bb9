import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subsetFont from 'subset-font'
import { fontSource } from '../write/font-source'
import { writeWhole } from '../write/write-whole'
import { drawText, type TextLine, FONT_FAMILY, VOICES } from './draw-text'

/** The width of a line as it will be drawn, from its start to the right end of the ink, pixels. */
export type Measure = (line: Omit<TextLine, 'x' | 'y' | 'fill'>) => number

/** The renderer's font settings: our files alone, so that every machine draws the same. */
export const fontOptions = (files: readonly string[]) => ({
  loadSystemFonts: false,
  fontFiles: [...files],
  defaultFontFamily: FONT_FAMILY,
})

/** Measures with the renderer itself, once for each text: widths grow in proportion to the size. */
function createMeasure(files: readonly string[]): Measure {
  const known = new Map<string, number>()
  return ({ text, voice, size, spacing = 0 }) => {
    const key = `${voice} ${spacing} ${text}`
    const width = known.get(key) ?? widthAt(SAMPLE_SIZE, { text, voice, spacing }, files) / SAMPLE_SIZE
    known.set(key, width)
    return width * size
  }
}

const SAMPLE_SIZE = 100

function widthAt(
  size: number,
  line: Pick<TextLine, 'text' | 'voice' | 'spacing'>,
  files: readonly string[],
): number {
  const text = drawText({ ...line, size, x: 0, y: 0 })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${text}</svg>`
  const box = new Resvg(svg, { font: fontOptions(files) }).getBBox()
  return box ? box.x + box.width : 0
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
  const files: string[] = []
  for (const [voice, { wght, wdth }] of Object.entries(VOICES)) {
    const file = path.join(directory, `archivo-${voice}.ttf`)
    const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes: { wght, wdth } } as const
    const font = await subsetFont(source, '', options)
    await writeWhole(file, (part) => writeFile(part, font)) // two processes of a build draw pictures
    files.push(file)
  }
  return { files, measure: createMeasure(files) }
}
