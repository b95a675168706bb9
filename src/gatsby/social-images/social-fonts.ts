import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fontSource } from '../font-source'
import { createMeasure, type Measure } from './measure-text'
import { VOICES } from './voices'

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
    await writeFile(file, await subsetFont(source, '', options))
    files.push(file)
  }
  return { files, measure: createMeasure(files) }
}
