import { graphql, type PageProps } from 'gatsby'
import { present } from '../lib/present'
import { Closing } from '../ui/closing'
import { Ledger } from '../ui/ledger'
import { PageHead } from '../ui/page-head'
import { PageOpening } from '../ui/page-opening'
import '../ui/reading-text.css'
import { SolutionList } from '../ui/solution-list'

/** /solutions/: the two products and how to choose between them. */
export default function SolutionsPage({ data }: PageProps<Queries.SolutionsPageQuery>) {
  const page = present(data.page)
  return (
    <>
      <PageOpening title={page.title} lead={page.lead} crumbs={page.crumbs} layout="statement" />
      <SolutionList solutions={page.items} layout="halves" charts={page.flowCharts} />
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
      closing {
        title
        text
        button
        href
      }
    }
  }
`
