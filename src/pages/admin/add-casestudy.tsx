import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/use-session'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { Writing } from '../../features/entries/writing'
import { choicesOf, filesOf } from '../../features/entries/writing-choices'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/add-casestudy/: every case study; "?entry=<id>" and "?new" open one to write. */
export default function CaseStudyListPage({ data, location }: PageProps<Queries.CaseStudyListPageQuery>) {
  const { api, user } = useWorkspaceSession()
  const { isExpired } = useSession()
  return (
    <Writing
      api={api}
      user={user}
      isSignedOut={isExpired}
      kind="case-study"
      href={routes.adminCaseStudies.href()}
      search={location.search}
      choices={choicesOf(data)}
      files={filesOf(data.studies)}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.CaseStudyListPageQuery>) => (
  <WorkspaceHead title="Case studies" firm={data.company?.name} />
)

export const query = graphql`
  query CaseStudyListPage {
    ...WritingChoices
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
