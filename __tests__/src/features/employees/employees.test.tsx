import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Employees } from '../../../../src/features/employees/employees'
import { EmployeeBackend, ownedEntries } from '../../../setup/employee-backend'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'

const mei = 'mei.tanaka@firm.example'
const staff = () =>
  new EmployeeBackend([
    { email: 'nora.lindqvist@firm.example', roles: ['admin'] },
    { email: mei, roles: ['employee'] },
    { email: 'ben.okafor@firm.example', roles: ['employee'] },
  ])

const findPhoto = (email: string) => Promise.resolve(email === mei ? 'blob:mei' : null)
const onOwnChange = jest.fn()
beforeEach(() => onOwnChange.mockClear())

function open(backend: EmployeeBackend, { adding: addingAtFirst = false } = {}) {
  const api = apiOf(backend)
  function Page() {
    const [adding, setAdding] = useState(addingAtFirst)
    return (
      <Employees
        api={api}
        me={nora.email}
        findPhoto={findPhoto}
        adding={adding}
        onAddingChange={setAdding}
        onOwnChange={onOwnChange}
      />
    )
  }
  return renderWorkspace(<Page />, { pathname: '/admin/employees/', backend })
}

const row = (email: string) => screen.findByRole('row', { name: new RegExp(email, 'i') })
const addresses = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByText(/@/).textContent)
const rolesOf = (email: string) => screen.getByRole('button', { name: new RegExp(`Roles of ${email}`, 'i') })
type Person = ReturnType<typeof open>['person']

/** Opens the dialog, ticks or unticks the roles, and saves. */
async function toggleRoles(person: Person, email: string, ...titles: string[]) {
  await row(email)
  await person.click(rolesOf(email))
  for (const title of titles) await person.click(screen.getByRole('checkbox', { name: title }))
  await person.click(screen.getByRole('button', { name: 'Save roles' }))
}

const sentRoles = (backend: EmployeeBackend) => backend.asked.filter((asked) => asked.startsWith('PATCH'))

describe('the list', () => {
  test('says that it is loading, then shows all employees with their roles', async () => {
    open(staff())
    expect(screen.getByText('Loading employees').closest('[role="status"]')).toBeInTheDocument()
    await row(mei)
    expect(addresses()).toEqual(['ben.okafor@firm.example', mei, 'nora.lindqvist@firm.example'])
    expect(await row('nora.lindqvist')).toHaveTextContent('you')
    expect(rolesOf(mei)).toHaveTextContent('Employee')
    expect(rolesOf('nora.lindqvist@firm.example')).toHaveTextContent('Admin')
    expect(screen.getByText('3 employees')).toBeVisible()
  })

  test('filters by part of an address', async () => {
    const { person } = open(staff())
    await row(mei)
    await person.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'tana')
    expect(await screen.findByText('1 employee')).toBeVisible()
    expect(addresses()).toEqual([mei])
  })

  test('says when nothing matches, and shows everyone once the search is cleared', async () => {
    const { person } = open(staff())
    await row(mei)
    await person.type(screen.getByRole('searchbox'), 'zz')
    expect(await screen.findByText('No employees match “zz”')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(await screen.findByText('3 employees')).toBeVisible()
  })

  test('loads pages on demand', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      email: `p${String(index).padStart(2, '0')}@firm.example`,
      roles: [index === 0 ? ('admin' as const) : ('employee' as const)],
    }))
    const { person } = open(new EmployeeBackend(many))
    expect(await screen.findByText('50 of 60 employees')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('60 employees')).toBeVisible()
    expect(new Set(addresses()).size).toBe(60)
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  })

  test('says why it can’t be loaded, and can be retried', async () => {
    const backend = staff()
    backend.failNext('GET /api/admin/employees', 'unreachable')
    backend.failNext('GET /api/admin/employees', 'unreachable')
    const { person } = open(backend)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Couldn’t load employees. The server can’t be reached.')
    await person.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await row(mei)).toBeVisible()
  })

  test('does not retry by itself when access is denied', async () => {
    const backend = staff()
    const body = { code: 'forbidden', message: 'Only admins may do this.' }
    backend.failNext('GET /api/admin/employees', { status: 403, body })
    open(backend)
    expect(await screen.findByRole('alert')).toHaveTextContent('Only admins may do this.')
    expect(backend.asked).toHaveLength(1)
  })
})

describe('adding an employee', () => {
  test('assigns roles and says so', async () => {
    const backend = staff()
    const { person } = open(backend)
    await person.click(screen.getByRole('button', { name: 'Add employee' }))
    const dialog = screen.getByRole('dialog', { name: 'Add employee' })
    expect(within(dialog).getByRole('textbox', { name: 'Work email' })).toHaveFocus()
    await person.keyboard('samira.haddad@firm.example')
    const editor = within(dialog).getByRole('checkbox', { name: 'Editor' })
    expect(editor).toHaveAccessibleDescription(/^Edits and publishes all content/)
    await person.click(editor)
    await person.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(
      await screen.findByText('samira.haddad@firm.example was added as an employee and editor.'),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await row('samira.haddad@firm.example')).toBeVisible()
    expect(backend.people.find(({ email }) => email.startsWith('samira'))?.roles).toEqual([
      'employee',
      'editor',
    ])
  })

  test.each([
    ['nothing', '', 'Enter a work email address'],
    ['half an address', 'samira.haddad', 'Enter a full email address, like name@company.com'],
  ])('with %s shows an error at the field and does not call the server', async (_, typed, says) => {
    const backend = staff()
    const { person } = open(backend, { adding: true })
    const field = screen.getByRole('textbox', { name: 'Work email' })
    if (typed !== '') await person.type(field, typed)
    await person.keyboard('{Enter}')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(says))
    expect(backend.asked.filter((asked) => asked.startsWith('POST'))).toEqual([])
  })

  test('with a known address shows an error at the field and keeps the input', async () => {
    const { person } = open(staff(), { adding: true })
    const field = screen.getByRole('textbox', { name: 'Work email' })
    await person.type(field, 'Mei.Tanaka@firm.example{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(expect.stringContaining('already has access'))
    expect(field).toHaveValue('Mei.Tanaka@firm.example')
  })

  test('without a connection keeps the dialog and the input, and works on the second try', async () => {
    const backend = staff()
    backend.failNext('POST /api/admin/employees', 'unreachable')
    const { person } = open(backend, { adding: true })
    const field = screen.getByRole('textbox', { name: 'Work email' })
    await person.type(field, 'samira.haddad@firm.example{Enter}')
    expect(await screen.findByText(/The server can’t be reached/)).toBeVisible()
    expect(field).toHaveValue('samira.haddad@firm.example')
    await person.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('samira.haddad@firm.example was added as an employee.')).toBeVisible()
  })

  test('can be cancelled with Escape', async () => {
    const { person } = open(staff(), { adding: true })
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('changing roles', () => {
  test('works in the list, and is announced', async () => {
    const backend = staff()
    const { person } = open(backend)
    await toggleRoles(person, mei, 'Support', 'Employee')
    expect(await screen.findByText(`${mei} is now a support agent.`)).toBeVisible()
    expect(backend.people.find(({ email }) => email === mei)?.roles).toEqual(['support'])
    await waitFor(() => expect(rolesOf(mei)).toHaveTextContent('Support'))
    expect(onOwnChange).not.toHaveBeenCalled()
  })

  test('gives several roles, shown together', async () => {
    const { person } = open(staff())
    await toggleRoles(person, mei, 'Recruiter', 'Support')
    await waitFor(() => expect(rolesOf(mei)).toHaveTextContent('Employee, Support, Recruiter'))
  })

  test('asks for at least one role', async () => {
    const backend = staff()
    const { person } = open(backend)
    await toggleRoles(person, mei, 'Employee')
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one role')
    expect(sentRoles(backend)).toEqual([])
  })

  test('sends nothing where nothing was changed', async () => {
    const backend = staff()
    const { person } = open(backend)
    await toggleRoles(person, mei)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sentRoles(backend)).toEqual([])
  })

  test('asks before someone becomes an admin', async () => {
    const backend = staff()
    const { person } = open(backend)
    await toggleRoles(person, mei, 'Admin')
    const question = screen.getByRole('alertdialog', { name: `Make ${mei} an admin?` })
    expect(question).toHaveTextContent('including applicants and CVs')
    expect(sentRoles(backend)).toEqual([])
    await person.click(within(question).getByRole('button', { name: 'Make admin' }))
    expect(await screen.findByText(`${mei} is now an employee and admin.`)).toBeVisible()
  })

  test('asks before someone else loses Admin', async () => {
    const backend = staff()
    backend.changeAsSomeoneElse(mei, 'employee', 'admin')
    const { person } = open(backend)
    await toggleRoles(person, mei, 'Admin')
    const question = screen.getByRole('alertdialog', { name: `Remove admin access from ${mei}?` })
    await person.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(sentRoles(backend)).toEqual([])
    expect(rolesOf(mei)).toHaveTextContent('Employee, Admin')
  })

  test('warns before users change their own roles', async () => {
    const backend = staff()
    const { person } = open(backend)
    await toggleRoles(person, 'nora.lindqvist@firm.example', 'Editor')
    const question = screen.getByRole('alertdialog', { name: 'Change your own roles?' })
    expect(question).toHaveTextContent('You will be an editor and admin.')
    await person.click(within(question).getByRole('button', { name: 'Change my roles' }))
    await waitFor(() => expect(onOwnChange).toHaveBeenCalledTimes(1))
  })

  test('asks for confirmation before users remove their own access, and does nothing when declined', async () => {
    const backend = staff()
    backend.changeAsSomeoneElse(mei, 'admin')
    const { person } = open(backend)
    await toggleRoles(person, 'nora.lindqvist@firm.example', 'Admin', 'Employee')
    const question = screen.getByRole('alertdialog', { name: 'Remove your own admin access?' })
    await person.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(sentRoles(backend)).toEqual([])
    expect(rolesOf('nora.lindqvist@firm.example')).toHaveTextContent('Admin')
  })

  test('removes one’s own access on confirmation, and updates the session', async () => {
    const backend = staff()
    backend.changeAsSomeoneElse(mei, 'admin')
    const { person } = open(backend)
    await toggleRoles(person, 'nora.lindqvist@firm.example', 'Admin', 'Employee')
    await person.click(screen.getByRole('button', { name: 'Remove my admin access' }))
    await waitFor(() => expect(onOwnChange).toHaveBeenCalledTimes(1))
  })

  test('of the last admin is rejected with the reason and a way out', async () => {
    const { person } = open(staff())
    await toggleRoles(person, 'nora.lindqvist@firm.example', 'Admin', 'Employee')
    await person.click(screen.getByRole('button', { name: 'Remove my admin access' }))
    const alert = await screen.findByRole('alertdialog', { name: 'Can’t remove the only admin' })
    expect(alert).toHaveTextContent('Make someone else an admin first.')
    expect(onOwnChange).not.toHaveBeenCalled()
    await person.click(within(alert).getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('shows both after a conflict, and can be repeated', async () => {
    const backend = staff()
    const { person } = open(backend)
    await row(mei)
    backend.changeAsSomeoneElse('ben.okafor@firm.example', 'employee')
    await toggleRoles(person, 'ben.okafor@firm.example', 'Editor')
    const question = await screen.findByRole('alertdialog', { name: 'Someone else changed this' })
    const facts = within(question)
    expect(facts.getByText('Your change').nextElementSibling).toHaveTextContent('Employee, Editor')
    expect(facts.getByText('Now').nextElementSibling).toHaveTextContent(/^Employee, since 20 November/)
    await person.click(facts.getByRole('button', { name: 'Make an employee and editor' }))
    expect(await screen.findByText('ben.okafor@firm.example is now an employee and editor.')).toBeVisible()
  })

  test('can be dropped after a conflict, and the list is up to date', async () => {
    const backend = staff()
    const { person } = open(backend)
    await row(mei)
    backend.changeAsSomeoneElse(mei, 'admin')
    await person.click(screen.getByRole('button', { name: `Remove ${mei}` }))
    await person.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = await screen.findByRole('alertdialog', { name: 'Someone else changed this' })
    await person.click(within(question).getByRole('button', { name: 'Keep the current roles' }))
    await waitFor(() => expect(rolesOf(mei)).toHaveTextContent('Admin'))
  })

  test('of a removed employee says so', async () => {
    const backend = staff()
    const { person } = open(backend)
    await row(mei)
    backend.people = backend.people.filter(({ email }) => email !== mei)
    await toggleRoles(person, mei, 'Editor')
    expect(
      await screen.findByRole('alertdialog', { name: 'Someone else removed this employee' }),
    ).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Keep the current roles' }))
    await waitFor(() => expect(screen.queryByText(mei)).not.toBeInTheDocument())
  })

  test('says that nothing was changed after any other error', async () => {
    const backend = staff()
    const { person } = open(backend)
    await row(mei)
    backend.failNext('PATCH', 'unreachable')
    await toggleRoles(person, mei, 'Editor')
    const alert = await screen.findByRole('alertdialog', { name: `Couldn’t update ${mei}` })
    expect(alert).toHaveTextContent(`The server can’t be reached.`)
    await person.click(within(alert).getByRole('button', { name: 'OK' }))
    expect(rolesOf(mei)).toHaveTextContent('Employee')
  })
})

describe('removing an employee', () => {
  test('asks for confirmation by name, and does nothing when declined', async () => {
    const backend = staff()
    const { person } = open(backend)
    await row(mei)
    await person.click(screen.getByRole('button', { name: `Remove ${mei}` }))
    const question = screen.getByRole('alertdialog', { name: `Remove ${mei}?` })
    await person.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(backend.people).toHaveLength(3)
  })

  test('removes the employee from the list and says so', async () => {
    const backend = staff()
    const { person } = open(backend)
    await row(mei)
    await person.click(screen.getByRole('button', { name: `Remove ${mei}` }))
    await person.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(`${mei} was removed.`)).toBeVisible()
    await waitFor(() => expect(addresses()).not.toContain(mei))
    expect(screen.getByText('2 employees')).toBeVisible()
  })

  test('says what they own, and hands it over to the person who was chosen', async () => {
    const backend = staff()
    backend.owned = { entries: ownedEntries({ post: 3, job: 1 }), inquiries: 2 }
    const { person } = open(backend)
    await row(mei)
    await person.click(screen.getByRole('button', { name: `Remove ${mei}` }))
    const question = screen.getByRole('alertdialog', { name: `Remove ${mei}?` })
    expect(
      await within(question).findByText(
        'They own 3 articles, 1 job and 2 open inquiries. Choose who takes this over.',
      ),
    ).toBeVisible()
    const remove = within(question).getByRole('button', { name: 'Hand over and remove' })
    await person.click(remove)
    expect(within(question).getByRole('alert')).toHaveTextContent('Choose a person')
    expect(backend.people).toHaveLength(3)

    await person.click(within(question).getByRole('button', { name: /Hand over to/ }))
    await person.click(await screen.findByRole('option', { name: /ben\.okafor/ }))
    await person.click(within(question).getByRole('button', { name: 'Hand over and remove' }))
    expect(await screen.findByText(`${mei} was removed.`)).toBeVisible()
    const ben = backend.people.find(({ email }) => email.startsWith('ben'))
    expect(backend.asked.find((asked) => asked.startsWith('DELETE'))).toMatch(`&to=${ben?.id}`)
  })

  test('offers to try again when what they own can’t be loaded, with no way to remove them until then', async () => {
    const backend = staff()
    const { person } = open(backend)
    await row(mei)
    backend.failNext('GET /api/admin/employees/', { status: 403, body: { code: 'x', message: 'Not now.' } })
    await person.click(screen.getByRole('button', { name: `Remove ${mei}` }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
    await person.click(again)
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible()
  })
})

describe('invitations', () => {
  const inviteButton = () => screen.findByRole('button', { name: `Send the invitation again to ${mei}` })

  test('the list says who was invited, and who signed in, by name', async () => {
    const backend = staff()
    backend.link(mei, 'Mei Tanaka')
    open(backend)
    expect(await row(mei)).toHaveTextContent(/Mei Tanaka.+19 November 2026, \d\d:\d\d/)
    await waitFor(async () =>
      expect((await row(mei)).querySelector('img')).toHaveAttribute('src', 'blob:mei'),
    )
    expect(await row('ben')).toHaveTextContent('Invited 2 November 2026')
    expect((await row('ben')).querySelector('img')).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Send the invitation again/ })).toHaveLength(2)
  })

  test('an invitation can be sent again', async () => {
    const backend = staff()
    const { person } = open(backend)
    await person.click(await inviteButton())
    expect(await screen.findByText(`${mei} was invited again.`)).toBeInTheDocument()
    await waitFor(async () => expect(await row(mei)).toHaveTextContent('Invited 20 November 2026'))
    expect(backend.asked.filter((asked) => asked.endsWith('/invitation'))).toHaveLength(1)
  })

  test('where it fails, the list says why', async () => {
    const backend = staff()
    const message = 'mei.tanaka@firm.example has signed in already.'
    const { person } = open(backend)
    backend.failNext('POST', { status: 409, body: { code: 'not_now', message } })
    await person.click(await inviteButton())
    expect(await screen.findByText(`Couldn’t invite ${mei}. ${message}`)).toBeVisible()
  })
})

describe('unlinking a Microsoft account', () => {
  const unlinkButton = () => screen.findByRole('button', { name: `Unlink the Microsoft account of ${mei}` })

  test('is offered only where an account is linked', async () => {
    const backend = staff()
    backend.link(mei)
    open(backend)
    expect(await unlinkButton()).toBeVisible()
    expect(await row(mei)).toHaveTextContent('Linked 3 November 2026')
    expect(screen.getAllByText('Not signed in yet')).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: /^Unlink/ })).toHaveLength(1)
  })

  test('asks for confirmation, and does nothing when declined', async () => {
    const backend = staff()
    backend.link(mei)
    const { person } = open(backend)
    await person.click(await unlinkButton())
    const question = screen.getByRole('alertdialog', { name: `Unlink the Microsoft account of ${mei}?` })
    expect(question).toHaveTextContent(`The next account that signs in as ${mei} gets this employee’s roles.`)
    await person.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(backend.asked.filter((asked) => asked.startsWith('DELETE'))).toEqual([])
  })

  test('says so, and leaves the employee in the list', async () => {
    const backend = staff()
    backend.link(mei)
    const { person } = open(backend)
    await person.click(await unlinkButton())
    await person.click(screen.getByRole('button', { name: 'Unlink account' }))
    expect(await screen.findByText(`The Microsoft account of ${mei} was unlinked.`)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Unlink/ })).not.toBeInTheDocument())
    expect(addresses()).toContain(mei)
  })

  test('after a change by someone else shows both, and can be repeated', async () => {
    const backend = staff()
    backend.link(mei)
    const { person } = open(backend)
    await unlinkButton()
    backend.changeAsSomeoneElse(mei, 'admin')
    await person.click(await unlinkButton())
    await person.click(screen.getByRole('button', { name: 'Unlink account' }))
    const question = await screen.findByRole('alertdialog', { name: 'Someone else changed this' })
    expect(within(question).getByText('Your change').nextElementSibling).toHaveTextContent(
      'Microsoft account unlinked',
    )
    await person.click(within(question).getByRole('button', { name: 'Unlink anyway' }))
    expect(await screen.findByText(`The Microsoft account of ${mei} was unlinked.`)).toBeVisible()
  })
})
