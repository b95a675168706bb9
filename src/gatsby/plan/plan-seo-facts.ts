import type { SeoFacts, SeoPageFacts, SeoRedirectFacts } from '../../config/seo-facts'
import type { WrittenPage } from '../finish/read-page-facts'
import { nodeId, type PlanInput } from './page-plan'
import { planPages } from './plan-pages'
import type { PlannedRedirect } from './plan-redirects'

/** As many as a person looks at to find out why a page is linked. */
const namedLinks = 3

/**
 * What the editor for search engines shows of the built pages.
 *
 * @param written What the pages hold, by path.
 */
export function planSeoFacts(
  input: PlanInput,
  redirects: readonly PlannedRedirect[],
  written: ReadonlyMap<string, WrittenPage>,
): SeoFacts {
  const { overrides: _, ...withoutSettings } = input
  const { siteUrl, company } = input
  const links = linksTo(written)
  const files = new Map(input.site.pages.map((page) => [nodeId(page), page.file]))
  const pages = planPages(withoutSettings).map(({ path, context }): SeoPageFacts => {
    const { title, description, image } = context.head
    const page = written.get(path)
    const set = input.overrides?.get(path)
    const from = links.get(path) ?? []
    return {
      path,
      file: files.get(context.id) ?? '',
      own: { title, description, image: image.slice(siteUrl.length) },
      ...(set && { set }),
      ...(page && { h1: page.h1 }),
      linked: { pages: from.length, from: from.slice(0, namedLinks) },
    }
  })
  return {
    siteUrl,
    siteName: company.name,
    pages: pages.sort((a, b) => a.path.localeCompare(b.path, 'en')),
    redirects: redirects.map((redirect): SeoRedirectFacts => ({ by: 'file', ...redirect })),
  }
}

/** The pages that link to each path. */
function linksTo(written: ReadonlyMap<string, WrittenPage>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [from, { links }] of written)
    for (const to of links) {
      if (to === from) continue
      const others = found.get(to)
      if (others) others.push(from)
      else found.set(to, [from])
    }
  return found
}
