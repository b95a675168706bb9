import { MessagePage } from '../ui/message-page'
import { routes } from '../config/routes'

/** Shown for an address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title="Nothing is charted here"
      text="The address may have changed, or a letter went missing on the way. These pages are a good way back."
      links={[
        { title: 'Home', href: routes.home.href() },
        { title: 'Services', href: routes.services.href() },
        { title: 'Technologies', href: routes.technologies.href() },
        { title: 'Blog', href: routes.blog.href() },
        { title: 'Contact us', href: routes.contact.href() },
      ]}
    />
  )
}

export const Head = () => (
  <>
    <title>Page not found</title>
    <meta
      name="description"
      content="This address leads to no page of the site. Links to the pages most people look for are here."
    />
    <meta name="robots" content="noindex" />
  </>
)
