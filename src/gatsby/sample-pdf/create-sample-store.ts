import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { samplePdfHref } from '../../config/routes'
import type { SampleFiles } from '../site/views'
import { writeWhole } from '../write/write-whole'
import { drawExcerpt, drawPage } from './draw-page'
import { embedFonts } from './embed-fonts'
import { layOutDocument } from './lay-out-document'
import type { Measure } from './paper'
import { createPaperFonts, measureOnPaper, type PaperFonts } from './paper-fonts'
import { planExcerpt } from './plan-excerpt'
import type { SampleDocument } from './sample-document'
import { writePdf } from './write-pdf'

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
    const media = (end: string) => `/media/${name.slice(0, 10)}/${slug}${end}.svg`
    const [picture, page] = [media(''), media('-page')]
    return {
      files: { pdf, pages: facts.pages, bytes: facts.bytes, picture, page },
      sources: new Map([
        [pdf.slice(1), `${base}.pdf`],
        [picture.slice(1), `${base}.svg`],
        [page.slice(1), `${base}-page.svg`],
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
  return { fonts, measure: measureOnPaper(fonts) }
}

/** What is known of the files once they are made. */
type Facts = Pick<SampleFiles, 'pages' | 'bytes'>

async function makeFiles(document: SampleDocument, base: string, { fonts, measure }: Tools): Promise<void> {
  const pages = layOutDocument(document, measure)
  const [first] = pages
  if (first === undefined) throw new Error(`The sample "${document.slug}" has no text.`)
  const pdf = await writePdf(document, pages, fonts)
  const excerpt = planExcerpt(document, measure)
  const picture = drawExcerpt(excerpt, await embedFonts(excerpt.runs, fonts))
  const spoken = first.items.flatMap((item) => ('text' in item ? item : []))
  const page = drawPage(first.items, await embedFonts(spoken, fonts))
  await mkdir(path.dirname(base), { recursive: true })
  await writeWhole(`${base}.pdf`, (part) => writeFile(part, pdf))
  await writeWhole(`${base}.svg`, (part) => writeFile(part, picture))
  await writeWhole(`${base}-page.svg`, (part) => writeFile(part, page))
  const facts: Facts = { pages: pages.length, bytes: pdf.length }
  await writeWhole(`${base}.json`, (part) => writeFile(part, JSON.stringify(facts)))
}

/** A name that changes with the document and with the code. */
const nameOf = (document: SampleDocument, version: string) =>
  createHash('sha256')
    .update(JSON.stringify([version, document]))
    .digest('hex')
    .slice(0, 24)
