import type { ReactNode } from 'react'
import { SiteFrame } from './site-frame'

interface Props {
  element: ReactNode
  props: { location: { pathname: string } }
}

/** Around every page, the same in the browser and in the built HTML. */
export function wrapPageElement({ element, props }: Props) {
  return <SiteFrame pathname={props.location.pathname}>{element}</SiteFrame>
}
