import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  activeClassName?: string
  activeStyle?: object
  partiallyActive?: boolean
  replace?: boolean
  state?: unknown
}

/** A link as it is in the built page: what Gatsby's router adds is not a test's business. */
export function Link({
  to,
  activeClassName,
  activeStyle,
  partiallyActive,
  replace,
  state,
  ...rest
}: LinkProps) {
  return <a {...rest} href={to} />
}

/** A test says what a query answers: `jest.mocked(useStaticQuery).mockReturnValue(...)`. */
export const useStaticQuery = jest.fn()
export const navigate = jest.fn()
export const withPrefix = (path: string) => path
export const graphql = (parts: TemplateStringsArray) => parts.join('')
