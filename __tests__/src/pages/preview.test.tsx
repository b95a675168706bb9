import { act, fireEvent, render, screen } from '@testing-library/react'
import type { EntryContent } from '../../../contract/entry'
import PreviewPage from '../../../src/pages/preview'
import { makeLiveSite } from '../../setup/make-live-site'

/** Compiled once, outside the time that a test has. */
beforeAll(() => import('../../../src/live/draft-page'))

const editor = { postMessage: jest.fn() }
beforeEach(() => {
  editor.postMessage.mockClear()
  jest.spyOn(window, 'parent', 'get').mockReturnValue(editor as unknown as Window)
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(makeLiveSite())))
})
afterEach(() => jest.restoreAllMocks())

const draft = (title: string, markdown = ''): EntryContent => ({
  kind: 'post',
  slug: '',
  fields: { title },
  markdown,
})

interface Sent {
  origin?: string
  source?: unknown
}

const send = (data: unknown, { origin = location.origin, source = editor }: Sent = {}) =>
  act(() => {
    const event = new MessageEvent('message', { data, origin })
    Object.defineProperty(event, 'source', { value: source })
    dispatchEvent(event)
  })

const preview = (content: unknown) => ({ type: 'preview', content })

test('reports to the editor around it, and to no one else, that it is ready', () => {
  const { unmount } = render(<PreviewPage />)
  unmount()
  expect(editor.postMessage.mock.calls).toEqual([[{ type: 'preview-ready' }, location.origin]])
})

test('shows each draft as its public page', async () => {
  render(<PreviewPage />)
  send(preview(draft('Tides', '## Low water\n\nAt six.')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Tides' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Low water' })).toBeVisible()
  expect(screen.getByText('No excerpt yet')).toBeVisible()

  const heading = screen.getByRole('heading', { level: 1 })
  send(preview(draft('Tides and harbours', 'At seven.')))
  expect(screen.getByText('At seven.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading) // changed in place: what was scrolled to stays
  expect(heading).toHaveTextContent('Tides and harbours')
})

test.each<[string, unknown, Sent]>([
  ['another site', preview(draft('Tides')), { origin: 'https://elsewhere.example' }],
  ['another window', preview(draft('Tides')), { source: {} }],
  ['something that is no draft', preview({ kind: 'page' }), {}],
  ['another message', { type: 'other' }, {}],
])('ignores messages from %s', async (_, data, sent) => {
  render(<PreviewPage />)
  send(data, sent)
  send(preview(draft('Harbours')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbours' })).toBeVisible()
  send(data, sent)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbours')
})

test('links work only within the page', async () => {
  render(<PreviewPage />)
  send(preview(draft('Tides', 'See [us](/about/) or [below](#below).')))
  const away = await screen.findByRole('link', { name: 'us' })
  expect(fireEvent.click(away)).toBe(false)
  expect(fireEvent.click(screen.getByRole('link', { name: 'below' }))).toBe(true)
})
