import { routes } from '../config/routes'
import { MessagePage } from '../ui/message-page'

/** Shown when the server fails. */
export default function ServerErrorPage() {
  return (
    <MessagePage
      code="500"
      title="Something went aground on our side"
      text="The server could not answer this request, and the failure was recorded. Try again in a minute; if it stays, write to us and name the address you wanted."
      links={[
        { title: 'Home', href: routes.home.href() },
        { title: 'Support', href: routes.support.href() },
        { title: 'Contact us', href: routes.contact.href() },
      ]}
    />
  )
}

export const Head = () => (
  <>
    <title>Server error</title>
    <meta
      name="description"
      content="The server could not answer. What to try next, and whom to tell when it does not pass."
    />
    <meta name="robots" content="noindex" />
  </>
)
