/** The voices of a social image; each is one static cut of the site's variable font. */
export const VOICES = {
  /** Titles and the firm's name: as the site's headlines. */
  head: { wght: 600, wdth: 112, stretch: 'semi-expanded' },
  /** The line above the title. */
  text: { wght: 500, wdth: 100, stretch: 'normal' },
  /** Soundings and bearings. */
  figures: { wght: 400, wdth: 80, stretch: 'condensed' },
} as const
export type Voice = keyof typeof VOICES

/** The family that every cut carries in its name table, whatever its weight. */
export const FONT_FAMILY = 'Archivo SemiBold'

/** Attributes that select a voice: the renderer tells the cuts apart by width, then by weight. */
export const voiceAttributes = (voice: Voice) =>
  `font-family="${FONT_FAMILY}" font-weight="${VOICES[voice].wght}" font-stretch="${VOICES[voice].stretch}"`
