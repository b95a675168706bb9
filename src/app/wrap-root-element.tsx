import '../styles/global.css'
import type { ReactNode } from 'react'

interface Props {
  element: ReactNode
}

/** Around the whole application, the same in the browser and in the built HTML. */
export function wrapRootElement({ element }: Props) {
  return element
}
