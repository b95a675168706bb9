import { contactPlace } from '../config/places'
import { routes } from '../config/routes'
import { MessagePage } from '../ui/message-page'

/** Shown when the server fails. */
export default function ServerErrorPage() {
  return (
    <MessagePage
      code="500"
      title="Sorry, something went wrong"
      text="Try again in a minute. If the problem continues, contact us and include the address of this page."
      links={[
        { title: 'Home', href: routes.home.href() },
        { title: 'Support', href: routes.support.href() },
        contactPlace,
      ]}
    />
  )
}

export const Head = () => (
  <>
    <title>Server error</title>
    <meta name="description" content="Something went wrong on our side. What to do next." />
    <meta name="robots" content="noindex" />
  </>
)
