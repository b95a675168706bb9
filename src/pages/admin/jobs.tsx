import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/session/session-provider'
import { EntryPage } from '../../features/entries/entry-page'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/jobs/: all jobs; "?entry=<id>" and "?new" open one in the editor. */
export default function JobListPage({ data, location }: PageProps<Queries.JobListPageQuery>) {
  return (
    <EntryPage
      session={useWorkspaceSession()}
      isSignedOut={useSession().isExpired}
      kind="job"
      href={routes.adminJobs.href()}
      search={location.search}
      data={data}
      pages={data.jobs}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.JobListPageQuery>) => (
  <WorkspaceHead title="Jobs" firm={data.company?.name} />
)

export const query = graphql`
  query JobListPage {
    ...EntryChoices
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
