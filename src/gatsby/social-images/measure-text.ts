import { Resvg } from '@resvg/resvg-js'
import { drawText, type TextLine } from './draw-text'
import { FONT_FAMILY } from './voices'

/** The width of a line as it will be drawn, from its start to the right end of the ink, pixels. */
export type Measure = (line: Omit<TextLine, 'x' | 'y' | 'fill'>) => number

/** The renderer's font settings: our files alone, so that every machine draws the same. */
export const fontOptions = (files: readonly string[]) => ({
  loadSystemFonts: false,
  fontFiles: [...files],
  defaultFontFamily: FONT_FAMILY,
})

/** Measures with the renderer itself, once for each text: widths grow in proportion to the size. */
export function createMeasure(files: readonly string[]): Measure {
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
