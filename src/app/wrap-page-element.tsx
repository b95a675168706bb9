import '../styles/global.css'
import type { ReactNode } from 'react'
import { SessionProvider } from '../features/auth/session/session-provider'
import { SiteFrame } from './site-frame'

interface Props {
  element: ReactNode
  props: { location: { pathname: string; search?: string }; pageResources?: { page?: { path?: string } } }
}

/**
 * Around every page, the same in the browser and in the built HTML. The session is here rather than in
 * `wrapRootElement`, which Gatsby also puts around each page's `Head`: it would be restored twice.
 */
export function wrapPageElement({ element, props }: Props) {
  const isMissing = props.pageResources?.page?.path === '/404.html'
  return (
    <SessionProvider>
      <SiteFrame
        pathname={props.location.pathname}
        search={props.location.search ?? ''}
        isMissing={isMissing}
      >
        {element}
      </SiteFrame>
    </SessionProvider>
  )
}
