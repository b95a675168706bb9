/** The voices of a social image; each is one static cut of the site's variable font. */
export const VOICES = {
  /** Titles and the firm's name: as the site's headlines. */
  head: { wght: 600, wdth: 112, stretch: 'semi-expanded' },
  /** The line above the title. */
  text: { wght: 500, wdth: 100, stretch: 'normal' },
  /** Soundings. */
  figures: { wght: 400, wdth: 86, stretch: 'condensed' },
} as const
export type Voice = keyof typeof VOICES

/** The family name in the name table of every font file, whatever its weight. */
export const FONT_FAMILY = 'Archivo SemiBold'

/** Attributes that select a font: the renderer matches by width, then by weight. */
const voiceAttributes = (voice: Voice) =>
  `font-family="${FONT_FAMILY}" font-weight="${VOICES[voice].wght}" font-stretch="${VOICES[voice].stretch}"`

export interface TextLine {
  readonly text: string
  readonly voice: Voice
  /** Font size, pixels. */
  readonly size: number
  /** Letter spacing, em. Default 0. */
  readonly spacing?: number
  /** Start of the baseline, pixels. */
  readonly x: number
  readonly y: number
  /** Color. Default: black. */
  readonly fill?: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// Characters that XML can't hold are left out: one of them would make the whole drawing unreadable.
const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)

const round = (value: number) => Math.round(value * 100) / 100

/** One line of text as SVG. */
export function drawText({ text, voice, size, spacing = 0, x, y, fill = '#000' }: TextLine): string {
  const place = `x="${round(x)}" y="${round(y)}" font-size="${round(size)}" letter-spacing="${round(size * spacing)}"`
  return `<text ${place} ${voiceAttributes(voice)} fill="${fill}">${escapeXml(text)}</text>`
}
