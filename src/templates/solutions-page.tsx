import { graphql, type PageProps } from 'gatsby'
import { present } from '../lib/present'
import { listProductFacts } from '../lib/product-facts'
import { AnswerFacts } from '../ui/answer-facts'
import { Closing } from '../ui/closing'
import * as first from '../ui/first-sample.module.css'
import { Ledger } from '../ui/ledger'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import '../ui/reading-text.css'
import { ProductComparison } from '../ui/product-comparison'
import { SampleList } from '../ui/sample-list'
import { Section } from '../ui/section'
import { SolutionList } from '../ui/solution-list'

/** /solutions/: the products and how to choose between them. Two are compared side by side, others listed. */
export default function SolutionsPage({ data }: PageProps<Queries.SolutionsPageQuery>) {
  const page = present(data.page)
  const { title, lead, crumbs, items } = page
  const products = items.flatMap(({ glance, ...item }, index) =>
    glance ? [{ ...item, chart: page.flowCharts[index], facts: listProductFacts(glance) }] : [],
  )
  return (
    <>
      {items.length === 2 && products.length === 2 ? (
        <ProductComparison title={title} lead={lead} crumbs={crumbs} products={products} />
      ) : (
        <>
          <PageTitle title={title} lead={lead} crumbs={crumbs} />
          <Section title="What each one does">
            <SolutionList solutions={items} />
          </Section>
        </>
      )}
      {page.samples.length > 0 && (
        <Section title="The records they keep">
          <SampleList className={first.row} samples={page.samples} heading="h3" />
        </Section>
      )}
      <Ledger html={page.body.html} />
      <Closing {...page.closing}>
        <AnswerFacts {...page.closing} />
      </Closing>
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
      body {
        html
      }
      flowCharts
      items {
        title
        tagline
        href
        flow
        glance {
          takes
          gives
          replaces
          load
          users
          runsOn
          costs
          ready
        }
      }
      samples {
        ...SampleCard
      }
      closing {
        ...ClosingBand
      }
    }
  }
`
