import { graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'
import { chromeFor } from '../config/chrome'
import { routes } from '../config/routes'
import { ConsentBanner } from '../features/consent/consent-banner'
import { RouteNotice } from '../features/route-notice/route-notice'
import { SiteSearch } from '../features/search/site-search'
import { SiteFooter } from '../features/site-footer/site-footer'
import { SiteHeader } from '../features/site-header/site-header'

interface Props {
  pathname: string
  children: ReactNode
}

/** Header, page and footer; which of them, the path decides. */
export function SiteFrame({ pathname, children }: Props) {
  const { company, navigation } = useStaticQuery<Queries.SiteFrameQuery>(query)
  if (company === null || navigation === null)
    throw new Error('The build has no company or navigation node: run it again from a clean cache.')
  const chrome = chromeFor(pathname)
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {chrome.header && (
        <SiteHeader
          pathname={pathname}
          headerStyle={chrome.headerStyle}
          company={company}
          navigation={navigation}
        />
      )}
      {chrome.header && <SiteSearch pathname={pathname} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {chrome.footer && <SiteFooter company={company} navigation={navigation} />}
      <ConsentBanner mode={company.consent} privacyHref={routes.privacy.href()} />
      <RouteNotice />
    </>
  )
}

const query = graphql`
  query SiteFrame {
    company {
      consent
      ...SiteHeaderCompany
      ...SiteFooterCompany
    }
    navigation {
      ...SiteHeaderNavigation
      ...SiteFooterNavigation
    }
  }
`
