import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/session/session-provider'
import { EntryPage } from '../../features/entries/entry-page'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/add-casestudy/: all case studies; "?entry=<id>" and "?new" open one in the editor. */
export default function CaseStudyListPage({ data, location }: PageProps<Queries.CaseStudyListPageQuery>) {
  return (
    <EntryPage
      session={useWorkspaceSession()}
      isSignedOut={useSession().isExpired}
      kind="case-study"
      href={routes.adminCaseStudies.href()}
      search={location.search}
      data={data}
      pages={data.studies}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.CaseStudyListPageQuery>) => (
  <WorkspaceHead title="Case studies" firm={data.company?.name} />
)

export const query = graphql`
  query CaseStudyListPage {
    ...EntryChoices
    studies: allCaseStudyPage(filter: { entryHash: { eq: null } }) {
      nodes {
        title
        slug
        href
        file
        modified
      }
    }
  }
`
