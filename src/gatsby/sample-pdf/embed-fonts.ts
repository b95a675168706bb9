import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { PaperFonts } from './paper-fonts'
import type { Voice } from './read-blocks'

/** A stretch of text and its voice; a font of that name draws it. */
interface Spoken {
  text: string
  voice: Voice
}

/** Styles for a picture that brings its fonts: each voice with the signs it uses, and no more. */
export async function embedFonts(spoken: readonly Spoken[], fonts: PaperFonts): Promise<string> {
  const signs = new Map<Voice, string>()
  for (const { text, voice } of spoken) signs.set(voice, (signs.get(voice) ?? '') + text)
  const faces: string[] = []
  for (const [voice, text] of signs) {
    const font = await subsetFont(await readFile(fonts[voice]), text, { targetFormat: 'woff2' })
    faces.push(`@font-face{font-family:${voice};src:url(data:font/woff2;base64,${font.toString('base64')})}`)
  }
  return faces.join('')
}
