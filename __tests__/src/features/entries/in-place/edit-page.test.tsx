import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import type { Role } from '../../../../../contract/permissions'
import { createApiClient } from '../../../../../src/client/create-api-client'
import { EditPage } from '../../../../../src/features/entries/in-place/edit-page'

const id = '00000000-0000-4000-8000-000000000007'
const file = 'content/blog/tides.md'
const asked: string[] = []

interface Answers {
  source?: { kind: string; entry: string | null; file: string | null } | null
  takeOver?: { status: number; body: unknown }
}

function open(
  { source = null, takeOver }: Answers,
  { roles = ['admin'] as Role[], pathname = '/blog/tides/' } = {},
) {
  asked.length = 0
  globalThis.fetch = async (input) => {
    const request = input as Request
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    if (request.method === 'GET') return Response.json({ data: source })
    const { status, body } = takeOver ?? { status: 500, body: {} }
    return Promise.resolve(Response.json(body, { status }))
  }
  const api = createApiClient({ baseUrl: 'http://localhost' })
  return render(<EditPage api={api} roles={roles} pathname={pathname} />)
}

beforeEach(() => jest.mocked(navigate).mockReset())

test('an entry is opened in the editor', async () => {
  open({ source: { kind: 'post', entry: id, file: null } })
  const link = await screen.findByRole('link', { name: 'Edit this page' })
  expect(link).toHaveAttribute('href', `/admin/post-blog/?entry=${id}`)
  await userEvent.click(link)
  expect(navigate).toHaveBeenCalledWith(`/admin/post-blog/?entry=${id}`)
})

test('an author opens it among their own articles', async () => {
  open({ source: { kind: 'post', entry: id, file: null } }, { roles: ['employee'] })
  expect(await screen.findByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `/employee/post-blog/?entry=${id}`,
  )
})

test('a file is taken over first', async () => {
  open({ source: { kind: 'post', entry: null, file }, takeOver: { status: 201, body: { id } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit this page' }))
  expect(asked).toContain('POST /api/entry-files')
  expect(navigate).toHaveBeenCalledWith(`/admin/post-blog/?entry=${id}`)
})

test('a file that can’t be taken over says why', async () => {
  const body = { code: 'slug_taken', message: 'The URL “tides” is already used.' }
  open({ source: { kind: 'post', entry: null, file }, takeOver: { status: 409, body } })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit this page' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t open this page for editing. The URL “tides” is already used.',
  )
  expect(navigate).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Edit this page' })).toBeEnabled()
})

test('pages without an entry, and people who don’t write, ask for nothing and see nothing', () => {
  for (const [pathname, roles] of [
    ['/no-such-page/', ['admin']],
    ['/blog/tides/', ['support']],
    ['/blog/tides/', []],
  ] as const) {
    const { container, unmount } = open({}, { pathname, roles: [...roles] })
    expect(container).toBeEmptyDOMElement()
    unmount()
    expect(asked).toEqual([])
  }
})
