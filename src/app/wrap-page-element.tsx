import '../styles/global.css'
import type { ReactNode } from 'react'
import { SessionProvider } from '../features/auth/session/session-provider'
import { SiteFrame } from './site-frame'

interface Props {
  element: ReactNode
  props: { location: { pathname: string }; pageResources?: { page?: { path?: string } } }
}

const notFound = '/404.html'

/**
 * Around every page, the same in the browser and in the built HTML. A wrong address has the frame of the page for
 * wrong addresses, whatever it begins with. The session is here rather than in `wrapRootElement`, which Gatsby also
 * puts around each page's `Head`: it would be restored twice.
 */
export function wrapPageElement({ element, props }: Props) {
  const isNotFound = props.pageResources?.page?.path === notFound
  return (
    <SessionProvider>
      <SiteFrame pathname={isNotFound ? notFound : props.location.pathname}>{element}</SiteFrame>
    </SessionProvider>
  )
}
