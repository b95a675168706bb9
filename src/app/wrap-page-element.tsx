import type { ReactNode } from 'react'
import { SiteFrame } from './site-frame'

interface Props {
  element: ReactNode
  props: { location: { pathname: string }; pageResources?: { page?: { path?: string } } }
}

const notFound = '/404.html'

/**
 * Around every page, the same in the browser and in the built HTML. A wrong address has the frame of the page for
 * wrong addresses, whatever it begins with.
 */
export function wrapPageElement({ element, props }: Props) {
  const isNotFound = props.pageResources?.page?.path === notFound
  return <SiteFrame pathname={isNotFound ? notFound : props.location.pathname}>{element}</SiteFrame>
}
