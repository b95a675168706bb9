import { useEffect, useMemo, useState, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { PageKind } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'
import { entryAddress } from '../../contract/entry-address'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import AboutPage from '../templates/about-page'
import BlogPage from '../templates/blog-page'
import CareerPage from '../templates/career-page'
import CaseStudiesPage from '../templates/case-studies-page'
import CategoryPage from '../templates/category-page'
import ContactPage from '../templates/contact-page'
import HomePage from '../templates/home-page'
import LandingPage from '../templates/landing-page'
import LegalPage from '../templates/legal-page'
import SamplePage from '../templates/sample-page'
import SamplesPage from '../templates/samples-page'
import ServicePage from '../templates/service-page'
import SolutionPage from '../templates/solution-page'
import SolutionsPage from '../templates/solutions-page'
import SupportPage from '../templates/support-page'
import TechnologyPage from '../templates/technology-page'
import { Broken } from './draft-page'
import { useHead } from './live-page'
import { overlayDraft } from './overlay-draft'
import { PageSkeleton } from './page-skeleton'

interface Built {
  data: Readonly<Record<string, unknown>>
  pageContext: object
}

const templates: Record<PageKind, unknown> = {
  'page-home': HomePage,
  'page-services': LandingPage,
  'service-category': CategoryPage,
  service: ServicePage,
  'page-technologies': LandingPage,
  'technology-category': CategoryPage,
  technology: TechnologyPage,
  'page-solutions': SolutionsPage,
  solution: SolutionPage,
  'page-case-studies': CaseStudiesPage,
  'page-samples': SamplesPage,
  sample: SamplePage,
  'page-blog': BlogPage,
  'page-about': AboutPage,
  'page-career': CareerPage,
  'page-contact': ContactPage,
  'page-tms-support': SupportPage,
  legal: LegalPage,
}

interface Props {
  content: Extract<EntryContent, { kind: PageKind }>
  site: LiveSite
}

/** A draft of a page that the site fixes: the page as the last build made it, with the draft's texts. */
export function FixedDraft({ content, site }: Props) {
  const { kind, slug, fields } = content
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { built, failed } = useBuiltPage(entryAddress(kind, slug))
  const data = useMemo(
    () => built && overlayDraft(built.data, content, site, today),
    [built, content, site, today],
  )
  const { title = fields.title ?? 'No title yet', description = '' } = fields.seo ?? {}
  useHead({ title: `${title} | ${site.company.name}`, description })
  if (failed)
    return (
      <p role="alert" className="wrap section-space">
        Couldn’t load the preview. It comes back once the site has been built.
      </p>
    )
  if (!built || !data) return <PageSkeleton />
  // each template gets the result of its own query
  const Template = templates[kind] as ComponentType<Built>
  return (
    <ErrorBoundary FallbackComponent={Broken} resetKeys={[content]}>
      <Template data={data} pageContext={built.pageContext} />
    </ErrorBoundary>
  )
}

/** What the last build made a page from. */
function useBuiltPage(href: string): { built: Built | undefined; failed: boolean } {
  const [found, setFound] = useState<{ href: string; built: Built | undefined }>()
  useEffect(() => {
    const leaving = new AbortController()
    loadBuiltPage(href, leaving.signal)
      .then((built) => setFound({ href, built }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return
        console.error('The page could not be loaded.', error)
        setFound({ href, built: undefined })
      })
    return () => leaving.abort()
  }, [href])
  if (found?.href !== href) return { built: undefined, failed: false }
  return { built: found.built, failed: found.built === undefined }
}

async function loadBuiltPage(href: string, signal: AbortSignal): Promise<Built> {
  const name = href === '/' ? '/index/' : href
  const answer = await fetch(`/page-data${name}page-data.json`, { signal })
  if (!answer.ok) throw new Error(`The data of ${href} answered ${answer.status}.`)
  return ((await answer.json()) as { result: Built }).result // written by Gatsby
}
