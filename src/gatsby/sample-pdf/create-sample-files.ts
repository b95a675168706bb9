import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { samplePdfHref } from '../../config/routes'
import type { SampleFiles } from '../site/views'
import { writeWhole } from '../write/write-whole'
import { drawPage } from './draw-page'
import { layOutDocument } from './lay-out-document'
import { paper as sheet, type Measure, type Page } from './paper'
import { createPaperFonts, type PaperFonts } from './paper-fonts'
import type { SampleDocument } from './sample-document'
import { createMeasure, writePdf } from './write-pdf'

interface Request {
  documents: readonly SampleDocument[]
  /** Where the files are kept between builds. */
  cacheDirectory: string
  /** Version of the code that makes them: a new one makes all again. */
  version: string
}

interface Made {
  /** What pages say of the files. */
  files: SampleFiles[]
  /** Public path -> file. */
  sources: Map<string, string>
  /** How many were made in this run; the others were kept. */
  made: number
}

/** Widths of the picture in pixels: twice what a list of samples shows, and what the head of a page does. */
const pictureWidth = 960
const smallWidth = 560
/** Points above the first section or chart in the picture of what follows the head. */
const airAbove = 14

/** Makes the PDF of each sample deliverable and pictures of its first page. What did not change costs nothing. */
export async function createSampleFiles({ documents, cacheDirectory, version }: Request): Promise<Made> {
  const named = documents.map((document) => ({ document, name: nameOf(document, version) }))
  const missing = named.filter(({ name }) => !existsSync(path.join(cacheDirectory, `${name}.json`)))
  if (missing.length > 0) {
    const fonts = await createPaperFonts(path.join(cacheDirectory, 'fonts'))
    const measure = createMeasure(fonts)
    await Promise.all(
      missing.map(({ document, name }) =>
        makeFiles(document, path.join(cacheDirectory, name), { fonts, measure }),
      ),
    )
  }
  const sources = new Map<string, string>()
  const files: SampleFiles[] = []
  for (const { document, name } of named) {
    const base = path.join(cacheDirectory, name)
    const facts = JSON.parse(await readFile(`${base}.json`, 'utf8')) as Facts // only makeFiles writes it
    const { slug } = document
    const pdf = samplePdfHref(slug)
    const src = `/media/${name.slice(0, 10)}/${slug}.webp`
    const small = `/media/${name.slice(0, 10)}/${slug}-small.webp`
    const body = `/media/${name.slice(0, 10)}/${slug}-body.webp`
    sources.set(pdf.slice(1), `${base}.pdf`)
    sources.set(src.slice(1), `${base}.webp`).set(small.slice(1), `${base}-small.webp`)
    sources.set(body.slice(1), `${base}-body.webp`)
    files.push({
      slug,
      pdf,
      pages: facts.pages,
      bytes: facts.bytes,
      picture: { src, small, ...facts.picture, body: { src: body, ...facts.body } },
    })
  }
  return { files, sources, made: missing.length }
}

/** What is known of the files once they are made. */
type Facts = Pick<SampleFiles, 'pages' | 'bytes'> & Record<'picture' | 'body', Size>
type Size = Pick<SampleFiles['picture'], 'width' | 'height'>
const sizeOf = ({ width, height }: Size): Size => ({ width, height })

async function makeFiles(
  document: SampleDocument,
  base: string,
  { fonts, measure }: { fonts: PaperFonts; measure: Measure },
): Promise<void> {
  const pages = layOutDocument(document, measure)
  const [first] = pages
  if (first === undefined) throw new Error(`The sample "${document.slug}" has no text.`)
  const pdf = await writePdf(document, pages, fonts)
  const image = await renderAsync(drawPage(first), {
    fitTo: { mode: 'width', value: pictureWidth * 2 }, // halved below: small letters come out smoother
    font: { loadSystemFonts: false, fontFiles: Object.values(fonts) },
  })
  const { width, height, pixels } = image
  // a clone of sharp's would copy the pixels
  const draw = (pictured: number, top = 0) =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .extract({ left: 0, top, width, height: height - top })
      .resize({ width: pictured })
      .webp({ quality: 42 })
      .toBuffer({ resolveWithObject: true })
  const [picture, small, body] = await Promise.all([
    draw(pictureWidth),
    draw(smallWidth),
    draw(pictureWidth, Math.round((headHeight(first) / sheet.height) * height)),
  ])
  await mkdir(path.dirname(base), { recursive: true })
  await writeWhole(`${base}.pdf`, (part) => writeFile(part, pdf))
  await writeWhole(`${base}.webp`, (part) => writeFile(part, picture.data))
  await writeWhole(`${base}-small.webp`, (part) => writeFile(part, small.data))
  await writeWhole(`${base}-body.webp`, (part) => writeFile(part, body.data))
  const facts: Facts = {
    pages: pages.length,
    bytes: pdf.length,
    picture: sizeOf(picture.info),
    body: sizeOf(body.info),
  }
  await writeWhole(`${base}.json`, (part) => writeFile(part, JSON.stringify(facts)))
}

/** How many points of a sheet its head takes, which is alike on all: the first section or chart begins below. */
function headHeight({ items }: Page): number {
  const first = items.find(({ tag }) => tag !== undefined && /^(?:H[2-6]|Figure)$/.test(tag.type))
  if (first === undefined) return 0
  return Math.max(0, first.y - ('text' in first ? first.size : 0) - airAbove)
}

/** A name that changes with the document and with the code. */
const nameOf = (document: SampleDocument, version: string) =>
  createHash('sha256')
    .update(JSON.stringify([version, document]))
    .digest('hex')
    .slice(0, 24)
