import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SignInPage } from '../../features/auth/sign-in-page'
import { WorkspaceHead } from '../../ui/workspace-head'

/** The way in for those who write. */
export default function EmployeeLoginPage({ data }: PageProps<Queries.EmployeeLoginPageQuery>) {
  return (
    <SignInPage
      brand={data.company?.name}
      chart={data.navigation?.signInChart}
      title="Sign in to your page"
      text="Your profile, and what the firm published lately. Use the work account you use for mail."
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
