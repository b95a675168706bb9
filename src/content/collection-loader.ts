import path from 'node:path'
import type { z } from 'zod'
import type { EntryKind } from '../../contract/content/entry-kind'
import { suggest } from '../../contract/parse-or-explain'
import type { Company } from './company.schema'
import type { Entry, Locate, MediaFile, PageEntries } from './content'
import { inEditor, type ContentIssue } from './content-issue'
import type { ContentFiles, SourceFile } from './content-files'
import { fillTokens } from './fill-tokens'
import { splitFrontMatter } from './front-matter'
import { PageSchemas, type PageName } from './page.schema'
import { parseEntry } from './parse-entry'
import { parseYaml } from './parse-yaml'
import type { PictureSource } from './picture-source'
import type { PlacedEntry, PublishedContent } from './published-content'
import { checkBrand, checkTokens, columnBeforeFilling } from './tokens'
import { writeEntry } from './write-entry'

/** Reads collections of entries and keeps every issue in them, and their pictures. */
export class CollectionLoader {
  readonly issues: ContentIssue[] = []
  readonly media: MediaFile[] = []
  readonly broken: SourceFile[] = []

  constructor(
    private readonly files: ContentFiles,
    private readonly company: Company,
    private readonly fromEditor?: PublishedContent,
  ) {}

  yaml<S extends z.ZodType>(name: string, schema: S): { data?: z.output<S>; locate: Locate } {
    const file = `content/${name}`
    const source = this.files.find(name)
    if (source === undefined) {
      this.issues.push(missingFile(file))
      return { locate: () => ({ file, line: 1, column: 1 }) }
    }
    const { data, issues, locate } = parseYaml(schema, this.fill(source))
    const inFile = this.placesIn(source)
    this.issues.push(...issues.map(inFile))
    return { data, locate: (keys) => inFile(locate(keys)) }
  }

  /** Markdown files of a folder; in a tree either the `index.md` files or the others. */
  collection<S extends z.ZodType>(folder: string, schema: S, which: 'all' | 'indexes' | 'children' = 'all') {
    const isIndex = (file: SourceFile) => path.basename(file.file) === 'index.md'
    return this.files
      .markdownIn(folder)
      .filter((file) => which === 'all' || isIndex(file) === (which === 'indexes'))
      .flatMap((file) => this.entry(file, schema) ?? [])
  }

  pages(): Partial<PageEntries> {
    const names = Object.keys(PageSchemas) as PageName[]
    const found = this.files.markdownIn('pages')
    for (const { slug, file } of found) {
      if (slug in PageSchemas) continue
      const message = `expected a page named ${names.join(', ')}, found "${slug}"${suggest(slug, names)}`
      this.issues.push({ file, line: 1, column: 1, message })
    }
    const entries: Partial<Record<PageName, Entry<unknown>>> = {}
    for (const name of names) {
      const file = found.find(({ slug }) => slug === name)
      if (file === undefined) this.issues.push(missingFile(`content/pages/${name}.md`))
      const entry = file && this.entry(file, PageSchemas[name])
      if (entry) entries[name] = entry
    }
    return entries as Partial<PageEntries> // each entry was parsed by the schema of its own name
  }

  /** Entries of the editor, read as the files they would be. */
  published<S extends z.ZodType>(kind: EntryKind, schema: S): Entry<z.output<S>>[] {
    const { entries = [], pictures = this.files } = this.fromEditor ?? {}
    return entries
      .filter(({ entry }) => entry.kind === kind)
      .flatMap((placed) => {
        const { hash, modified } = placed.entry
        const entry = this.entry(asFile(placed), schema, pictures, toEditor)
        return entry ? [{ ...entry, published: { hash, modified } }] : []
      })
  }

  private entry<S extends z.ZodType>(
    file: SourceFile,
    schema: S,
    pictures: PictureSource = this.files,
    toPlace = asItIs,
  ): Entry<z.output<S>> | undefined {
    const { entry, media, issues } = parseEntry(schema, this.fill(file, toPlace), pictures)
    const inFile = this.placesIn(file, toPlace)
    this.issues.push(...issues.map(inFile))
    this.media.push(...media)
    if (entry === undefined) {
      this.broken.push(file)
      return undefined
    }
    const { links, images } = entry.markdown
    const markdown = { ...entry.markdown, links: links.map(inFile), images: images.map(inFile) }
    return { ...entry, markdown, locate: (keys) => inFile(entry.locate(keys)) }
  }

  /** Turns places in the filled text into places where a person edits. */
  private placesIn(file: SourceFile, toPlace = asItIs) {
    const lines = file.text.split('\n')
    const toEdit = toPlace(file)
    return <T extends Place>(place: T): T => {
      const raw = columnBeforeFilling(lines[place.line - 1] ?? '', place.column, this.company)
      return toEdit({ ...place, column: raw })
    }
  }

  /** Checks the raw text for the brand and unknown tokens, then puts the company's values in. */
  private fill(file: SourceFile, toPlace = asItIs): SourceFile {
    const issues = [...checkBrand(file, this.company), ...checkTokens(file, this.company)]
    this.issues.push(...issues.map(toPlace(file)))
    return { ...file, text: fillTokens(file.text, this.company) }
  }
}

/** Something that should be there and is not. */
export const missingFile = (file: string): ContentIssue => ({
  file,
  line: 1,
  column: 1,
  message: 'expected this file, found none',
})

type Place = Pick<ContentIssue, 'line' | 'column'>

/** From places in a text to places where a person edits it. */
type ToPlace = (file: SourceFile) => <T extends Place>(place: T) => T

/** A file's places are where it is edited. */
const asItIs: ToPlace = () => (place) => place

const asFile = ({ entry, place }: PlacedEntry): SourceFile => ({
  file: place,
  folder: '',
  slug: entry.slug,
  text: writeEntry(entry),
})

/** The editor shows the text without front matter: its lines count from 1, the other fields have none. */
const toEditor: ToPlace = ({ text }) => {
  const { linesBefore = 0 } = splitFrontMatter(text) ?? {}
  const textFrom = linesBefore + 1 // an empty line parts them
  return (place) =>
    place.line > textFrom ? { ...place, line: place.line - textFrom, column: 0 } : { ...place, ...inEditor }
}
