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
import { excerpt, layOutExcerpt, narrowExcerpt } from './lay-out-excerpt'
import type { Measure } from './paper'
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

/** Widths of the pictures in pixels: twice what a list shows at least of the excerpt, what the head of a page does, and a phone. */
const pictureWidth = 1060
const smallWidth = 560
const narrowWidth = 760

/** Makes the PDF of each sample deliverable, a picture of its first page and one of what it tells. What did not change costs nothing. */
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
    const narrow = `/media/${name.slice(0, 10)}/${slug}-narrow.webp`
    sources.set(pdf.slice(1), `${base}.pdf`)
    sources.set(src.slice(1), `${base}.webp`).set(small.slice(1), `${base}-small.webp`)
    sources.set(narrow.slice(1), `${base}-narrow.webp`)
    files.push({
      slug,
      pdf,
      pages: facts.pages,
      bytes: facts.bytes,
      picture: { src, narrow, ...facts.picture, small: { src: small, ...facts.small } },
    })
  }
  return { files, sources, made: missing.length }
}

/** What is known of the files once they are made. */
type Facts = Pick<SampleFiles, 'pages' | 'bytes'> & Record<'picture' | 'small', Size>
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
  const render = async (svg: string, width: number) => {
    const image = await renderAsync(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false, fontFiles: Object.values(fonts) },
    })
    return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 42 })
      .toBuffer({ resolveWithObject: true })
  }
  const [picture, narrow, small] = await Promise.all([
    render(drawPage(layOutExcerpt(document, measure), excerpt), pictureWidth),
    render(drawPage(layOutExcerpt(document, measure, narrowExcerpt), narrowExcerpt), narrowWidth),
    render(drawPage(first.items), smallWidth),
  ])
  await mkdir(path.dirname(base), { recursive: true })
  await writeWhole(`${base}.pdf`, (part) => writeFile(part, pdf))
  await writeWhole(`${base}.webp`, (part) => writeFile(part, picture.data))
  await writeWhole(`${base}-narrow.webp`, (part) => writeFile(part, narrow.data))
  await writeWhole(`${base}-small.webp`, (part) => writeFile(part, small.data))
  const facts: Facts = {
    pages: pages.length,
    bytes: pdf.length,
    picture: sizeOf(picture.info),
    small: sizeOf(small.info),
  }
  await writeWhole(`${base}.json`, (part) => writeFile(part, JSON.stringify(facts)))
}

/** A name that changes with the document and with the code. */
const nameOf = (document: SampleDocument, version: string) =>
  createHash('sha256')
    .update(JSON.stringify([version, document]))
    .digest('hex')
    .slice(0, 24)
