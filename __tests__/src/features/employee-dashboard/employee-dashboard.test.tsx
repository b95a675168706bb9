import { screen, within } from '@testing-library/react'
import { EmployeeDashboard } from '../../../../src/features/employee-dashboard/employee-dashboard'
import type { Published } from '../../../../src/features/employee-dashboard/latest-published'
import { ben, nora, renderWorkspace } from '../../../setup/render-workspace'

const publish = (kind: Published['kind'], title: string, date: string): Published => ({
  kind,
  title,
  date,
  href: `/${title.toLowerCase()}/`,
})
const published = [
  publish('Article', 'Tides', '2026-03-01'),
  publish('Article', 'Reefs', '2026-09-14'),
  publish('Case study', 'Harbour', '2026-05-20'),
  publish('Opening', 'Pilot', '2026-10-02'),
  publish('Article', 'Shoals', '2026-02-01'),
  publish('Article', 'Currents', '2026-04-01'),
  publish('Article', 'Winds', '2025-12-31'),
]
const list = (name: string) => within(screen.getByRole('region', { name })).getByRole('list')

test('one sees who one is', () => {
  renderWorkspace(<EmployeeDashboard user={ben} profile={{ jobTitle: 'Data consultant' }} published={[]} />)
  const profile = within(screen.getByRole('region', { name: 'Profile' }))
  for (const words of ['Ben Okafor', 'Data consultant', 'ben.okafor@firm.example', 'Employee', 'BO'])
    expect(profile.getByText(words)).toBeVisible()
})

test('before Microsoft has answered, the rest is there', () => {
  renderWorkspace(<EmployeeDashboard user={nora} profile={undefined} published={[]} />)
  const profile = screen.getByRole('region', { name: 'Profile' })
  expect(profile).toHaveTextContent('NLNora LindqvistNora.Lindqvist@firm.exampleAdmin')
})

test('the six newest things on the site stand with their day, the newest first', () => {
  renderWorkspace(<EmployeeDashboard user={ben} profile={undefined} published={published} />)
  const items = within(list('Lately published')).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
    'Pilot',
    'Reefs',
    'Harbour',
    'Currents',
    'Tides',
    'Shoals',
  ])
  expect(items[0]).toHaveTextContent('October 2, 2026Opening')
  expect(within(list('Lately published')).getByText('September 14, 2026')).toHaveAttribute(
    'datetime',
    '2026-09-14',
  )
})

test('with nothing on the site that is what is said', () => {
  renderWorkspace(<EmployeeDashboard user={ben} profile={undefined} published={[]} />)
  expect(screen.getByText('Nothing is on the site yet.')).toBeVisible()
})

test('an employee is led to the public site', () => {
  renderWorkspace(<EmployeeDashboard user={ben} profile={undefined} published={[]} />, { user: ben })
  const links = within(list('What you can do')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/', '/career/', '/'])
})

test('an admin is led to the areas', () => {
  renderWorkspace(<EmployeeDashboard user={nora} profile={undefined} published={[]} />)
  const links = within(list('What you can do')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toContain('People')
  expect(links.map((link) => link.textContent)).not.toContain('My page')
})
