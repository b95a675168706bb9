import PDFDocument from 'pdfkit'

/** Where text is measured: the larger, the less is lost to whole units. */
const SAMPLE_SIZE = 1000

/**
 * How wide texts are in font files, in ems, without letter spacing; each is measured once. Kerning counts.
 *
 * @param fonts Files by voice.
 */
export function createMeasure<Voice extends string>(
  fonts: Readonly<Record<Voice, string>>,
): (text: string, voice: Voice) => number {
  const pdf = new PDFDocument({ autoFirstPage: false, font: Object.values<string>(fonts)[0] })
  const known = new Map<string, number>()
  return (text, voice) => {
    const key = `${voice} ${text}`
    const width = known.get(key) ?? pdf.font(fonts[voice], SAMPLE_SIZE).widthOfString(text) / SAMPLE_SIZE
    known.set(key, width)
    return width
  }
}
