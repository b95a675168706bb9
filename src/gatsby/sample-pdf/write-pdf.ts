import PDFDocument from 'pdfkit'
import { logo } from '../../lib/logo'
import { inks, paper, type Item, type LogoItem, type Page, type Tag, type TextItem } from './paper'
import type { PaperFonts } from './paper-fonts'
import type { SampleDocument } from './sample-document'

type Element = PDFKit.PDFStructureElement

/** The types of the package know PDF/A alone. */
const accessible = { subset: 'PDF/UA' } as object

/**
 * Writes sheets as a PDF that screen readers can read (PDF/UA): tagged, with language, title and outline. The same
 * document gives the same bytes.
 */
export function writePdf(
  document: SampleDocument,
  pages: readonly Page[],
  fonts: PaperFonts,
): Promise<Buffer> {
  const { title, firm, name, day, locale } = document
  const at = new Date(`${day}T00:00:00Z`)
  const pdf = new PDFDocument({
    ...accessible,
    autoFirstPage: false,
    font: fonts.text,
    lang: locale,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Author: firm, Subject: `Sample: ${name}`, CreationDate: at, ModDate: at },
  })
  const chunks: Buffer[] = []
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const elementOf = createTree(pdf)
  for (const { items, headings } of pages) {
    pdf.addPage({ size: [paper.width, paper.height], margin: 0 })
    for (const heading of headings) pdf.outline.addItem(heading)
    for (const stretch of stretchesOf(items)) writeStretch(pdf, stretch, elementOf, fonts)
  }
  pdf.end()
  return written
}

/** Finds the element of a tag, and makes it and those around it where it is met first: in reading order. */
function createTree(pdf: PDFKit.PDFDocument): (tag: Tag) => Element {
  const elements = new Map<Tag, Element>()
  const find = (tag: Tag): Element => {
    const known = elements.get(tag)
    if (known) return known
    const { type, parent, scope, alt } = tag
    const element = pdf.struct(type, { ...(scope && { scope }), ...(alt !== undefined && { alt }) })
    elements.set(tag, element)
    if (parent) find(parent).add(element)
    else pdf.addStructure(element)
    return element
  }
  return find
}

/** Items one after the other that belong to one place in the text. */
function stretchesOf(items: readonly Item[]): Item[][] {
  const stretches: Item[][] = []
  for (const item of items) {
    const last = stretches.at(-1)
    if (last && last[0]?.tag === item.tag) last.push(item)
    else stretches.push([item])
  }
  return stretches
}

function writeStretch(
  pdf: PDFKit.PDFDocument,
  items: readonly Item[],
  elementOf: (tag: Tag) => Element,
  fonts: PaperFonts,
): void {
  const tag = items[0]?.tag
  if (tag) elementOf(tag).add(pdf.markStructureContent(tag.type))
  else pdf.markContent('Artifact', { type: 'Layout' })
  items.forEach((item, index) => {
    if ('text' in item)
      writeText(pdf, item, endsLine(item, items[index + 1]) ? `${item.text} ` : item.text, fonts)
    else if ('isLogo' in item) drawLogo(pdf, item)
    else pdf.rect(item.x, item.y, item.width, item.height).fill(inks[item.ink])
  })
  pdf.endMarkedContent()
}

/** Without a space the words on both sides of a line’s end would be one to those who hear them. */
const endsLine = (item: TextItem, next: Item | undefined) =>
  item.voice !== 'code' && next !== undefined && 'text' in next && next.y !== item.y

function writeText(pdf: PDFKit.PDFDocument, item: TextItem, text: string, fonts: PaperFonts): void {
  const { voice, size, spacing = 0, ink, x, y } = item
  pdf
    .font(fonts[voice], size)
    .fillColor(inks[ink])
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing * size })
}

function drawLogo(pdf: PDFKit.PDFDocument, { x, y, width, ink }: LogoItem): void {
  pdf
    .save()
    .translate(x, y)
    .scale(width / logo.side)
    .lineWidth(logo.line)
  pdf.path(logo.hairlines).stroke(inks[ink])
  pdf.path(logo.needle).fill(inks.mark)
  pdf.circle(logo.center, logo.center, logo.radius).stroke(inks[ink])
  pdf.restore()
}
