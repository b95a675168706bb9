import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { startOf } from '../../config/internal-areas'
import { SignInPage } from '../../features/auth/screens/sign-in-page'
import { WorkspaceHead } from '../../ui/workspace-head'

/** Sign-in that leads admins to the overview. */
export default function AdminLoginPage({ data }: PageProps<Queries.AdminLoginPageQuery>) {
  return (
    <SignInPage
      brand={data.company?.name}
      chart={data.navigation?.signInChart}
      title="Admin sign-in"
      text="Sign in with a work account that has the admin role."
      target={startOf}
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
