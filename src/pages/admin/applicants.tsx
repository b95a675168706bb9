import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { Applicants } from '../../features/applicants/applicants'
import { readView, writeView, type HiringView } from '../../features/applicants/hiring-view'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

const hrefOf = (view: HiringView) => `${routes.adminApplicants.href()}${writeView(view)}`

/** /admin/applicants/: who applied for what; what is shown is in the address. */
export default function ApplicantsPage({ location, data }: PageProps<Queries.ApplicantsPageQuery>) {
  const { api, user } = useWorkspaceSession()
  return (
    <Applicants
      api={api}
      me={user.email}
      firm={data.company?.name}
      view={readView(location.search)}
      hrefOf={hrefOf}
      onViewChange={(view, options) => navigate(hrefOf(view), options)}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.ApplicantsPageQuery>) => (
  <WorkspaceHead title="Applicants" firm={data.company?.name} />
)

export const query = graphql`
  query ApplicantsPage {
    company {
      name
    }
  }
`
