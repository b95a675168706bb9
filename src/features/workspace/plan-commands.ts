import { can, type Role } from '../../../contract/permissions'
import { areasFor } from '../../config/internal-areas'
import { newEntryHref } from '../../config/entry-links'
import { routes } from '../../config/routes'

/** What a command of the palette does. */
export type CommandEffect = { kind: 'go'; href: string } | { kind: 'switch-theme' } | { kind: 'sign-out' }

export interface Command {
  id: string
  title: string
  /** Further words one may look for it by. */
  keywords: string
  effect: CommandEffect
}

export interface CommandGroup {
  title: string
  commands: readonly Command[]
}

/** What this role can do from the palette, in the order it is listed. */
export function planCommands(role: Role): readonly CommandGroup[] {
  const places = areasFor(role).map(({ key, title, href, keywords }): Command => ({
    id: `go-${key}`,
    title,
    keywords: `${keywords} go to open`,
    effect: { kind: 'go', href },
  }))
  return [
    { title: 'Go to', commands: [...places, viewSite] },
    {
      title: 'Do',
      commands: [
        ...(can(role, 'entries.write') ? [writeArticle(role)] : []),
        ...(can(role, 'employees.manage') ? [addEmployee] : []),
        switchTheme,
        signOut,
      ],
    },
  ]
}

const writeArticle = (role: Role): Command => ({
  id: 'write-article',
  title: 'Write an article',
  keywords: 'new post blog begin draft',
  effect: { kind: 'go', href: newEntryHref('post', role) },
})
const viewSite: Command = {
  id: 'view-site',
  title: 'View the site',
  keywords: 'public home visitors',
  effect: { kind: 'go', href: routes.home.href() },
}
const addEmployee: Command = {
  id: 'add-employee',
  title: 'Add an employee',
  keywords: 'new person people role invite',
  effect: { kind: 'go', href: `${routes.adminEmployees.href()}?add` },
}
const switchTheme: Command = {
  id: 'switch-theme',
  title: 'Switch between light and dark',
  keywords: 'theme color night day',
  effect: { kind: 'switch-theme' },
}
const signOut: Command = {
  id: 'sign-out',
  title: 'Sign out',
  keywords: 'log out leave exit',
  effect: { kind: 'sign-out' },
}
