import type { AnchorHTMLAttributes } from 'react'
import { isPlainClick } from '../lib/find-leaving-link'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  onOpen: () => void
}

/** A link that opens something on the page it is on; a click with a modifier key opens its address as usual. */
export function InPageLink({ href, onOpen, children, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </a>
  )
}
