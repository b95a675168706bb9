import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  activeClassName?: string
  activeStyle?: object
  partiallyActive?: boolean
  replace?: boolean
  state?: unknown
}

/** A link as in the built page, without Gatsby's router. */
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

/** Set a query's result with `jest.mocked(useStaticQuery).mockReturnValue(...)`. */
export const useStaticQuery = jest.fn()
export const navigate = jest.fn()
export const withPrefix = (path: string) => path
export const graphql = (parts: TemplateStringsArray) => parts.join('')
