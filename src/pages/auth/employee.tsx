import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SignInPage } from '../../features/auth/screens/sign-in-page'
import { WorkspaceHead } from '../../ui/workspace-head'

/** Sign-in that leads employees to their home page. */
export default function EmployeeLoginPage({ data }: PageProps<Queries.EmployeeLoginPageQuery>) {
  return (
    <SignInPage
      brand={data.company?.name}
      chart={data.navigation?.signInChart}
      title="Employee sign-in"
      text="Sign in with your work account."
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.EmployeeLoginPageQuery>) => (
  <WorkspaceHead title="Employee sign-in" firm={data.company?.name} />
)

export const query = graphql`
  query EmployeeLoginPage {
    company {
      name
    }
    navigation {
      signInChart
    }
  }
`
