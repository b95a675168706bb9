import { graphql, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { internalPrefixes } from '../config/layout'
import { blogPlace, contactPlace, technologiesPlace } from '../config/places'
import { backendUrl } from '../config/public-env'
import { routes } from '../config/routes'
import { announceScript } from '../live/announce-script'
import { PageSkeleton } from '../live/page-skeleton'
import { usePublishedPage } from '../live/use-published-page'
import { MessagePage } from '../ui/message-page'
import { SearchButton } from '../ui/search-button'
import * as css from './404.module.css'

/**
 * The 404 page. If an entry was published at the address after the last build, shows that entry instead, as the build
 * will.
 */
export default function NotFoundPage({
  location,
  data,
}: Pick<PageProps<Queries.NotFoundPageQuery>, 'location' | 'data'>) {
  const published = usePublishedPage(location.pathname)
  useEffect(() => {
    delete document.documentElement.dataset['frame']
  }, [])
  useEffect(() => {
    if (published.state !== 'unknown') delete document.documentElement.dataset['live']
    if (published.state === 'found') document.getElementById(headingIn(location.hash))?.scrollIntoView()
  }, [published.state, location.hash])
  switch (published.state) {
    case 'unknown':
    case 'nothing':
      return <Built isDecided={published.state === 'nothing'} chart={data.navigation?.notFoundChart} />
    case 'looking':
      return <PageSkeleton />
    case 'failed':
      return <Unreachable />
    case 'found':
      return <published.Page entry={published.entry} site={published.site} />
  }
}

/** The slug at the end of an address; one that matches no entry if it can't be decoded. */
function headingIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * The built HTML: until it is decided, the mark on `<html>` decides between the 404 text and the placeholder. The text
 * stays the same elements afterwards, so that a click on a link isn't lost.
 */
function Built({ isDecided, chart }: { isDecided: boolean; chart: string | undefined }) {
  return (
    <>
      {!isDecided && (
        <div className={css.waiting}>
          <noscript>
            <p className="wrap section-space">
              This page was published a moment ago and will be ready within minutes. To read it now, turn on
              JavaScript.
            </p>
          </noscript>
          <PageSkeleton />
        </div>
      )}
      <div className={isDecided ? undefined : css.words}>
        <Nothing chart={chart} />
      </div>
    </>
  )
}

const waysOn = [
  { title: 'Home', href: routes.home.href() },
  { title: 'Services', href: routes.services.href() },
  technologiesPlace,
  blogPlace,
  contactPlace,
]

function Nothing({ chart }: { chart: string | undefined }) {
  return (
    <MessagePage
      chart={chart}
      code="404"
      title="Page not found"
      text="The page may have moved, or there’s a typo in the address."
      links={waysOn}
    >
      <SearchButton label="Search the site" />
    </MessagePage>
  )
}

function Unreachable() {
  return (
    <MessagePage
      code="Offline"
      title="We couldn’t check whether this page exists"
      text="It may have been published a moment ago. Reload in a minute, or try one of these pages."
      links={waysOn}
    />
  )
}

/** Marks addresses without header and footer before the first paint; once the page has woken, they are gone. */
const frameScript = `${JSON.stringify(internalPrefixes)}.some((prefix) => location.pathname.startsWith(prefix)) && document.readyState === 'loading' && (document.documentElement.dataset.frame = 'none')`

export const Head = ({ data }: Pick<PageProps<Queries.NotFoundPageQuery>, 'data'>) => (
  <>
    <title>{`Page not found${data.company ? ` | ${data.company.name}` : ''}`}</title>
    <meta name="description" content="This page doesn’t exist. Here are the pages people look for most." />
    <meta name="robots" content="noindex" />
    <script dangerouslySetInnerHTML={{ __html: frameScript }} />
    {backendUrl !== '' && <script dangerouslySetInnerHTML={{ __html: announceScript }} />}
  </>
)

export const query = graphql`
  query NotFoundPage {
    company {
      name
    }
    navigation {
      notFoundChart
    }
  }
`
