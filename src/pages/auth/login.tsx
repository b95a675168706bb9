import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SignInPage } from '../../features/auth/sign-in-page'
import { WorkspaceHead } from '../../ui/workspace-head'

/** Where the header's link leads. */
export default function LoginPage({ data }: PageProps<Queries.LoginPageQuery>) {
  return (
    <SignInPage
      chart={data.navigation?.signInChart}
      title="Sign in"
      text={`For the people who work at ${data.company?.name}. A small window of Microsoft opens; pick your work account there.`}
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
