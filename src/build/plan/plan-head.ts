import type { PageView } from '../site/views'
import { socialImageName } from '../social-images/social-image-name'
import type { HeadPlan } from './page-plan'
import type { PlanInput } from './plan-pages'
import { planSocialImage } from './plan-social-image'
import { describePage } from './structured-data'

/** The head of a page: what its title and description are, where it really lives, what it is about. */
export function planHead(page: PageView, { company, siteUrl }: PlanInput): HeadPlan {
  const article = page.type === 'PostPage' || page.type === 'CaseStudyPage'
  return {
    title: `${page.seo.title} | ${company.name}`,
    description: page.seo.description,
    canonical: `${siteUrl}${page.href}`,
    type: article ? 'article' : 'website',
    image: `${siteUrl}/social/${socialImageName(planSocialImage(page, company))}`,
    siteName: company.name,
    ...(article ? { published: page.date, modified: page.modified } : {}),
    ...(page.entryHash === undefined ? {} : { entryHash: page.entryHash }),
    structuredData: describePage(page, company, siteUrl),
  }
}
