import path from 'node:path'
import { parse } from 'yaml'
import { TagsSchema } from '../../contract/content/page-schemas'
import { parseOrExplain } from '../../contract/parse-or-explain'
import { services } from '../../contract/trees/services'
import { technologies } from '../../contract/trees/technologies'
import { ContentFiles } from '../content/content-files'
import type { KnownSlugs } from '../content/json-schemas'

/**
 * The slugs that front matter may name, from the trees and from the files in `content/`.
 *
 * @param root The project's root.
 * @throws InvalidValueError when tags.yml is not a list of tags.
 */
export function readKnownSlugs(root: string): KnownSlugs {
  const files = new ContentFiles(path.join(root, 'content'), root)
  const tags: unknown = parse(files.find('blog/tags.yml')?.text ?? '[]')
  return {
    services: services.flatMap(({ children }) => children),
    technologies: technologies.flatMap(({ children }) => children),
    people: files.markdownIn('people').map(({ slug }) => slug),
    solutions: files.markdownIn('solutions').map(({ slug }) => slug),
    caseStudies: files.markdownIn('case-studies').map(({ slug }) => slug),
    tags: parseOrExplain(
      TagsSchema.shape.items,
      tags,
      (keys) => `content/blog/tags.yml: ${keys.join('.')}`,
    ).map(({ slug }) => slug),
  }
}
