import { Link } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link: within the site by Gatsby's router, elsewhere as the browser does it. */
export function SiteLink({ href, children, ...rest }: Props) {
  if (!href.startsWith('/') || /\.\w+$/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
