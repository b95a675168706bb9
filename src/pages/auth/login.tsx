import { graphql, type PageProps } from 'gatsby'
import { SignInPage } from '../../features/auth/sign-in-page'
import { PrivateHead } from '../../ui/private-head'

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

export const Head = () => (
  <PrivateHead
    title="Sign in"
    description="The way in for employees and admins, by their Microsoft work account."
  />
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
