import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/use-session'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { Writing } from '../../features/entries/writing'
import { choicesOf, filesOf } from '../../features/entries/writing-choices'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/jobs/: every opening; "?entry=<id>" and "?new" open one to write. */
export default function JobListPage({ data, location }: PageProps<Queries.JobListPageQuery>) {
  const { api, user } = useWorkspaceSession()
  const { isExpired } = useSession()
  return (
    <Writing
      api={api}
      user={user}
      isSignedOut={isExpired}
      kind="job"
      href={routes.adminJobs.href()}
      search={location.search}
      choices={choicesOf(data)}
      files={filesOf(data.jobs)}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.JobListPageQuery>) => (
  <WorkspaceHead title="Jobs" firm={data.company?.name} />
)

export const query = graphql`
  query JobListPage {
    ...WritingChoices
    jobs: allJobPage(filter: { entryHash: { eq: null } }) {
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
