import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Entries } from '../../features/entries/entries'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/add-casestudy/: every case study. */
export default function CaseStudyListPage({ data }: PageProps<Queries.CaseStudyListPageQuery>) {
  const entries = data.studies.nodes.map(({ sector, illustrative, ...study }) => ({
    ...study,
    note: illustrative ? `${sector}, illustrative` : sector,
  }))
  return (
    <Entries
      title="Case studies"
      lead="Every engagement shown on the site. They are written as files in content/case-studies/."
      noun={['case study', 'case studies']}
      dateTitle="Published"
      noteTitle="Trade"
      entries={entries}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.CaseStudyListPageQuery>) => (
  <WorkspaceHead title="Case studies" firm={data.company?.name} />
)

export const query = graphql`
  query CaseStudyListPage {
    company {
      name
    }
    studies: allCaseStudyPage {
      nodes {
        title
        href
        date
        file
        sector
        illustrative
      }
    }
  }
`
