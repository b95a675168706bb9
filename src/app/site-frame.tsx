import { graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'
import { layoutFor, layoutOfMissing } from '../config/layout'
import { routes } from '../config/routes'
import { AccountControl } from '../features/auth/account/account-control'
import { useSession } from '../features/auth/session/session-provider'
import { RouteNotice } from '../features/route-notice/route-notice'
import { SiteSearch } from '../features/search/site-search'
import { SiteFooter, SmallPrint } from '../features/site-footer/site-footer'
import { SiteHeader } from '../features/site-header/site-header'
import { useHydrated } from '../lib/use-hydrated'
import { useLazyImport } from '../lib/use-lazy-import'
import type { InternalFrameProps } from './internal-frame'

interface Props {
  pathname: string
  /** Query string of the page. */
  search: string
  /** Whether there is no page at `pathname`. */
  isMissing: boolean
  children: ReactNode
}

const loadInternalFrame = () => import('./internal-frame')

/** An internal page and its frame; nothing of them is in the files of the public pages. */
function InternalFrame(props: InternalFrameProps) {
  const { code, failed } = useLazyImport(true, loadInternalFrame)
  if (code) return <code.InternalFrame {...props} />
  return (
    <main id="main" tabIndex={-1}>
      <p className={failed ? 'wrap section-space' : 'visually-hidden'}>
        {failed ? 'We couldn’t load the workspace. Reload the page.' : 'Checking your access…'}
      </p>
      <noscript>
        <p className="wrap section-space">You need JavaScript to use the workspace.</p>
      </noscript>
    </main>
  )
}

const loadEditPage = () => import('./edit-page')

/** For signed-in people, the way into the editor; visitors never load its code. */
function EditLink({ pathname }: { pathname: string }) {
  const { session } = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const { code } = useLazyImport(user !== undefined, loadEditPage)
  return user && code ? <code.EditPageOfUser user={user} pathname={pathname} /> : null
}

const loadConsentBanner = () => import('../features/consent/consent-banner')

/** The question about analytics; without analytics nobody loads it. */
function ConsentQuestion({ mode }: { mode: string }) {
  const { code } = useLazyImport(mode !== 'off', loadConsentBanner)
  return code ? <code.ConsentBanner mode={mode} privacyHref={routes.privacy.href()} /> : null
}

/** Header, page and footer; which of them, the path decides. */
export function SiteFrame({ pathname, search, isMissing, children }: Props) {
  const { company, navigation } = useStaticQuery<Queries.SiteFrameQuery>(query)
  if (company === null || navigation === null)
    throw new Error('The build has no company or navigation node: run it again from a clean cache.')
  const layout = useLayout(pathname, isMissing)
  return (
    <>
      <a className="skip-link button" href="#main">
        Skip to main content
      </a>
      {layout.header && (
        <SiteHeader
          pathname={pathname}
          headerStyle={layout.headerStyle}
          company={company}
          navigation={navigation}
          account={{ bar: <AccountControl variant="bar" />, menu: <AccountControl variant="menu" /> }}
        />
      )}
      {(layout.header || isMissing) && <SiteSearch pathname={pathname} />}
      {layout.workspace ? (
        <InternalFrame pathname={pathname} search={search} brand={company.name}>
          {children}
        </InternalFrame>
      ) : (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      )}
      {layout.header && <EditLink pathname={pathname} />}
      {layout.footer && (
        <SiteFooter pathname={isMissing ? '' : pathname} company={company} navigation={navigation} />
      )}
      {layout.smallPrint && <SmallPrint company={company} />}
      {!layout.internal && <ConsentQuestion mode={company.consent} />}
      <RouteNotice />
    </>
  )
}

/**
 * The page for wrong addresses is built once for all of them, so its address decides only when it has woken. All other
 * pages begin as they stay: React would render header, page and footer a second time, in one task.
 */
function useLayout(pathname: string, isMissing: boolean) {
  const isHydrated = useHydrated(!isMissing)
  if (!isMissing) return layoutFor(pathname)
  return layoutOfMissing(isHydrated ? pathname : '/404.html')
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
