import type { PageView } from '../site/views'
import type { PageContext, PagePlan, PlanInput } from './page-plan'
import { nodeId } from './node-id'
import { planHead } from './plan-head'
import { planLists } from './plan-lists'

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
