import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { listCalendar, type CalendarItem } from '../../../../contract/calendar'
import type { Role } from '../../../../contract/permissions'
import { Calendar } from '../../../../src/features/calendar/calendar'
import { EmployeeBackend } from '../../../setup/employee-backend'
import { apiOf, renderWorkspace } from '../../../setup/render-workspace'

class CalendarBackend extends EmployeeBackend {
  items: CalendarItem[] = []

  protected override async answer(request: Request, pathname: string) {
    if (pathname !== listCalendar.path) return super.answer(request, pathname)
    const { from, to } = listCalendar.request.query.parse(
      Object.fromEntries(new URL(request.url).searchParams),
    )
    const data = this.items.filter(({ on }) => on.slice(0, 10) >= from && on.slice(0, 10) <= to)
    return { status: 200, body: listCalendar.responses[200].parse({ data, isComplete: true }) }
  }
}

const entry = '00000000-0000-4000-8000-000000000001'
const job = { kind: 'job', entry: null, slug: 'pilot' } as const

function open(
  backend: CalendarBackend,
  month: string | null = '2026-11',
  roles: readonly Role[] = ['admin'],
) {
  const api = apiOf(backend)
  function Page() {
    const [shown, setShown] = useState(month)
    return (
      <Calendar
        api={api}
        roles={roles}
        month={shown}
        onMonth={(next) => setShown(next ?? null)}
        rescheduleDialog={(id) => <p role="dialog">{id}</p>}
      />
    )
  }
  return renderWorkspace(<Page />, { pathname: '/admin/calendar/', backend })
}

function filled(): CalendarBackend {
  const backend = new CalendarBackend()
  backend.items = [
    { ...job, id: 'a', event: 'closes', on: '2026-11-05', title: 'Pilot' },
    {
      id: 'b',
      event: 'scheduled',
      on: '2026-11-12T12:00:00.000Z',
      kind: 'post',
      title: 'Tides',
      entry,
      slug: null,
    },
    {
      id: 'c',
      event: 'unpublished',
      on: '2026-11-13T12:00:00.000Z',
      kind: 'post',
      title: '',
      entry: null,
      slug: null,
    },
    { ...job, id: 'd', event: 'published', on: '2026-12-14', title: 'Navigator' },
  ]
  return backend
}

test('each day lists what happens, with links to the editor or the page', async () => {
  open(filled())
  expect(await screen.findByRole('heading', { name: 'Thursday 5 November' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pilot' })).toHaveAttribute('href', '/career/pilot/')
  const scheduled = screen.getByRole('link', { name: 'Tides' })
  expect(scheduled).toHaveAttribute('href', `/admin/post-blog/?entry=${entry}`)
  expect(scheduled.closest('li')).toHaveTextContent(/^Scheduled \d\d:\d\d Tides Article Reschedule$/)
  expect(screen.getByText('Untitled').closest('li')).toHaveTextContent(/^Unpublished/)
  expect(screen.queryByText('Navigator')).toBeNull()
})

test('other months are a click or a key away, and an empty month says so', async () => {
  const { person } = open(filled())
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Next month' }))
  expect(await screen.findByRole('link', { name: 'Navigator' })).toBeVisible()
  await person.keyboard('{ArrowRight}')
  expect(await screen.findByText('Nothing published, scheduled or closing in January 2027')).toBeVisible()
  await person.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(await screen.findByRole('link', { name: 'Tides' })).toBeVisible()
})

test('a scheduled entry is rescheduled with a click or a key, by those who may publish', async () => {
  const { person } = open(filled())
  await person.click(await screen.findByRole('button', { name: 'Reschedule “Tides”' }))
  expect(screen.getByRole('dialog')).toHaveTextContent(entry)
  cleanup()
  const second = open(filled())
  ;(await screen.findByRole('link', { name: 'Tides' })).focus()
  await second.person.keyboard('r')
  expect(screen.getByRole('dialog')).toHaveTextContent(entry)
  cleanup()
  open(filled(), '2026-11', ['employee'])
  expect(await screen.findByText('Tides')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Reschedule/ })).toBeNull()
})

test('the time zone is named', async () => {
  open(filled())
  expect(await screen.findByText(/Time zone: .+\.$/)).toBeVisible()
})

test('j and k move from entry to entry', async () => {
  const backend = filled()
  const { person } = open(backend)
  await screen.findByRole('link', { name: 'Pilot' })
  await person.keyboard('j')
  expect(screen.getByRole('link', { name: 'Pilot' })).toHaveFocus()
  await person.keyboard('j')
  expect(screen.getByRole('link', { name: 'Tides' })).toHaveFocus()
  await person.keyboard('k')
  expect(screen.getByRole('link', { name: 'Pilot' })).toHaveFocus()
})

test('a calendar that can’t be loaded says so and can be loaded again', async () => {
  const backend = filled()
  backend.failNext('GET /api/calendar', { status: 503, body: { code: 'unavailable', message: 'Try later.' } })
  backend.failNext('GET /api/calendar', { status: 503, body: { code: 'unavailable', message: 'Try later.' } })
  const { person } = open(backend)
  expect(screen.getByText('Loading the calendar')).toBeInTheDocument()
  await person.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Tides' })).toBeVisible())
})
