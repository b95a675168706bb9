import { graphql, type PageProps } from 'gatsby'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { Closing } from '../ui/closing'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { Prose } from '../ui/prose'
import { SolutionList } from '../ui/solution-list'

/** /solutions/: the two products and how to choose between them. */
export default function SolutionsPage({ data }: PageProps<Queries.SolutionsPageQuery>) {
  const page = present(data.page)
  const { getInTouch } = present(data.company)
  return (
    <>
      <PageHero title={page.title} lead={page.lead} chart={page.chart.svg} crumbs={page.crumbs} />
      <SolutionList solutions={page.items.map(({ cardChart, ...item }) => ({ ...item, chart: cardChart }))} />
      <div className="wrap section-space">
        <Prose html={page.body.html} />
      </div>
      <Closing {...page.closing} button={getInTouch} href={routes.contact.href()} />
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query SolutionsPage($id: String!) {
    page: solutionsPage(id: { eq: $id }) {
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
      items {
        title
        tagline
        href
        flow
        cardChart
      }
      closing {
        title
        text
      }
    }
    company {
      getInTouch
    }
  }
`
