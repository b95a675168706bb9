import type { Company } from '../../content/company.schema'
import { chartKindOf } from '../../sea-chart/charts'
import type { PageView } from '../site/views'
import type { SocialImage } from '../social-images/social-image'

/** What the picture of a page for shared links shows. */
export function planSocialImage(page: PageView, { name }: Company): SocialImage {
  const above = page.crumbs.slice(1, -1).map(({ title }) => title)
  return {
    title: page.title,
    eyebrow: above.length > 0 ? above.join(' / ') : undefined,
    siteName: name,
    slug: page.slug,
    kind: page.type === 'HomePage' ? 'home' : chartKindOf(page.type, page),
    steps: page.type === 'ServicePage' ? page.steps.length : undefined,
    neighbours: page.type === 'TechnologyPage' ? page.neighbours.length : undefined,
  }
}
