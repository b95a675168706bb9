import type { Company } from '../../../contract/content/page-schemas'
import { isWorkedExample, titleAlone, workedExample } from '../../lib/worked-example'
import { chartKindOf } from '../../sea-chart/chart-kind'
import type { PageView } from '../site/views'
import type { SocialImage } from '../social-images/social-image'
import { socialCutName, socialImageName } from '../social-images/social-image-name'
import type { HeadPlan, PlanInput } from './page-plan'
import { describePage } from './structured-data'

/**
 * The head of a page: what its title and description are, where it really lives, what it is about. What admins have
 * set for the page goes before what its file says.
 *
 * @param pictured Whose drawn picture shared links show; default: its own.
 */
export function planHead(page: PageView, input: PlanInput, pictured: PageView = page): HeadPlan {
  const { company, siteUrl, overrides } = input
  const set = overrides?.get(page.href)
  const description = set?.description ?? page.seo.description
  const canonical = wholeAddress(set?.canonical ?? page.href, siteUrl)
  const drawn = planSocialImage(pictured, company)
  const image = `${siteUrl}/social/${set?.image ? socialCutName(set.image) : socialImageName(drawn)}`
  return {
    title: set?.title ?? `${titleAlone(page)} | ${company.name}`,
    description,
    canonical,
    type: 'website',
    image,
    imageAlt: set?.image ? page.title : describeSocialImage(drawn),
    siteName: company.name,
    locale: company.locale.replace('-', '_'),
    ...(set?.noindex === true ? { noindex: true } : {}),
    ...articleFacts(page),
    ...(page.entryHash === undefined ? {} : { entryHash: page.entryHash }),
    structuredData: describePage({
      page: { ...page, seo: { ...page.seo, description } },
      company,
      siteUrl,
      canonical,
      image,
    }),
  }
}

/** What Open Graph asks about articles. */
function articleFacts(page: PageView): Partial<HeadPlan> {
  if (page.type !== 'PostPage' && page.type !== 'CaseStudyPage') return {}
  const { date: published, modified } = page
  const tags = page.type === 'PostPage' ? page.tags.map(({ title }) => title) : undefined
  return { type: 'article', published, modified, ...(tags && { tags }) }
}

const wholeAddress = (address: string, siteUrl: string) =>
  address.startsWith('/') ? `${siteUrl}${address}` : address

/** What the picture of a page for shared links shows. */
export function planSocialImage(page: PageView, { name }: Company): SocialImage {
  const crumbs = page.crumbs.slice(1, -1).map(({ title }) => title)
  const above = isWorkedExample(page) ? [workedExample] : crumbs
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

/** What a drawn picture shows, for those who can't see it. */
const describeSocialImage = ({ eyebrow, title, siteName }: SocialImage) =>
  `${eyebrow === undefined ? '' : `${eyebrow}: `}“${title}” beside a sea chart, signed ${siteName}`
