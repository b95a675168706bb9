import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { FoundItem } from '../../../../contract/workspace-search'
import { SearchPage } from '../../../../src/features/workspace/search/search-page'
import { EmployeeBackend } from '../../../setup/employee-backend'
import { renderWorkspace } from '../../../setup/render-workspace'

const item: FoundItem = {
  kind: 'inquiry',
  id: 'i0',
  variant: 'contact',
  state: 'new',
  title: 'Ada Lund',
  detail: 'project',
  snippet: 'Our lantern is out.',
  terms: ['lantern'],
  at: '2026-11-20T10:00:00Z',
}

let address = ''
function Page({ search: first }: { search: string }) {
  const [search, setSearch] = useState(first)
  address = search
  return <SearchPage search={search} onSearchChange={setSearch} />
}

function show(found: readonly FoundItem[], search = '') {
  const backend = new EmployeeBackend()
  backend.found = [...found]
  return { backend, ...renderWorkspace(<Page search={search} />, { backend, pathname: '/admin/search/' }) }
}
const group = (name: string) => within(screen.getByRole('region', { name }))

test('shows what the address searches for, by kind, with links to open it', async () => {
  const page: FoundItem = {
    ...item,
    kind: 'page',
    id: '/about/',
    variant: 'firm',
    state: '',
    title: 'About',
    at: null,
  }
  show([item, page], '?q=lantern')
  const link = await screen.findByRole('link', { name: /Ada Lund/ })
  expect(link).toHaveAttribute('href', '/admin/inquiry/?state=new&inquiry=i0')
  expect(group('Inquiries').getByText('lantern').tagName).toBe('MARK')
  expect(group('Pages').getByRole('link')).toHaveAttribute('href', '/admin/seo/?page=/about/')
  expect(screen.getByText('2 results')).toBeVisible()
})

test('writes what is typed to the address, and finds screens, too', async () => {
  const { person } = show([])
  expect(await screen.findByText(/Type at least two letters/)).toBeVisible()
  await person.type(screen.getByRole('searchbox', { name: 'Search everything' }), 'audit')
  expect(await screen.findByText('1 result')).toBeVisible()
  expect(group('Screens and commands').getByRole('link', { name: 'Audit log' })).toHaveAttribute(
    'href',
    '/admin/audit/',
  )
  expect(address).toBe('?q=audit')
})

test('shows more of one kind', async () => {
  const many = Array.from({ length: 12 }, (_, number) => ({
    ...item,
    id: `i${number}`,
    title: `Ada ${number}`,
  }))
  const { person } = show([...many, { ...item, kind: 'comment', id: 'c', variant: 'R-1' }], '?q=lantern')
  expect(await screen.findAllByRole('link', { name: /Ada \d/ })).toHaveLength(8)
  await person.click(screen.getByRole('button', { name: 'Show more inquiries' }))
  expect(await screen.findByText('12 results in Inquiries')).toBeVisible()
  expect(screen.getAllByRole('link', { name: /Ada \d/ })).toHaveLength(12)
  expect(address).toBe('?q=lantern&kind=inquiry')
  await person.click(screen.getByRole('button', { name: 'Show all kinds' }))
  expect(await screen.findByRole('region', { name: 'Comments' })).toBeVisible()
})

test('says which spelling it shows results for', async () => {
  const { backend, person } = show([item])
  backend.correction = { typed: 'media', searched: ['medial'], of: 'all' }
  await person.type(screen.getByRole('searchbox'), 'media')
  const note = await screen.findByText('Nothing else matches “media”. Showing other results for “medial”.')
  expect(note.closest('[role=status]')).toHaveTextContent('2 results')
})

test('says that nothing was found', async () => {
  show([], '?q=zeppelin')
  expect(await screen.findByText(/No results for “zeppelin”/)).toBeVisible()
})

test('an error can be tried again', async () => {
  const { backend, person } = show([item])
  backend.failNext('GET /api/workspace/search', {
    status: 400,
    body: { code: 'bad_request', message: 'No.' },
  })
  await person.type(screen.getByRole('searchbox'), 'lantern')
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t search. No.')
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Ada Lund/ })).toBeVisible()
})
