import { readdirSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import type { Role } from '../../../contract/permissions'
import { InternalFrame } from '../../../src/app/internal-frame'
import type { SignInClient } from '../../../src/features/auth/session/session'
import { SessionProvider } from '../../../src/features/auth/session/session-provider'
import { AreaNav } from '../../../src/features/workspace/area-nav'
import { planCommands } from '../../../src/features/workspace/plan-commands'

const mockConnect = jest.fn<Promise<SignInClient>, []>()
jest.mock('../../../src/features/auth/sign-in/connect', () => ({ connect: () => mockConnect() }))
jest.mock('../../../src/features/workspace/workspace', () => ({
  Workspace: ({ children }: { children: React.ReactNode }) => children,
}))

const everyone: readonly Role[] = ['employee', 'support', 'recruiter', 'editor', 'admin']
const writers: readonly Role[] = ['employee', 'editor', 'admin']
const editors: readonly Role[] = ['editor', 'admin']
const admins: readonly Role[] = ['admin']

/**
 * Which roles may open which screens; written by hand, so that a slip in the table of permissions is found. The
 * navigation lists those with a title.
 */
const screens: { path: string; title?: string; roles: readonly Role[] }[] = [
  { path: '/employee/', title: 'Home', roles: everyone },
  { path: '/employee/notifications/', roles: everyone },
  { path: '/employee/notification-settings/', roles: everyone },
  { path: '/employee/search/', roles: everyone },
  { path: '/employee/post-blog/', title: 'My articles', roles: writers },
  { path: '/admin/', title: 'Overview', roles: admins },
  { path: '/admin/search/', roles: admins },
  { path: '/admin/employees/', title: 'Employees', roles: admins },
  { path: '/admin/audit/', title: 'Audit log', roles: admins },
  { path: '/admin/inquiry/', title: 'Inquiries', roles: ['support', 'admin'] },
  { path: '/admin/applicants/', title: 'Applicants', roles: ['recruiter', 'admin'] },
  { path: '/admin/comments/', title: 'Comments', roles: editors },
  { path: '/admin/outbox/', title: 'Outbox', roles: admins },
  { path: '/admin/calendar/', title: 'Calendar', roles: ['employee', 'recruiter', 'editor', 'admin'] },
  { path: '/admin/post-blog/', title: 'Articles', roles: editors },
  { path: '/admin/add-casestudy/', title: 'Case studies', roles: editors },
  { path: '/admin/jobs/', title: 'Jobs', roles: ['recruiter', 'editor', 'admin'] },
  { path: '/admin/people/', title: 'People', roles: editors },
  { path: '/admin/media/', title: 'Media library', roles: editors },
  { path: '/admin/pages/', title: 'Pages', roles: editors },
  { path: '/admin/emails/', title: 'Emails', roles: admins },
  { path: '/admin/seo/', title: 'SEO', roles: editors },
]

/** Which roles the palette offers what to do, beside what everyone can do. */
const actions: Record<string, readonly Role[]> = {
  'Write an article': writers,
  'Write a case study': editors,
  'Write a job': ['recruiter', 'editor', 'admin'],
  'Add a person': editors,
  'Add employee': admins,
}
const everyonesActions = ['Change theme', 'Sign out']
const everyonesPlaces = ['Search', 'View site']

const people: Role[][] = [
  ...everyone.map((role) => [role]),
  ['support', 'recruiter'],
  ['employee', 'support'],
  ['employee', 'support', 'recruiter', 'editor'],
  [],
]

const isFor = (held: readonly Role[], roles: readonly Role[]) => roles.some((role) => held.includes(role))
const titlesFor = (held: readonly Role[]) =>
  screens.flatMap(({ title, roles }) => (title !== undefined && isFor(held, roles) ? [title] : []))

beforeEach(() => {
  document.cookie = 'signed-in=1; Path=/'
  Object.assign(globalThis, {
    BroadcastChannel: class {
      postMessage() {}
      close() {}
    },
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  })
})

test('the table has every page of the workspace', () => {
  const pages = ['admin', 'employee'].flatMap((folder) =>
    readdirSync(`src/pages/${folder}`).map((file) => {
      const name = file.replace(/\.tsx$/, '')
      return name === 'index' ? `/${folder}/` : `/${folder}/${name}/`
    }),
  )
  expect(screens.map(({ path }) => path).sort()).toEqual(pages.sort())
})

describe.each(people.map((held) => [held]))('with the roles %j', (held) => {
  test('the navigation lists the screens that they may open', () => {
    render(<AreaNav roles={held} pathname="/employee/" />)
    const links = within(screen.getByRole('navigation', { name: 'Areas' })).queryAllByRole('link')
    expect(links.map((link) => link.textContent).sort()).toEqual(titlesFor(held).sort())
  })

  test('the palette offers these screens, and what they may do', () => {
    const [places, offered] = planCommands(held).map(({ commands }) => commands.map(({ title }) => title))
    expect(places?.toSorted()).toEqual([...titlesFor(held), ...everyonesPlaces].sort())
    const own = Object.entries(actions).flatMap(([title, roles]) => (isFor(held, roles) ? [title] : []))
    expect(offered?.toSorted()).toEqual([...own, ...everyonesActions].sort())
  })

  test('an address opens for them alone', async () => {
    signInWith(held)
    const at = (pathname: string) => (
      <SessionProvider>
        <InternalFrame pathname={pathname} search="" brand="Firm">
          <p>The screen</p>
        </InternalFrame>
      </SessionProvider>
    )
    const { rerender } = render(at('/employee/'))
    await screen.findByText(held.length === 0 ? 'You don’t have access' : 'The screen')
    const opened: string[] = []
    for (const { path } of screens) {
      rerender(at(path))
      if (screen.queryByText('The screen') !== null) opened.push(path)
      else
        expect(
          screen.getByRole('heading', { level: 1, name: /^You (?:need|don’t have) .*access$/ }),
        ).toBeVisible()
    }
    expect(opened).toEqual(screens.filter(({ roles }) => isFor(held, roles)).map(({ path }) => path))
  })
})

function signInWith(held: readonly Role[]): void {
  const never = () => Promise.reject(new Error('not asked for'))
  mockConnect.mockResolvedValue({
    Accounts: ({ onChange }) => {
      useEffect(() => onChange({ id: 'ben', name: 'Ben Okafor', email: 'ben@firm.example' }), [onChange])
      return null
    },
    Provider: ({ children }) => children,
    signIn: never,
    signInSilently: never,
    signOut: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    findToken: () => Promise.resolve('token'),
    readRoles: () => Promise.resolve(held),
    readPhoto: () => Promise.resolve(null),
    readPhotoOf: () => Promise.resolve(null),
    readProfile: () => new Promise(() => undefined),
  })
}
