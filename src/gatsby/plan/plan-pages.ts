import type { Company } from '../../content/company.schema'
import type { Tag } from '../../../contract/content/post.schema'
import type { Site } from '../site/resolve-site'
import type { PageView } from '../site/views'
import type { PageContext, PagePlan } from './page-plan'
import { nodeId } from './node-id'
import { planHead } from './plan-head'
import { planLists } from './plan-lists'
import type { SeoOverrides } from './seo-overrides'

export interface PlanInput {
  site: Site
  company: Company
  tags: readonly Tag[]
  /** Public address without a trailing slash, e.g. "https://example.com". */
  siteUrl: string
  /** Articles on a page of the blog. Default: 9. */
  postsPerPage?: number
  /** What admins have set for pages. Default: nothing. */
  overrides?: SeoOverrides
}

/** Every generated page of the site, as plain data. Pure: the same input, the same plan. */
export function planPages(input: PlanInput): PagePlan[] {
  return input.site.pages.flatMap((page) =>
    page.type === 'BlogPage' ? planLists(page, input) : planPage(page, input),
  )
}

function planPage(page: PageView, input: PlanInput): PagePlan {
  const context: PageContext = { id: nodeId(page), head: planHead(page, input), modified: page.modified }
  return { path: page.href, template: page.type, context }
}
