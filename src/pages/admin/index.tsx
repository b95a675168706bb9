import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { AdminDashboard } from '../../features/admin-dashboard/admin-dashboard'
import { LatestPublications } from '../../features/entries/publication-status/latest-publications'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/: the overview. */
export default function AdminPage({ data }: PageProps<Queries.AdminPageQuery>) {
  const { api, user } = useWorkspaceSession()
  const published = {
    articles: data.posts.totalCount,
    caseStudies: data.studies.totalCount,
    openJobs: data.jobs.totalCount,
  }
  return (
    <AdminDashboard
      api={api}
      me={user.email}
      roles={user.roles}
      published={published}
      publications={<LatestPublications api={api} />}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.AdminPageQuery>) => (
  <WorkspaceHead title="Overview" firm={data.company?.name} />
)

export const query = graphql`
  query AdminPage {
    company {
      name
    }
    posts: allPostPage {
      totalCount
    }
    studies: allCaseStudyPage {
      totalCount
    }
    jobs: allJobPage(filter: { open: { eq: true } }) {
      totalCount
    }
  }
`
