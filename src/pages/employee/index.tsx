import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { EmployeeDashboard } from '../../features/employee-dashboard/employee-dashboard'
import type { Published } from '../../features/employee-dashboard/latest-published'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /employee/: the user's home page. */
export default function EmployeePage({ data }: PageProps<Queries.EmployeePageQuery>) {
  const { api, user, profile } = useWorkspaceSession()
  const published: Published[] = [
    ...data.posts.nodes.map((post) => ({ ...post, kind: 'Article' as const })),
    ...data.studies.nodes.map((study) => ({ ...study, kind: 'Case study' as const })),
    ...data.jobs.nodes.map((job) => ({ ...job, kind: 'Job' as const })),
  ]
  return <EmployeeDashboard api={api} user={user} profile={profile} published={published} />
}

export const Head = ({ data }: HeadProps<Queries.EmployeePageQuery>) => (
  <WorkspaceHead title="Home" firm={data.company?.name} />
)

export const query = graphql`
  query EmployeePage {
    company {
      name
    }
    posts: allPostPage(sort: { date: DESC }, limit: 6) {
      nodes {
        title
        href
        date
      }
    }
    studies: allCaseStudyPage(sort: { date: DESC }, limit: 6) {
      nodes {
        title
        href
        date
      }
    }
    jobs: allJobPage(filter: { open: { eq: true } }, sort: { posted: DESC }, limit: 6) {
      nodes {
        title
        href
        date: posted
      }
    }
  }
`
