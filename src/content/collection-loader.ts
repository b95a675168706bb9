import type { z } from 'zod'
import { entrySchemas } from '../../contract/content/entry-schemas'
import { slug as SlugSchema } from '../../contract/content/field-schemas'
import { token } from '../../contract/content/fill-values'
import type { FixedKind, OpenKind } from '../../contract/content/kinds'
import { type PageName, PageSchemas, type Company } from '../../contract/content/page-schemas'
import { readingPartsFault } from '../../contract/content/reading-parts'
import { defaultLocale } from '../../contract/default-locale'
import { explain } from '../../contract/parse-or-explain'
import { suggest } from '../../contract/suggest'
import { mapTexts } from '../lib/map-texts'
import type { Entry, Locate, MediaFile, PageEntries } from './content'
import type { ContentFiles, SourceFile } from './content-files'
import { inEditor, type ContentIssue } from './content-issue'
import { entryFilesOf, settingFiles } from './entry-folders'
import { fillTokens } from './fill-tokens'
import type { MarkdownMemory } from './markdown-memory'
import { parseEditorEntry, parseEntry } from './parse-entry'
import type { Markdown } from './parse-markdown'
import { parseYaml } from './parse-yaml'
import { findSetting, type LocatedEntry, type PublishedContent } from './published-content'
import { checkBrand, checkTokens, columnBeforeFilling } from './tokens'
import { createTypesetter, type Typesetter } from './typeset'

/** Of settings whose file is a list. */
type ListKind = 'tags' | 'redirects'
type ListOf<Kind extends ListKind> = z.output<(typeof entrySchemas)[Kind]>['items']

/** What only longer texts have, with the styles of src/ui/reading-text.css. */
export const readingParts = /class="(?:drawn|code-frame|note|footnotes)[ "]/
const besidesReading = /^content\/(?:services|technologies|solutions|pages)\//

/** Reads collections of entries and keeps every issue in them, and their pictures. */
export class CollectionLoader {
  readonly issues: ContentIssue[] = []
  readonly media: MediaFile[] = []
  readonly broken: Broken[] = []
  readonly typesetter: Typesetter

  constructor(
    private readonly files: ContentFiles,
    /** Undefined: company.yml could not be read; tokens stay as they stand. */
    private readonly company: Company | undefined,
    private readonly fromEditor?: PublishedContent,
    private readonly memory?: MarkdownMemory,
  ) {
    this.typesetter = createTypesetter(company?.locale ?? defaultLocale)
  }

  yaml<S extends z.ZodType>(name: string, schema: S): { data?: z.output<S>; locate: Locate } {
    const file = `content/${name}`
    const source = this.files.find(name)
    if (source === undefined) {
      this.issues.push(missingFile(file))
      return { locate: () => ({ file, line: 1, column: 1 }) }
    }
    const { data, issues, locate } = parseYaml(schema, { file, text: this.fill(source) })
    const inFile = this.placesIn(source)
    this.issues.push(...issues.map(inFile))
    return { data, locate: (keys) => inFile(locate(keys)) }
  }

  /** The rows of a setting: from its file, a list, or from the entry that took it over. */
  list<Kind extends ListKind>(kind: Kind): { data?: ListOf<Kind>; locate: Locate } {
    const schema: z.ZodType<{ items: ListOf<Kind> }> = entrySchemas[kind]
    const ofFile = this.yaml(settingFiles[kind], entrySchemas[kind].shape.items)
    const located = findSetting(this.fromEditor, kind, `content/${settingFiles[kind]}`)
    if (!located) return ofFile
    const { entry, location: file } = located
    const inFields = (text: string) => this.fill({ file, text }, () => inEditor)
    const result = explain(schema, mapTexts(entry.fields, inFields))
    const locate = () => ({ file, ...inEditor })
    if (result.ok) return { data: result.data.items, locate }
    this.issues.push(
      ...result.issues.map(({ path, message }) => ({
        ...locate(),
        message: `${path.join('.')}: ${message}`,
      })),
    )
    return ofFile
  }

  /** Markdown files of a folder. */
  collection<S extends z.ZodType>(folder: string, schema: S) {
    return this.files.markdownIn(folder).flatMap((file) => {
      this.issues.push(...checkFileName(file))
      return this.entry(file, schema) ?? []
    })
  }

  pages(): Partial<PageEntries> {
    const names = Object.keys(PageSchemas) as PageName[]
    const found = this.files.everyMarkdownIn('pages')
    for (const { slug, file } of found) {
      if (slug in PageSchemas) continue
      const message = `unknown page "${slug}". Allowed: ${names.join(', ')}${suggest(slug, names)}`
      this.issues.push({ file, line: 1, column: 1, message })
    }
    const entries: Partial<Record<PageName, Entry<unknown>>> = {}
    for (const name of names) {
      if (!found.some(({ slug }) => slug === name)) this.issues.push(missingFile(`content/pages/${name}.md`))
      const [entry] = this.fixed<FixedKind>(`page-${name}`)
      if (entry) entries[name] = entry
    }
    return entries as Partial<PageEntries> // each entry was parsed by the schema of its name
  }

  /** Entries of the editor. The backend has validated them by the same schema, so they never become files. */
  published<S extends z.ZodType>(kind: OpenKind, schema: S): Entry<z.output<S>>[] {
    const { entries = [] } = this.fromEditor ?? {}
    return entries
      .filter(({ entry }) => entry.kind === kind)
      .flatMap((located) => this.editorEntry(located, schema, '') ?? [])
  }

  /** Pages that the site fixes, in order of their files: each from its file, or from the entry that took it over. */
  fixed<Kind extends FixedKind>(kind: Kind): Entry<z.output<(typeof entrySchemas)[Kind]>>[] {
    return entryFilesOf(kind, this.files).flatMap((file) => {
      this.issues.push(...checkFileName(file))
      return this.fixedPage(kind, file) ?? []
    }) as Entry<z.output<(typeof entrySchemas)[Kind]>>[] // parsed by the schema of the kind
  }

  private fixedPage(kind: FixedKind, file: SourceFile): Entry<unknown> | undefined {
    const schema: z.ZodType = entrySchemas[kind]
    const ofFile = this.entry(file, schema)
    const located = this.fromEditor?.entries.find(
      ({ entry }) => entry.kind === kind && entry.source?.file === file.file,
    )
    const entry = located && this.editorEntry(located, schema, file.folder)
    if (!entry) return ofFile
    this.checkReading(entry, file.file)
    return { ...entry, ofFile }
  }

  private editorEntry<S extends z.ZodType>(
    { entry: { slug, fields, markdown, hash, modified }, location: file }: LocatedEntry,
    schema: S,
    folder: string,
  ): Entry<z.output<S>> | undefined {
    const { pictures = this.files } = this.fromEditor ?? {}
    const { typesetter, memory } = this
    const inFields = (text: string) => this.fill({ file, text }, () => inEditor)
    const source = {
      file,
      slug,
      fields: mapTexts(fields, inFields),
      markdown: this.fill({ file, text: markdown }, ({ line }) => ({ line, column: 0 })),
    }
    const inText = <T extends Location>(location: T): T => ({ ...location, column: 0 })
    const parsed = parseEditorEntry(schema, source, { source: pictures, typesetter, memory })
    const entry = this.keep(parsed, { file, slug, folder }, inText)
    return entry && { ...entry, folder, published: { hash, modified } }
  }

  private entry<S extends z.ZodType>(file: SourceFile, schema: S): Entry<z.output<S>> | undefined {
    const filled = { ...file, text: this.fill(file) }
    const { files: source, typesetter, memory } = this
    const parsed = parseEntry(schema, filled, { source, typesetter, memory })
    const entry = this.keep(parsed, file, this.placesIn(file))
    if (entry) this.checkReading(entry, file.file)
    return entry
  }

  /** @param path Of its file. */
  private checkReading({ file, markdown, published }: Entry<unknown>, path: string): void {
    if (!readingParts.test(markdown.html) || !besidesReading.test(path)) return
    const message = readingPartsFault
    this.issues.push({ file, ...(published ? inEditor : { line: 1, column: 1 }), message })
  }

  /** Stores a result, with locations in the file. @returns The entry, if it is valid. */
  private keep<T>(
    { entry, media, issues }: ReturnType<typeof parseEntry<z.ZodType<T>>>,
    file: Broken,
    toLocation: <P extends Location>(location: P) => P,
  ): Entry<T> | undefined {
    this.issues.push(...issues.map(toLocation))
    this.media.push(...media)
    if (entry === undefined) {
      this.broken.push(file)
      return undefined
    }
    const place = (markdown: Markdown): Markdown => ({
      ...markdown,
      links: markdown.links.map(toLocation),
      images: markdown.images.map(toLocation),
      without: (urls) => place(markdown.without(urls)),
    })
    return { ...entry, markdown: place(entry.markdown), locate: (keys) => toLocation(entry.locate(keys)) }
  }

  /** Turns locations in the filled text into locations in the file. */
  private placesIn(file: SourceFile) {
    const lines = file.text.split('\n')
    return <T extends Location>(location: T): T => {
      const line = lines[location.line - 1] ?? ''
      const column = this.company ? columnBeforeFilling(line, location.column, this.company) : location.column
      return { ...location, column }
    }
  }

  /** Checks a raw text for the brand and unknown tokens, then puts the company's values in. */
  private fill(
    source: Pick<SourceFile, 'file' | 'text'>,
    toLocation: (location: Location) => Location = asItIs,
  ): string {
    if (this.company === undefined) return source.text.replace(token, 'company')
    const issues = [...checkBrand(source, this.company), ...checkTokens(source, this.company)]
    this.issues.push(...issues.map((issue) => ({ ...issue, ...toLocation(issue) })))
    return fillTokens(source.text, this.company)
  }
}

/** A file's name is the last part of its page's URL. */
function checkFileName({ file, slug }: SourceFile): ContentIssue[] {
  if (SlugSchema.safeParse(slug).success) return []
  const better = slug
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const suggestion = better === '' ? '' : `, e.g. "${better}.md"`
  const message = `rename this file: its name becomes the URL and takes lower-case words joined by hyphens${suggestion}`
  return [{ file, line: 1, column: 1, message }]
}

/** Something that should be there and is not. */
export const missingFile = (file: string): ContentIssue => ({
  file,
  line: 1,
  column: 1,
  message: 'file not found',
})

type Location = Pick<ContentIssue, 'line' | 'column'>

/** A file's locations are where it is edited. */
const asItIs = ({ line, column }: Location): Location => ({ line, column })

type Broken = Pick<SourceFile, 'file' | 'slug' | 'folder'>
