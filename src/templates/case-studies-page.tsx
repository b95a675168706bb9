import { graphql, type PageProps } from 'gatsby'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { SampleList } from '../ui/sample-list'
import { Section } from '../ui/section'
import { SiteLink } from '../ui/site-link'
import { StudyList } from '../ui/study-list'
import { WorkedExample } from '../ui/worked-example'

/** /case-study/: projects by industry, size and duration. */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const page = present(data.page)
  const samples = data.samples.nodes.flatMap((list) => list.samples)
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        note={page.studies.some(({ illustrative }) => illustrative) && <WorkedExample />}
      />
      <StudyList studies={page.studies} />
      {samples.length > 0 && (
        <Section title="Documents that projects like these leave">
          <SampleList samples={samples.slice(0, 2)} heading="h3" />
          <p className="after-list">
            <SiteLink href={routes.samples.href()} className="quiet-link">
              All sample deliverables
            </SiteLink>
          </p>
        </Section>
      )}
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
