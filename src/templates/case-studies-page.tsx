import { graphql, type PageProps } from 'gatsby'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { SampleSection } from '../ui/sample-section'
import { StudyList } from '../ui/study-list'

/** /case-study/: projects by industry, size and duration. */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const page = present(data.page)
  const samples = data.samples.nodes.flatMap((list) => list.samples)
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} crumbs={page.crumbs} />
      <StudyList studies={page.studies} />
      <SampleSection
        title="Documents you get from projects like these"
        samples={samples.slice(0, 2)}
        href={routes.samples.href()}
      />
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
      studies {
        title
        tagline
        href
        sector
        size
        duration
        illustrative
        result {
          title
          before
          after
        }
      }
    }
    samples: allSamplesPage {
      nodes {
        samples {
          ...SampleCard
        }
      }
    }
  }
`
