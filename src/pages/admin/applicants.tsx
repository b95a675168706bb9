import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { readView, writeView, type ApplicantView } from '../../features/applicants/applicant-view'
import { Applicants } from '../../features/applicants/applicants'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

const hrefOf = (view: ApplicantView) => `${routes.adminApplicants.href()}${writeView(view)}`

/** /admin/applicants/: job applications; the view is in the address. */
export default function ApplicantsPage({ location, data }: PageProps<Queries.ApplicantsPageQuery>) {
  const { api, user } = useWorkspaceSession()
  return (
    <Applicants
      api={api}
      me={user.email}
      company={data.company?.name}
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
