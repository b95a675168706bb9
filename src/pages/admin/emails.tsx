import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { Emails } from '../../features/emails/emails'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/emails/: texts of the site's emails; the open one is in the address. */
export default function EmailsPage({ location, data }: PageProps<Queries.EmailsPageQuery>) {
  const { api } = useWorkspaceSession()
  return (
    <Emails
      api={api}
      company={data.company?.name}
      query={location.search}
      hrefOf={(name) => `${routes.adminEmails.href()}${name === undefined ? '' : `?email=${name}`}`}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.EmailsPageQuery>) => (
  <WorkspaceHead title="Emails" firm={data.company?.name} />
)

export const query = graphql`
  query EmailsPage {
    company {
      name
    }
  }
`
