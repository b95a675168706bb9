import { graphql, type PageProps } from 'gatsby'
import { present } from '../lib/present'
import { listProductFacts } from '../lib/product-facts'
import { noteOfSamples } from '../lib/sample-note'
import { Closing } from '../ui/closing'
import { Ledger } from '../ui/ledger'
import { PageHead } from '../ui/page-head'
import { ProductComparison } from '../ui/product-comparison'
import '../ui/reading-text.css'
import { SampleList } from '../ui/sample-list'
import { Section } from '../ui/section'

/** /solutions/: the two products and how to choose between them. */
export default function SolutionsPage({ data }: PageProps<Queries.SolutionsPageQuery>) {
  const page = present(data.page)
  return (
    <>
      <ProductComparison
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        products={page.items.map(({ glance, ...item }, index) => ({
          ...item,
          chart: page.flowCharts[index],
          facts: listProductFacts(glance),
        }))}
      />
      {page.samples.length > 0 && (
        <Section title="The records they keep" text={noteOfSamples(page.samples)}>
          <SampleList samples={page.samples} heading="h3" />
        </Section>
      )}
      <Ledger html={page.body.html} />
      <Closing {...page.closing} />
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
        title
        text
        button
        href
      }
    }
  }
`
