import path from 'node:path'
import type { z } from 'zod'
import { suggest } from '../../contract/parse-or-explain'
import { CaseStudySchema } from '../../contract/content/case-study.schema'
import { CompanySchema, RedirectsSchema, type Company } from './company.schema'
import type { Content, Entry, Locate, MediaFile, PageEntries } from './content'
import { ContentError, type ContentFault } from './content-fault'
import { ContentFiles, type SourceFile } from './content-files'
import { JobSchema } from '../../contract/content/job.schema'
import { LegalSchema, PageSchemas, type PageName } from './page.schema'
import { parseEntry } from './parse-entry'
import { parseYaml } from './parse-yaml'
import { PostSchema, TagsSchema } from '../../contract/content/post.schema'
import { ServiceCategorySchema, ServiceSchema } from './service.schema'
import { SolutionSchema } from './solution.schema'
import { TechnologyCategorySchema, TechnologySchema } from './technology.schema'
import { checkBrand, checkTokens, columnBeforeFilling, fillTokens } from './tokens'

interface Loaded {
  /** What could be read; missing when a page that exists once could not. */
  content?: Content
  faults: ContentFault[]
}

/**
 * Reads all of `content/` and every fault in it at once.
 *
 * @param root The project's root.
 * @throws ContentError when company.yml itself cannot be used: nothing else can be read without it.
 */
export function loadContent(root: string): Loaded {
  const files = new ContentFiles(path.join(root, 'content'), root)
  const company = loadCompany(files)
  const loader = new CollectionLoader(files, company)

  const redirects = loader.yaml('redirects.yml', RedirectsSchema)
  const tags = loader.yaml('blog/tags.yml', TagsSchema)
  const content = {
    company,
    redirects: { rules: redirects.data ?? [], locate: redirects.locate },
    tags: tags.data ?? [],
    pages: loader.pages(),
    legal: loader.collection('legal', LegalSchema),
    serviceCategories: loader.collection('services', ServiceCategorySchema, 'indexes'),
    services: loader.collection('services', ServiceSchema, 'children'),
    technologyCategories: loader.collection('technologies', TechnologyCategorySchema, 'indexes'),
    technologies: loader.collection('technologies', TechnologySchema, 'children'),
    solutions: loader.collection('solutions', SolutionSchema),
    posts: loader.collection('blog', PostSchema),
    caseStudies: loader.collection('case-studies', CaseStudySchema),
    jobs: loader.collection('jobs', JobSchema),
    media: loader.media,
    broken: loader.broken,
  }
  const { pages } = content
  return isComplete(pages)
    ? { content: { ...content, pages }, faults: loader.faults }
    : { faults: loader.faults }
}

function loadCompany(files: ContentFiles): Company {
  const source = files.find('company.yml')
  if (source === undefined) throw new ContentError([missing('content/company.yml')])
  const { data, faults } = parseYaml(CompanySchema, source)
  if (data === undefined) throw new ContentError(faults)
  return data
}

const missing = (file: string): ContentFault => ({
  file,
  line: 1,
  column: 1,
  message: 'expected this file, found none',
})

const isComplete = (pages: Partial<PageEntries>): pages is PageEntries =>
  Object.keys(PageSchemas).every((name) => name in pages)

class CollectionLoader {
  readonly faults: ContentFault[] = []
  readonly media: MediaFile[] = []
  readonly broken: SourceFile[] = []

  constructor(
    private readonly files: ContentFiles,
    private readonly company: Company,
  ) {}

  yaml<S extends z.ZodType>(name: string, schema: S): { data?: z.output<S>; locate: Locate } {
    const file = `content/${name}`
    const source = this.files.find(name)
    if (source === undefined) {
      this.faults.push(missing(file))
      return { locate: () => ({ file, line: 1, column: 1 }) }
    }
    const { data, faults, locate } = parseYaml(schema, this.fill(source))
    const inFile = this.placesIn(source)
    this.faults.push(...faults.map(inFile))
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
      this.faults.push({ file, line: 1, column: 1, message })
    }
    const entries: Partial<Record<PageName, Entry<unknown>>> = {}
    for (const name of names) {
      const file = found.find(({ slug }) => slug === name)
      if (file === undefined) this.faults.push(missing(`content/pages/${name}.md`))
      const entry = file && this.entry(file, PageSchemas[name])
      if (entry) entries[name] = entry
    }
    return entries as Partial<PageEntries> // each entry was parsed by the schema of its own name
  }

  private entry<S extends z.ZodType>(file: SourceFile, schema: S): Entry<z.output<S>> | undefined {
    const { entry, media, faults } = parseEntry(schema, this.fill(file), this.files)
    const inFile = this.placesIn(file)
    this.faults.push(...faults.map(inFile))
    this.media.push(...media)
    if (entry === undefined) {
      this.broken.push(file)
      return undefined
    }
    const { links, images } = entry.markdown
    const markdown = { ...entry.markdown, links: links.map(inFile), images: images.map(inFile) }
    return { ...entry, markdown, locate: (keys) => inFile(entry.locate(keys)) }
  }

  /** Turns places in the filled text into places in the file a person edits. */
  private placesIn({ text }: SourceFile) {
    const lines = text.split('\n')
    return <T extends { line: number; column: number }>(place: T): T => {
      return {
        ...place,
        column: columnBeforeFilling(lines[place.line - 1] ?? '', place.column, this.company),
      }
    }
  }

  /** Checks the raw text for the brand and unknown tokens, then puts the company's values in. */
  private fill(file: SourceFile): SourceFile {
    this.faults.push(...checkBrand(file, this.company), ...checkTokens(file, this.company))
    return { ...file, text: fillTokens(file.text, this.company) }
  }
}
