import path from 'node:path'
import { CaseStudySchema, JobSchema, PostSchema } from '../../contract/content/entry-schemas'
import { PageSchemas, PersonSchema, type Company, CompanySchema } from '../../contract/content/page-schemas'
import { CollectionLoader, missingFile } from './collection-loader'
import type { Content, PageEntries } from './content'
import { ContentFiles } from './content-files'
import type { ContentIssue } from './content-issue'
import { settingFiles } from './entry-folders'
import type { MarkdownMemory } from './markdown-memory'
import { parseYaml } from './parse-yaml'
import { findSetting, type ArticleComment, type PublishedContent } from './published-content'
import { SearchWordsSchema } from './search.schema'
import { typesetCompany } from './typeset'

interface Loaded {
  /** What could be read; missing when a page that exists once could not. */
  content?: Content
  issues: ContentIssue[]
}

/**
 * Reads all of `content/`, beside it what was published in the editor, and every issue in either at once.
 *
 * @param root The project's root.
 * @param published Default: files alone.
 * @param memory Of parsed texts. Default: all are parsed.
 */
export function loadContent(root: string, published?: PublishedContent, memory?: MarkdownMemory): Loaded {
  const files = new ContentFiles(path.join(root, 'content'), root, new Set(published?.files))
  const company = loadCompany(files, published)
  const loader = new CollectionLoader(files, company.data, published, memory)

  const redirects = loader.list('redirects')
  const tags = loader.list('tags')
  const content = {
    redirects: { rules: redirects.data ?? [], locate: redirects.locate },
    synonyms: loader.yaml('search.yml', SearchWordsSchema).data ?? [],
    tags: loader.typesetter.fields(tags.data ?? []),
    pages: loader.pages(),
    legal: loader.fixed('legal'),
    serviceCategories: loader.fixed('service-category'),
    services: loader.fixed('service'),
    technologyCategories: loader.fixed('technology-category'),
    technologies: loader.fixed('technology'),
    solutions: loader.fixed('solution'),
    samples: loader.fixed('sample'),
    posts: [...loader.collection('blog', PostSchema), ...loader.published('post', PostSchema)],
    caseStudies: [
      ...loader.collection('case-studies', CaseStudySchema),
      ...loader.published('case-study', CaseStudySchema),
    ],
    jobs: [...loader.collection('jobs', JobSchema), ...loader.published('job', JobSchema)],
    people: [...loader.collection('people', PersonSchema), ...loader.published('person', PersonSchema)],
    comments: groupByPost(published?.comments ?? []),
    media: loader.media,
    broken: loader.broken,
  }
  const { pages } = content
  const issues = [...company.issues, ...loader.issues]
  return company.data && isComplete(pages)
    ? { content: { ...content, company: typesetCompany(company.data, loader.typesetter), pages }, issues }
    : { issues }
}

/** From its file, or from the entry that took it over; the address and language of the site are settings of the build. */
function loadCompany(
  files: ContentFiles,
  published: PublishedContent | undefined,
): { data?: Company; issues: ContentIssue[] } {
  const source = files.find(settingFiles.company)
  if (source === undefined) return { issues: [missingFile('content/company.yml')] }
  const { data, issues } = parseYaml(CompanySchema, source)
  const entry = findSetting(published, 'company', source.file)?.entry
  if (data === undefined || entry === undefined) return { data, issues }
  return { data: { ...entry.fields, url: data.url, locale: data.locale }, issues }
}

function groupByPost(comments: readonly ArticleComment[]): Content['comments'] {
  const byPost = new Map<string, ArticleComment[]>()
  for (const comment of comments) {
    const those = byPost.get(comment.post)
    if (those) those.push(comment)
    else byPost.set(comment.post, [comment])
  }
  return byPost
}

const isComplete = (pages: Partial<PageEntries>): pages is PageEntries =>
  Object.keys(PageSchemas).every((name) => name in pages)
