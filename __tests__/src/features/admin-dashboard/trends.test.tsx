import { screen, waitFor, within } from '@testing-library/react'
import { Trends } from '../../../../src/features/admin-dashboard/trends/trends'
import { EmployeeBackend } from '../../../setup/employee-backend'
import { makeTrends, makeWeek } from '../../../setup/make-trends'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'

function open(trends: ReturnType<typeof makeTrends>) {
  const backend = new EmployeeBackend()
  backend.trends = trends
  return { backend, ...renderWorkspace(<Trends api={apiOf(backend)} me={nora.email} />, { backend }) }
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

test('summarises incoming submissions, with figures by week', async () => {
  const { person } = open(
    makeTrends({ weeks: [makeWeek('2026-11-09', [3, 1, 0, 2]), makeWeek('2026-11-16', [4, 0, 2, 5])] }),
  )
  const figure = await screen.findByRole('figure', { name: /^Last 2 weeks/ })
  expect(figure).toHaveAccessibleName(
    'Last 2 weeks: messages 7, support requests 1, applications 2, comments 7. Busiest week: 16 November 2026 (11).',
  )
  await person.click(within(figure).getByText('Show data table'))
  const row = within(figure).getByRole('row', { name: /9 November 2026/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '1', '0', '2', '6'])
})

test('shows the figures of the week under the pointer', async () => {
  const { person } = open(
    makeTrends({ weeks: [makeWeek('2026-11-09', [3, 1, 0, 2]), makeWeek('2026-11-16', [4, 0, 2, 5])] }),
  )
  const chart = await screen.findByRole('figure', { name: /^Last 2 weeks/ })
  await waitFor(() => expect(chart.querySelector('.bars')).not.toBeNull())
  const [week = chart] = chart.querySelectorAll('.bars')
  await person.hover(week)
  const tip = screen.getByText('Week of 9 Nov').parentElement
  expect(tip).toHaveTextContent('Messages: 3')
  expect(tip).toHaveTextContent('Comments: 2')
  await person.unhover(week)
  expect(screen.queryByText('Week of 9 Nov')).toBeNull()
})

test('summarises the stages of applications, with figures', async () => {
  const { person } = open(
    makeTrends({ stages: { new: 4, screening: 0, interview: 2, offer: 0, hired: 1, rejected: 0 } }),
  )
  const figure = await screen.findByRole('figure', {
    name: 'Applications by stage: new 4, interview 2, hired 1.',
  })
  await person.click(within(figure).getByText('Show data table'))
  expect(within(figure).getByRole('row', { name: 'Interview 2' })).toBeVisible()
})

test('names who is responsible for waiting items, and links to them', async () => {
  open(
    makeTrends({
      waiting: [
        { what: 'support', whom: 'mei.tanaka@firm.example', count: 2, oldest: '2026-11-01T08:00:00Z' },
        { what: 'contact', whom: nora.email, count: 1, oldest: '2026-11-03T08:00:00Z' },
        { what: 'comment', whom: null, count: 5, oldest: '2026-11-05T08:00:00Z' },
        { what: 'failed-email', whom: nora.email, count: 1, oldest: '2026-11-06T08:00:00Z' },
      ],
    }),
  )
  const [first, second, third, fourth] = within(
    await (await panel('Needs attention')).findByRole('list'),
  ).getAllByRole('listitem')
  expect(first).toHaveTextContent(
    /^2 support requests\s*Assigned to mei.tanaka@firm.example\s*oldest .+ ago$/,
  )
  expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/inquiry/?kind=support&assignee=mei.tanaka%40firm.example',
  )
  expect(second).toHaveTextContent('1 message')
  expect(second).toHaveTextContent('Assigned to you')
  expect(
    within(third ?? document.body).getByRole('link', { name: '5 comments, Unassigned' }),
  ).toHaveAttribute('href', '/admin/comments/')
  expect(
    within(fourth ?? document.body).getByRole('link', { name: '1 failed email, Assigned to you' }),
  ).toHaveAttribute('href', '/admin/outbox/?state=failed')
})

test('says when nothing has come in', async () => {
  open(makeTrends())
  expect(await screen.findByText('You’re all caught up')).toBeVisible()
  expect(screen.getByText('No activity in the last 2 weeks')).toBeVisible()
  expect(screen.getByText('No applications yet')).toBeVisible()
})

test('can retry figures that could not be loaded', async () => {
  const backend = new EmployeeBackend()
  for (let tries = 0; tries < 2; tries++) backend.failNext('GET /api/admin/trends', 'unreachable')
  const { person } = renderWorkspace(<Trends api={apiOf(backend)} me={nora.email} />, { backend })
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No applications yet')).toBeVisible()
})
