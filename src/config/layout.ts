import { routes } from './routes'

/** The frame of a page: header, footer, and how the header looks before scrolling. */
export interface Layout {
  /** Whether it is a page of the workspace or a sign-in page, which have their own frame. */
  internal: boolean
  /** Whether it is a page of the workspace, for employees only. */
  workspace: boolean
  header: boolean
  footer: boolean
  /** Whether it ends in the footer's small print alone, below a section that leads on. */
  smallPrint: boolean
  /** 'home': transparent over the page's chart, with the light logo, until scrolled. 'plain': solid, full-color logo. */
  headerStyle: 'home' | 'plain'
}

const workspaceAreas = [routes.admin.href(), routes.employee.href()]
/** Addresses that begin so have neither header nor footer. */
export const internalPrefixes = ['/auth/admin', '/auth/employee', '/employee', '/admin']
/** The specification hides the footer on these; the law and readers still need its small print. */
const landings: readonly string[] = [routes.services.href(), routes.technologies.href()]
const homeStyled: readonly string[] = [routes.home.href(), ...landings]
const withoutFooter: readonly string[] = [...landings, routes.signIn.href()]

/** The frame of a missing page, for which the workspace would ask people to sign in. */
export const layoutOfMissing = (pathname: string): Layout => ({ ...layoutFor(pathname), workspace: false })

/** The frame of the page at `pathname`, with or without a trailing slash. */
export function layoutFor(pathname: string): Layout {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const internal = internalPrefixes.some((prefix) => path.startsWith(prefix))
  return {
    internal,
    workspace: workspaceAreas.some((area) => path.startsWith(area)),
    header: !internal,
    footer: !internal && !withoutFooter.includes(path),
    smallPrint: landings.includes(path),
    headerStyle: homeStyled.includes(path) ? 'home' : 'plain',
  }
}
