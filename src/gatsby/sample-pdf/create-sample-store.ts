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

interface Options {
  /** Where the files are kept between builds. */
  folder: string
  /** Version of the code that makes them: a new one makes all again. */
  version: string
}

interface Made {
  /** What pages say of the files. */
  files: SampleFiles
  /** Public path -> file. */
  sources: ReadonlyMap<string, string>
}

/** Widths of the pictures in pixels: twice what a list shows at least of the excerpt, what the head of a page does, and a phone. */
const pictureWidth = 1060
const smallWidth = 560
const narrowWidth = 760

/**
 * Makes the PDF of a sample deliverable, a picture of its first page and one of what it tells. What did not change
 * costs nothing.
 */
export function createSampleStore({ folder, version }: Options) {
  const known = new Map<string, Promise<Made>>()
  let tools: Promise<Tools> | undefined

  async function findOrMake(document: SampleDocument, name: string): Promise<Made> {
    const base = path.join(folder, name)
    if (!existsSync(`${base}.json`))
      await makeFiles(document, base, await (tools ??= prepareTools(path.join(folder, 'fonts'))))
    const facts = JSON.parse(await readFile(`${base}.json`, 'utf8')) as Facts // only makeFiles writes it
    const { slug } = document
    const pdf = samplePdfHref(slug)
    const src = `/media/${name.slice(0, 10)}/${slug}.webp`
    const small = `/media/${name.slice(0, 10)}/${slug}-small.webp`
    const narrow = `/media/${name.slice(0, 10)}/${slug}-narrow.webp`
    return {
      files: {
        pdf,
        pages: facts.pages,
        bytes: facts.bytes,
        picture: { src, narrow, ...facts.picture, small: { src: small, ...facts.small } },
      },
      sources: new Map([
        [pdf.slice(1), `${base}.pdf`],
        [src.slice(1), `${base}.webp`],
        [small.slice(1), `${base}-small.webp`],
        [narrow.slice(1), `${base}-narrow.webp`],
      ]),
    }
  }

  return (document: SampleDocument): Promise<Made> => {
    const name = nameOf(document, version)
    const made = known.get(name) ?? findOrMake(document, name)
    known.set(name, made)
    return made
  }
}

/** The samples whose files are not kept yet. */
export const findMissingSamples = (documents: readonly SampleDocument[], { folder, version }: Options) =>
  documents.filter((document) => !existsSync(path.join(folder, `${nameOf(document, version)}.json`)))

interface Tools {
  fonts: PaperFonts
  measure: Measure
}

async function prepareTools(folder: string): Promise<Tools> {
  const fonts = await createPaperFonts(folder)
  return { fonts, measure: createMeasure(fonts) }
}

/** What is known of the files once they are made. */
type Facts = Pick<SampleFiles, 'pages' | 'bytes'> & Record<'picture' | 'small', Size>
type Size = Pick<SampleFiles['picture'], 'width' | 'height'>
const sizeOf = ({ width, height }: Size): Size => ({ width, height })

async function makeFiles(document: SampleDocument, base: string, { fonts, measure }: Tools): Promise<void> {
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
