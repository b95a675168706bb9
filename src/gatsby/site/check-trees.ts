import { suggest } from '../../../contract/suggest'
import { services } from '../../../contract/trees/services'
import { technologies } from '../../../contract/trees/technologies'
import type { CategoryConfig } from '../../../contract/trees/tree'
import type { Content, Entry } from '../../content/content'
import { inEditor, type ContentIssue } from '../../content/content-issue'
import type { PageView } from './views'

interface Tree {
  /** Folder in `content/` and name of the file in `contract/trees`. */
  name: 'services' | 'technologies'
  config: readonly CategoryConfig[]
  categories: readonly Entry<unknown>[]
  children: readonly Entry<unknown>[]
  /** Files that are there but could not be read. */
  broken: Content['broken']
}

/** A tree entry without its file, or a file without its entry, is an issue that names both. */
export function checkTrees(content: Content): ContentIssue[] {
  const { broken } = content
  return [
    ...checkTree({
      name: 'services',
      config: services,
      categories: content.serviceCategories,
      children: content.services,
      broken,
    }),
    ...checkTree({
      name: 'technologies',
      config: technologies,
      categories: content.technologyCategories,
      children: content.technologies,
      broken,
    }),
  ]
}

/** Slugs name pages in front matter and addresses, so two files of a collection may not share one. */
export function checkDuplicates(content: Content): ContentIssue[] {
  const collections = [
    content.services,
    content.technologies,
    content.solutions,
    content.samples,
    content.posts,
    content.caseStudies,
    content.jobs,
    content.people,
    content.legal,
  ]
  return collections.flatMap((entries: readonly Entry<unknown>[]) =>
    entries.flatMap((entry, index) => {
      const first = entries.slice(0, index).find(({ slug }) => slug === entry.slug)
      if (first === undefined) return []
      const message = `duplicate slug "${entry.slug}", also used by ${first.file}`
      return [{ ...issue(entry.file, message), ...(entry.published && inEditor) }]
    }),
  )
}

/** A legal page's file name is its whole address, so it could take another page's. */
export function checkAddresses(
  legal: readonly Entry<unknown>[],
  pages: readonly Pick<PageView, 'href'>[],
): ContentIssue[] {
  return legal
    .filter(({ slug }) => pages.filter(({ href }) => href === `/${slug}/`).length > 1)
    .map(({ file, slug }) => issue(file, `the URL "/${slug}/" is already used by another page`))
}

export function checkTree({ name, config, categories, children, broken }: Tree): ContentIssue[] {
  const expected = config.flatMap((category) => [
    { file: `content/${name}/${category.slug}/index.md`, key: category.slug },
    ...category.children.map((slug) => ({ file: `content/${name}/${category.slug}/${slug}.md`, key: slug })),
  ])
  // an entry of the editor stands for the file it took over
  const found = [
    ...categories.map(({ slug }) => `content/${name}/${slug}/index.md`),
    ...children.map(({ folder, slug }) => `content/${name}/${folder}/${slug}.md`),
  ]
  const expectedFiles = expected.map(({ file }) => file)
  const source = `contract/trees/${name}.ts`

  const withoutFile = expected
    .filter(({ file }) => !found.includes(file) && !broken.some((other) => other.file === file))
    .map(({ file, key }) => issue(file, `file not found: "${key}" is listed in ${source}`))
  const withoutEntry = found
    .filter((file) => !expectedFiles.includes(file))
    .map((file) => issue(file, `this file isn’t listed in ${source}${suggest(file, expectedFiles)}`))
  return [...withoutFile, ...withoutEntry]
}

const issue = (file: string, message: string): ContentIssue => ({ file, line: 1, column: 1, message })
