import { render, screen, waitFor } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import { renderToString } from 'react-dom/server'
import NotFoundPage from '../../../src/pages/404'
import { makeLiveSite } from '../../setup/make-live-site'
import { makeCaseStudy, makeJob, makePost } from '../../setup/make-published'
import { PublishedBackend } from '../../setup/published-backend'

const site = makeLiveSite()
/** Compiled once, outside the time that a test has. */
beforeAll(() => import('../../../src/live/live-page'))

let backend: PublishedBackend
let asked: string[]
let failing: boolean
beforeEach(() => {
  backend = new PublishedBackend()
  asked = []
  failing = false
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const path = typeof input === 'string' ? input : ''
    asked.push(path)
    if (path === '/live-site.json') return Promise.resolve(Response.json(site))
    if (failing) return Promise.reject(new TypeError('fetch failed'))
    const [, , , kind, slug] = path.split('/')
    const entry = backend.entries.find((one) => one.kind === kind && one.slug === slug)
    return Promise.resolve(
      entry ? Response.json(entry) : Response.json({ code: 'not_found' }, { status: 404 }),
    )
  })
  document.head.innerHTML = '<title>Page not found</title><meta name="description" content="None">'
})
afterEach(() => jest.restoreAllMocks())

const at = (pathname: string) => ({ pathname, hash: '' }) as PageProps['location']
const data = { company: { name: 'Firm' }, navigation: { notFoundChart: '<svg />' } }
const pageAt = (pathname: string) => <NotFoundPage location={at(pathname)} data={data} />
const show = (pathname: string) => render(pageAt(pathname))

test('an address that no entry can have is not found, without a call', () => {
  show('/abuot/')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
  expect(asked).toEqual([])
})

test('an address that an entry could have is not found once the backend confirms it', async () => {
  show('/blog/none/')
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page')
  expect(screen.queryByText('Page not found')).not.toBeInTheDocument()
  expect(await screen.findByText('Page not found')).toBeVisible()
  expect(asked).toEqual(['/api/published/post/none'])
})

test.each([
  ['/blog/tides/', makePost('tides', {}, '## Low water\n\nAt six.'), 'Low water', ''],
  ['/case-study/harbour/', makeCaseStudy('harbour'), 'The problem', 'Worked example: '],
  ['/career/pilot', makeJob('pilot'), 'What you do', ''],
] as const)(
  '%s shows the published entry, with its title and description',
  async (path, entry, part, kind) => {
    backend.entries = [entry]
    show(path)
    expect(await screen.findByRole('heading', { level: 1, name: entry.fields.title })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: part })).toBeVisible()
    expect(document.title).toBe(`${kind}A made entry for tests | ${site.company.name}`)
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      entry.fields.seo.description,
    )
  },
)

test('without a response the page does not say that it is missing', async () => {
  failing = true
  const report = jest.spyOn(console, 'error').mockReturnValue()
  show('/blog/tides/')
  expect(await screen.findByText('We couldn’t check whether this page exists')).toBeVisible()
  expect(report).toHaveBeenCalledWith('What is published here could not be found out.', expect.any(TypeError))
})

test('the built page has its text and, without JavaScript, an explanation of the delay', () => {
  const html = renderToString(pageAt('/404.html'))
  expect(html).toContain('Page not found')
  expect(html).toMatch(/<noscript>.*ready within minutes.*<\/noscript>/)
})

describe('hydration', () => {
  let container: HTMLElement
  beforeEach(() => {
    container = document.createElement('div')
    document.body.replaceChildren(container)
    container.innerHTML = renderToString(pageAt('/404.html'))
  })
  const wake = (pathname: string) => render(pageAt(pathname), { container, hydrate: true })

  test.each(['/abuot/', '/blog/none/'])('%s keeps its links, so that no click is lost', async (pathname) => {
    const link = screen.getByRole('link', { name: 'Services' })
    wake(pathname)
    await waitFor(() => expect(container.querySelector('noscript')).toBeNull())
    expect(screen.getByRole('link', { name: 'Services' })).toBe(link)
    expect(link).toBeVisible()
  })
  const isWaiting = () => screen.queryByText('Page not found') === null

  test('of a published address removes the mark and shows the page', async () => {
    document.documentElement.dataset['live'] = ''
    backend.entries = [makePost('tides')]
    wake('/blog/tides/')
    expect(isWaiting()).toBe(true)
    expect(document.documentElement).not.toHaveAttribute('data-live')
    expect(await screen.findByRole('heading', { level: 1, name: 'On tides' })).toBeVisible()
  })

  test('of an address with a 404 response keeps the text', async () => {
    wake('/blog/none/')
    expect(isWaiting()).toBe(false)
    await waitFor(() => {
      expect(container.querySelector('[role="status"]')).toBeNull()
    })
    expect(isWaiting()).toBe(false)
    expect(asked).toEqual(['/api/published/post/none'])
  })
})
