import { routes } from '../../config/routes'
import type { Content } from '../../content/content'
import type { ContentIssue } from '../../content/content-issue'
import { checkLinks, type DeadLink, type LinkTargets } from './check-links'
import { checkAddresses, checkDuplicates, checkTrees } from './check-trees'
import { Directory } from './directory'
import type { FileFacts } from './page-parts'
import { resolveNavigation } from './resolve-navigation'
import { resolveOfferings } from './resolve-offerings'
import { resolvePages } from './resolve-pages'
import { resolveSamples } from './resolve-samples'
import { resolveStories } from './resolve-stories'
import type { Navigation, PageView } from './views'

export interface Site {
  pages: PageView[]
  navigation: Navigation
}

export interface Resolved {
  site: Site
  /** Every address that links and redirects may target. */
  paths: string[]
  issues: ContentIssue[]
  /** What leads nowhere and is no issue. */
  dead: DeadLink[]
}

/**
 * Joins content with the trees: slugs become titles and addresses. Pure; reports every issue.
 *
 * @param elsewhere What links may name although it is no page of this build. Default: nothing.
 */
export function resolveSite(
  content: Content,
  facts: FileFacts,
  elsewhere: LinkTargets = { paths: [], redirects: new Map(), gone: new Set() },
): Resolved {
  const directory = new Directory(content, elsewhere.gone)
  const pages = [
    ...resolvePages(content, directory, facts),
    ...resolveOfferings(content, directory, facts),
    ...resolveStories(content, directory, facts),
    ...resolveSamples(content, directory, facts),
  ]
  const tagPages = pages.flatMap((page) =>
    page.type === 'BlogPage' ? page.tags.map(({ href }) => href) : [],
  )
  const files = [routes.feed.href(), routes.sitemap.href()]
  const paths = [...pages.map(({ href }) => href), ...tagPages, ...files, ...elsewhere.paths]
  const links = checkLinks(content, pages, { ...elsewhere, paths })
  const issues = [
    ...checkTrees(content),
    ...checkDuplicates(content),
    ...checkAddresses(content.legal, pages),
    ...directory.issues,
    ...links.issues,
  ]
  return {
    site: { pages, navigation: resolveNavigation(content, directory) },
    paths,
    issues,
    dead: [...directory.dead, ...links.dead],
  }
}
