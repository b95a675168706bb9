import { graphql, type PageProps } from 'gatsby'
import { present } from '../lib/present'
import { noteOfSamples } from '../lib/sample-note'
import { Closing } from '../ui/closing'
import { Ledger } from '../ui/ledger'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import '../ui/reading-text.css'
import { SampleList } from '../ui/sample-list'
import { Section } from '../ui/section'
import { SolutionList } from '../ui/solution-list'

/** /solutions/: the two products and how to choose between them. */
export default function SolutionsPage({ data }: PageProps<Queries.SolutionsPageQuery>) {
  const page = present(data.page)
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} crumbs={page.crumbs} />
      <SolutionList solutions={page.items} layout="halves" charts={page.flowCharts} />
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
