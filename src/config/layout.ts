import type { Role } from '../../contract/employee'
import { routes } from './routes'

/** What frames a page: header, footer, and how the header looks before the page is scrolled. */
export interface Layout {
  /** Whether it is an internal page, with a frame of its own. */
  internal: boolean
  /** The least role that may see the page; undefined: anybody may. */
  needs: Role | undefined
  header: boolean
  footer: boolean
  /** 'home': transparent over the page's chart, light logo. 'plain': solid, full-color logo. */
  headerStyle: 'home' | 'plain'
}

/** Starts of internal addresses, which have a frame of their own. */
const internalPrefixes = ['/auth/admin', '/auth/employee', '/employee', '/admin']
const needed = [
  [routes.admin.href(), 'admin'],
  [routes.employee.href(), 'employee'],
] as const
const homeStyled: readonly string[] = [routes.home.href(), routes.services.href(), routes.technologies.href()]
const withoutFooter: readonly string[] = [
  routes.services.href(),
  routes.technologies.href(),
  routes.signIn.href(),
]

/**
 * The frame of the page at `pathname`; a missing trailing slash changes nothing. What it needs is a matter of what
 * is shown: pages are public files, and the backend checks every call.
 */
export function layoutFor(pathname: string): Layout {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const internal = internalPrefixes.some((prefix) => path.startsWith(prefix))
  return {
    internal,
    needs: needed.find(([area]) => path.startsWith(area))?.[1],
    header: !internal,
    footer: !internal && !withoutFooter.includes(path),
    headerStyle: homeStyled.includes(path) ? 'home' : 'plain',
  }
}
