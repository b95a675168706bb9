import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { SignInPage } from '../../features/auth/sign-in-page'
import { WorkspaceHead } from '../../ui/workspace-head'

/** The way in for those who run the site. */
export default function AdminLoginPage({ data }: PageProps<Queries.AdminLoginPageQuery>) {
  return (
    <SignInPage
      brand={data.company?.name}
      chart={data.navigation?.signInChart}
      title="Sign in to run the site"
      text="People, content and what visitors find. It takes a work account with the role of an admin."
      target={{ admin: routes.admin.href() }}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.AdminLoginPageQuery>) => (
  <WorkspaceHead title="Admin sign-in" firm={data.company?.name} />
)

export const query = graphql`
  query AdminLoginPage {
    company {
      name
    }
    navigation {
      signInChart
    }
  }
`
