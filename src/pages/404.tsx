import { useEffect } from 'react'
import type { PageProps } from 'gatsby'
import { backendUrl } from '../config/public-env'
import { routes } from '../config/routes'
import { announceScript } from '../live/announce-script'
import { PageSkeleton } from '../live/page-skeleton'
import { usePublishedPage } from '../live/use-published-page'
import { MessagePage } from '../ui/message-page'
import * as css from './404.module.css'

/**
 * Shown for an address that leads nowhere. Where something was published there after the last build, it is shown
 * instead, as the build will show it.
 */
export default function NotFoundPage({ location }: Pick<PageProps, 'location'>) {
  const published = usePublishedPage(location.pathname)
  useEffect(() => {
    if (published.state !== 'unknown') delete document.documentElement.dataset['live']
    if (published.state === 'found') document.getElementById(headingIn(location.hash))?.scrollIntoView()
  }, [published.state, location.hash])
  switch (published.state) {
    case 'unknown':
      return <Undecided />
    case 'looking':
      return <PageSkeleton />
    case 'failed':
      return <Unreachable />
    case 'nothing':
      return <Nothing />
    case 'found':
      return <published.Page entry={published.entry} site={published.site} />
  }
}

/** The id that an address ends in; nobody's where it cannot be read. */
function headingIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** As the build writes it: whether the words or the stand-in are seen, the mark on `<html>` decides. */
function Undecided() {
  return (
    <>
      <div className={css.waiting}>
        <noscript>
          <p className="wrap section-space">
            This page was published a moment ago and is being built. It comes within minutes; reading it
            before that needs JavaScript, which is off here.
          </p>
        </noscript>
        <PageSkeleton />
      </div>
      <div className={css.words}>
        <Nothing />
      </div>
    </>
  )
}

const waysOn = [
  { title: 'Home', href: routes.home.href() },
  { title: 'Services', href: routes.services.href() },
  { title: 'Technologies', href: routes.technologies.href() },
  { title: 'Blog', href: routes.blog.href() },
  { title: 'Contact us', href: routes.contact.href() },
]

function Nothing() {
  return (
    <MessagePage
      code="404"
      title="Nothing is charted here"
      text="The address may have changed, or a letter went missing on the way. These pages are a good way back."
      links={waysOn}
    />
  )
}

function Unreachable() {
  return (
    <MessagePage
      code="Not reached"
      title="This page is out of sight for now"
      text="No page of this site is at this address yet, and whether one was published since could not be found out. Reload in a minute."
      links={waysOn}
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
    {backendUrl !== '' && <script dangerouslySetInnerHTML={{ __html: announceScript }} />}
  </>
)
