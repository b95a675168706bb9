import { graphql, type PageProps } from 'gatsby'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { ChartRows } from '../ui/chart-rows'
import { Closing } from '../ui/closing'
import { LegalLinks } from '../ui/legal-links'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { Prose } from '../ui/prose'
import { Section } from '../ui/section'

/** /services/ and /technologies/: overviews of a tree. They have no footer and end with a section that links on. */
export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  const page = present(data.page)
  const company = present(data.company)
  const rows = page.categories.map(({ cardChart, ...category }) => ({ ...category, chart: cardChart }))
  return (
    <>
      <PageHero size="tall" title={page.title} lead={page.lead} chart={page.chart.svg} crumbs={page.crumbs} />
      <div className="wrap section-space">
        <ChartRows rows={rows} heading="h2" />
      </div>
      <Section title={page.guideTitle} layout="split" tone="tint">
        <Prose html={page.body.html} />
      </Section>
      <Closing {...page.closing} button={company.getInTouch} href={routes.contact.href()}>
        <LegalLinks
          legalName={company.legalName}
          privacyHref={routes.privacy.href()}
          supportHref={routes.support.href()}
        />
      </Closing>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query LandingPage($id: String!) {
    page: landingPage(id: { eq: $id }) {
      title
      lead
      crumbs {
        title
        href
      }
      chart {
        svg
      }
      body {
        html
      }
      guideTitle
      categories {
        title
        plainName
        tagline
        href
        cardChart
        items {
          title
          plainName
          href
        }
      }
      closing {
        title
        text
      }
    }
    company {
      getInTouch
      legalName
    }
  }
`
