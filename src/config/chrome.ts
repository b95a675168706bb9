import { routes } from './routes'

/** What frames a page: header, footer, and how the header looks before the page is scrolled. */
export interface Chrome {
  header: boolean
  footer: boolean
  /** 'home': transparent over the page's chart, light logo. 'plain': solid, full-color logo. */
  headerStyle: 'home' | 'plain'
}

/** Starts of internal addresses, which have a frame of their own. */
const internalPrefixes = ['/auth/admin', '/auth/employee', '/employee', '/admin']
const homeStyled: readonly string[] = [routes.home.href(), routes.services.href(), routes.technologies.href()]
const withoutFooter: readonly string[] = [routes.services.href(), routes.technologies.href(), '/auth/login/']

/** The frame of the page at `pathname`; a missing trailing slash changes nothing. */
export function chromeFor(pathname: string): Chrome {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const internal = internalPrefixes.some((prefix) => path.startsWith(prefix))
  return {
    header: !internal,
    footer: !internal && !withoutFooter.includes(path),
    headerStyle: homeStyled.includes(path) ? 'home' : 'plain',
  }
}
