import { graphql, type PageProps } from 'gatsby'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { SiteLink } from '../ui/site-link'
import { StudyList } from '../ui/study-list'
import { WorkedExample } from '../ui/worked-example'

/** /case-study/: projects by industry, size and duration. */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const page = present(data.page)
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        note={page.studies.some(({ illustrative }) => illustrative) && <WorkedExample />}
      />
      <StudyList studies={page.studies} />
      <p className="wrap after-title">
        <SiteLink href={routes.samples.href()} className="quiet-link">
          Read sample deliverables from projects like these
        </SiteLink>
      </p>
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
  }
`
