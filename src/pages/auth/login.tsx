import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { startOf } from '../../config/internal-areas'
import { SignInPage } from '../../features/auth/screens/sign-in-page'
import { WorkspaceHead } from '../../ui/workspace-head'

/** The sign-in page that the header links to; it leads admins to the overview, others to their home page. */
export default function LoginPage({ data }: PageProps<Queries.LoginPageQuery>) {
  return (
    <SignInPage
      chart={data.navigation?.signInChart}
      title="Sign in"
      target={startOf}
      text={`For employees of ${data.company?.name}. Choose your work account in the Microsoft window.`}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.LoginPageQuery>) => (
  <WorkspaceHead title="Sign in" firm={data.company?.name} />
)

export const query = graphql`
  query LoginPage {
    company {
      name
    }
    navigation {
      signInChart
    }
  }
`
