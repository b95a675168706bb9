import { act, screen, waitFor, within } from '@testing-library/react'
import type { Publication } from '../../../../../contract/publication'
import { LatestPublications } from '../../../../../src/features/entries/publication-status/latest-publications'
import { PublicationStatus } from '../../../../../src/features/entries/publication-status/publication-status'
import { makeBuild, makeId, makePublication } from '../../../../setup/make-entry'
import { apiOf, renderWorkspace } from '../../../../setup/render-workspace'
import { WorkspaceBackend } from '../../../../setup/workspace-backend'

const id = makeId(500)
const at = new Date().toISOString()

function open(
  publications: Publication[],
  { canRetry = true, compact = false, backend = new WorkspaceBackend() } = {},
) {
  backend.publications = publications
  const section = (
    <PublicationStatus api={apiOf(backend)} publicationId={id} canRetry={canRetry} compact={compact} />
  )
  return { backend, ...renderWorkspace(section, { backend }) }
}
const looks = (backend: WorkspaceBackend) => backend.asked.filter((asked) => asked.endsWith(id)).length
const headline = () => within(region()).getByRole('status')
const region = () => screen.getByRole('region', { name: 'Publication of “Tides”' })
const later = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

describe('on the screen', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(at) }))
  afterEach(() => jest.useRealTimers())

  test('goes from saved to building to live, announces each step, then stops polling', async () => {
    const { backend } = open([makePublication({ at })])
    await later(0.1)
    expect(headline()).toHaveTextContent('Saved. Build starting…')
    backend.publications = [makePublication({ at, state: 'building', build: makeBuild() })]
    await later(1.1)
    expect(headline()).toHaveTextContent('Building the pages…')
    expect(within(region()).getByRole('listitem', { current: 'step' })).toHaveTextContent(
      /^Building, in progress/,
    )
    const liveAt = new Date(Date.parse(at) + 20_000).toISOString()
    backend.publications = [
      makePublication({ at, state: 'live', liveAt, build: makeBuild({ state: 'live' }) }),
    ]
    await later(1.1)
    expect(headline()).toHaveTextContent('Live at /blog/tides/')
    const asked = looks(backend)
    await later(60)
    expect(looks(backend)).toBe(asked)
  })

  test('polls every second at first, then less often', async () => {
    const { backend } = open([makePublication({ at, state: 'building', build: makeBuild() })])
    await later(10.5)
    expect(looks(backend)).toBe(11)
    await later(30)
    const before = looks(backend)
    await later(20)
    expect(looks(backend) - before).toBeLessThanOrEqual(10)
  })

  test('does not poll in a hidden tab', async () => {
    const { backend } = open([makePublication({ at, state: 'building', build: makeBuild() })])
    await later(2.5)
    const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    const asked = looks(backend)
    await later(30)
    expect(looks(backend)).toBe(asked)
    visible.mockReturnValue('visible')
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await later(1.1)
    expect(looks(backend)).toBeGreaterThan(asked)
    visible.mockRestore()
  })

  test('says that it waits for another build, then that its own has not started', async () => {
    const other = makePublication({ id: makeId(501), state: 'building', build: makeBuild() })
    const { backend } = open([makePublication({ at }), other])
    await later(2)
    expect(headline()).toHaveTextContent('Queued for the next build.')
    backend.publications = [makePublication({ at })]
    await later(45)
    expect(headline()).toHaveTextContent('Waiting for a build or deployment.')
  })

  test('keeps the last status without an answer, and says so', async () => {
    const { backend } = open([makePublication({ at, state: 'building', build: makeBuild() })])
    await later(0.1)
    for (let time = 0; time < 4; time++) backend.failNext('GET /api/publications/', 'unreachable')
    await later(2.5)
    expect(headline()).toHaveTextContent('Building the pages…')
    expect(screen.getByText(/This may be out of date\. The server can’t be reached\./)).toBeVisible()
    await later(5)
    expect(screen.queryByText(/This may be out of date/)).not.toBeInTheDocument()
  })
})

test('says at once that nothing builds the site', async () => {
  const backend = new WorkspaceBackend()
  backend.builder = null
  open([makePublication({ at })], { backend })
  await screen.findByText('Saved. It will go live with the next deployment.')
})

test('links to the page before the build', async () => {
  open([makePublication({ at })])
  expect(await screen.findByRole('link', { name: 'View page at /blog/tides/' })).toHaveAttribute(
    'href',
    '/blog/tides/',
  )
})

test('has no link to an unpublished page', async () => {
  open([makePublication({ action: 'unpublish', hash: null, state: 'live', liveAt: at })])
  await screen.findByRole('region')
  expect(headline()).toHaveTextContent('Unpublished')
  expect(within(region()).queryByRole('link')).not.toBeInTheDocument()
})

test('shows one line without steps if compact', async () => {
  open([makePublication({ state: 'live', liveAt: at })], { compact: true })
  expect(await screen.findByText('Live at /blog/tides/')).toBeVisible()
  expect(screen.queryByText('Built')).not.toBeInTheDocument()
})

describe('a failed one', () => {
  const build = makeBuild({ state: 'failed', failure: 'The page of a tag is missing.', log: ['one', 'two'] })
  const failed = () => [makePublication({ state: 'failed', build })]

  test('says at which step and why, shows the log, and can retry the build', async () => {
    const { person, backend } = open(failed())
    expect(await screen.findByText('Publishing failed while building the pages')).toBeVisible()
    expect(screen.getByText('The page of a tag is missing.')).toBeVisible()
    expect(screen.getByText(/can be read at its URL/)).toBeVisible()
    await person.click(screen.getByText('Last lines of the build log', { selector: 'summary' }))
    expect(screen.getByRole('region', { name: 'Build log for “Tides”' })).toHaveTextContent('one two')
    await person.click(screen.getByRole('button', { name: 'Retry build' }))
    await waitFor(() => expect(headline()).toHaveTextContent('Building the pages…'))
    expect(backend.asked).toContain(`POST /api/publications/${id}/retry`)
  })

  test('says why a build left the entry out, without the log of the build, which succeeded', async () => {
    const failure = 'This was left out of the site. Text line 1: broken link. Correct it and publish again.'
    const live = makeBuild({ state: 'live', step: 'done', log: ['one', 'two'] })
    open([makePublication({ state: 'failed', failure, build: live })])
    expect(await screen.findByText(failure)).toBeVisible()
    expect(screen.getByText(/can be read at its URL/)).not.toHaveTextContent('unchanged')
    expect(screen.queryByText('Last lines of the build log')).not.toBeInTheDocument()
  })

  test('says why the build can’t be retried', async () => {
    const { person, backend } = open(failed())
    backend.failNext('POST', {
      status: 409,
      body: { code: 'not_now', message: 'There is no failed build to retry. Reload the list.' },
    })
    await person.click(await screen.findByRole('button', { name: 'Retry build' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no failed build to retry. Reload the list.',
    )
  })

  test('refers people without permission to an admin', async () => {
    open(failed(), { canRetry: false })
    expect(await screen.findByText('An admin can retry the build.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry build' })).not.toBeInTheDocument()
  })
})

test('says that it is gone, and stops polling', async () => {
  const { backend } = open([])
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the publication status.')
  expect(looks(backend)).toBe(1)
})

describe('the latest publications', () => {
  const openList = (publications: Publication[]) => {
    const backend = new WorkspaceBackend()
    backend.publications = publications
    return renderWorkspace(<LatestPublications api={apiOf(backend)} />, { backend })
  }

  test('say what was published by whom, with the progress', async () => {
    openList([
      makePublication({ at, state: 'building', build: makeBuild() }),
      makePublication({ id: makeId(501), title: 'Reefs', action: 'unpublish', state: 'live', liveAt: at }),
    ])
    await screen.findByText('Reefs')
    const items = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(items[0]).toHaveTextContent(
      /^Tides published by nora\.lindqvist@firm\.example, .*Building the pages…/,
    )
    expect(items[1]).toHaveTextContent(/^Reefs unpublished by .*Unpublished/)
  })

  test('link to a page only while visitors can read it there', async () => {
    openList([
      makePublication({ at, state: 'live', liveAt: at }),
      makePublication({
        id: makeId(501),
        title: 'Reefs',
        slug: 'reefs',
        state: 'replaced',
        isReadable: false,
      }),
      makePublication({ id: makeId(502), title: 'Foam', slug: 'foam', state: 'live', isReadable: false }),
    ])
    await screen.findByText('Reefs')
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/tides/'])
    const items = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(items[2]).toHaveTextContent('Was live at /blog/foam/')
  })

  test('can retry a failed build', async () => {
    const { person } = openList([
      makePublication({ at, state: 'failed', build: makeBuild({ state: 'failed' }) }),
    ])
    await person.click(await screen.findByRole('button', { name: 'Retry build' }))
    expect(await screen.findByText(/Building the pages…/)).toBeVisible()
  })

  test('say that there are none', async () => {
    openList([])
    expect(await screen.findByText('No publications yet')).toBeVisible()
  })
})
