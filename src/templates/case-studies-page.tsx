import { graphql, type PageProps } from 'gatsby'
import { present } from '../lib/present'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { StudyList } from '../ui/study-list'

/** /case-study/: engagements by trade, size and duration. */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const page = present(data.page)
  return (
    <>
      <PageHero title={page.title} lead={page.lead} chart={page.chart.svg} crumbs={page.crumbs} />
      <StudyList studies={page.studies.map(({ cardChart, ...study }) => ({ ...study, chart: cardChart }))} />
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query CaseStudiesPage($id: String!) {
    page: caseStudiesPage(id: { eq: $id }) {
      title
      lead
      crumbs {
        title
        href
      }
      chart {
        svg
      }
      studies {
        title
        tagline
        href
        sector
        size
        duration
        illustrative
        cardChart
      }
    }
  }
`
