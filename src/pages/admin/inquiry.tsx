import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { Inquiries } from '../../features/inquiries/inquiries'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

const href = routes.adminInquiries.href()

/** /admin/inquiry/: the inbox; what it shows is in the address, e.g. "?state=closed&search=teams". */
export default function InquiryPage({ location }: PageProps) {
  const { api, user } = useWorkspaceSession()
  return (
    <Inquiries
      api={api}
      user={user}
      href={href}
      search={location.search}
      onSearchChange={(search) => navigate(`${href}${search}`, { replace: true })}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.InquiryPageQuery>) => (
  <WorkspaceHead title="Inquiries" firm={data.company?.name} />
)

export const query = graphql`
  query InquiryPage {
    company {
      name
    }
  }
`
