import type { OpenKind } from '../../../contract/content/kinds'
import { mayWrite } from '../../../contract/entry-rules'
import { can, type Role } from '../../../contract/permissions'
import { newEntryHref } from '../../config/entries'
import { searchHref } from '../../config/found-items'
import { areasFor } from '../../config/internal-areas'
import { routes } from '../../config/routes'

/** What a command of the palette does. */
export type CommandEffect = { kind: 'go'; href: string } | { kind: 'switch-theme' } | { kind: 'sign-out' }

export interface Command {
  id: string
  title: string
  /** Further words to find it by. */
  keywords: string
  effect: CommandEffect
}

export interface CommandGroup {
  title: string
  commands: readonly Command[]
}

/** The commands for these roles, in the order in which they are listed. */
export function planCommands(roles: readonly Role[]): readonly CommandGroup[] {
  const pages = areasFor(roles).map(({ key, title, href, keywords }): Command => ({
    id: `go-${key}`,
    title,
    keywords: `${keywords} go to open`,
    effect: { kind: 'go', href },
  }))
  return [
    { title: 'Go to', commands: [...pages, search(roles), viewSite] },
    {
      title: 'Actions',
      commands: [
        ...writeCommands(roles),
        ...(can(roles, 'employees.manage') ? [addEmployee] : []),
        switchTheme,
        signOut,
      ],
    },
  ]
}

/** What a person may begin to write. */
function writeCommands(roles: readonly Role[]): Command[] {
  return entryCommands
    .filter(({ kind }) => mayWrite(kind, roles))
    .map(({ kind, title, keywords }) => ({
      id: `write-${kind}`,
      title,
      keywords: `new start draft create add ${keywords}`,
      effect: { kind: 'go', href: newEntryHref(kind, roles) },
    }))
}

const entryCommands: readonly { kind: OpenKind; title: string; keywords: string }[] = [
  { kind: 'post', title: 'Write an article', keywords: 'post blog' },
  { kind: 'case-study', title: 'Write a case study', keywords: 'reference engagement' },
  { kind: 'job', title: 'Write a job', keywords: 'opening position vacancy hiring career' },
  { kind: 'person', title: 'Add a person', keywords: 'people profile author contact portrait about' },
]
const search = (roles: readonly Role[]): Command => ({
  id: 'search',
  title: 'Search',
  keywords: 'find anything everything results',
  effect: { kind: 'go', href: searchHref('', roles) },
})
const viewSite: Command = {
  id: 'view-site',
  title: 'View site',
  keywords: 'public home visitors',
  effect: { kind: 'go', href: routes.home.href() },
}
const addEmployee: Command = {
  id: 'add-employee',
  title: 'Add employee',
  keywords: 'new person people role invite',
  effect: { kind: 'go', href: `${routes.adminEmployees.href()}?add` },
}
const switchTheme: Command = {
  id: 'switch-theme',
  title: 'Change theme',
  keywords: 'light dark colour color night day',
  effect: { kind: 'switch-theme' },
}
const signOut: Command = {
  id: 'sign-out',
  title: 'Sign out',
  keywords: 'log out leave exit',
  effect: { kind: 'sign-out' },
}
