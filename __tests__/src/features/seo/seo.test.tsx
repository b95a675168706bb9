import { act, screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react'
import { useState } from 'react'
import type { SeoRouteState } from '../../../../src/features/seo/route-state'
import { Seo } from '../../../../src/features/seo/seo'
import { apiOf, renderWorkspace } from '../../../setup/render-workspace'
import { makePage, SeoBackend } from '../../../setup/seo-backend'

const description = 'Which charts to carry, how old they may be, and who keeps them up to date.'
const pages = [
  makePage('/', { title: 'Start | Firm' }),
  makePage('/about/', { title: 'About | Firm', description: 'Too short' }),
  makePage('/charts/', { title: 'The longest title of all | Firm', description }),
]

beforeAll(() => (Element.prototype.scrollIntoView = () => {})) // jsdom has no layout
beforeEach(() => sessionStorage.clear())

function Screen({ backend, start }: { backend: SeoBackend; start: SeoRouteState }) {
  const [state, setState] = useState(start)
  const [api] = useState(() => apiOf(backend))
  return <Seo api={api} state={state} onNavigate={setState} />
}

async function open({
  backend = new SeoBackend(pages),
  start = { tab: 'pages' },
}: { backend?: SeoBackend; start?: SeoRouteState } = {}) {
  const { person } = renderWorkspace(<Screen backend={backend} start={start} />, {
    pathname: '/admin/seo/',
    backend,
  })
  await screen.findByRole('button', { name: /^(Pages|All pages)/ })
  return { person, backend }
}
const paths = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('button').textContent)
const openPage = (page: string, backend = new SeoBackend(pages)) =>
  open({ backend, start: { tab: 'pages', page } })
type Person = Awaited<ReturnType<typeof open>>['person']
const field = (name: string) => screen.getByRole('textbox', { name })
const retype = async (person: Person, name: string, text: string) => {
  await person.clear(field(name))
  await person.type(field(name), text)
}

describe('the list', () => {
  test('shows every page with its texts, their lengths, its status and its issues', async () => {
    const backend = new SeoBackend(pages)
    backend.set('/about/', { noindex: true })
    await open({ backend })
    const row = within(screen.getByRole('row', { name: /\/about\// }))
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells).toEqual([
      'About | Firm12 characters',
      'Too short9 characters',
      'PendingCustomisedNoindex',
      'Description too short (9 characters)',
    ])
  })

  test('filters by text and by status', async () => {
    const backend = new SeoBackend(pages)
    backend.set('/charts/', { noindex: true })
    const { person } = await open({ backend })
    await person.type(screen.getByRole('searchbox', { name: 'Search pages' }), 'longest')
    expect(paths()).toEqual(['/charts/'])
    await person.clear(screen.getByRole('searchbox'))
    await person.click(screen.getByRole('button', { name: 'Issues 1' }))
    expect(paths()).toEqual(['/about/'])
    for (const name of ['Customised 1', 'Pending 1', 'Noindex 1']) {
      await person.click(screen.getByRole('button', { name }))
      expect(paths()).toEqual(['/charts/'])
    }
    await person.type(screen.getByRole('searchbox'), 'zeppelin')
    expect(screen.getByText('No results for “zeppelin”')).toBeVisible()
  })

  test('has keyboard shortcuts to move, select and edit', async () => {
    const { person } = await open()
    await person.keyboard('jx')
    expect(screen.getByRole('checkbox', { name: 'Select /about/' })).toBeChecked()
    await person.keyboard('je')
    expect(screen.getByRole('heading', { name: '/charts/' })).toBeVisible()
    await person.keyboard('u')
    expect(await screen.findByRole('table', { name: 'Public pages' })).toBeVisible()
  })

  test('sorts by column, and the keyboard follows that order', async () => {
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: 'Meta title' }))
    await person.click(screen.getByRole('button', { name: 'Meta title' }))
    expect(paths()[0]).toBe('/charts/')
  })

  test('shows an error when the site is not built, and retries', async () => {
    const backend = new SeoBackend(pages)
    const { fetch: answer } = backend
    let isThere = false
    Object.assign(backend, {
      fetch: (input: RequestInfo | URL) =>
        input === '/seo-facts.json' && !isThere
          ? Promise.resolve(new Response('', { status: 404 }))
          : answer(input),
    })
    const { person } = renderWorkspace(<Screen backend={backend} start={{ tab: 'pages' }} />, { backend })
    expect(await screen.findByText(/Build it and try again/)).toBeVisible()
    isThere = true
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Public pages' })).toBeVisible()
  })
})

describe('the editor of a page', () => {
  test('shows lengths, issues and previews while typing', async () => {
    const own = `${description} And who they are.`
    const { person } = await openPage('/about/')
    expect(screen.getByText('Description too short (9 characters)')).toBeVisible()
    await retype(person, 'Meta title', 'About the people who chart the coast for those who sail by it')
    expect(screen.getByText('61 of 60')).toBeVisible()
    expect(screen.getByText('Title too long (61 of 60 characters)')).toBeVisible()
    await retype(person, 'Meta title', 'The people')
    await retype(person, 'Meta description', own)
    expect(screen.getByText('No issues')).toBeVisible()
    for (const name of ['Search result', 'Shared link']) {
      const preview = within(screen.getByRole('region', { name }))
      expect(preview.getByText('The people')).toBeVisible()
      expect(preview.getByText(own)).toBeVisible()
    }
  })

  test('saves, and changes are pending until the site is built', async () => {
    const { person, backend } = await openPage('/about/')
    await retype(person, 'Meta title', 'The people')
    await person.click(screen.getByRole('checkbox', { name: /Hide from search engines/ }))
    expect(screen.getByText('Noindex: search engines don’t list this page.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved. Goes live with the next build.')).toBeVisible()
    expect(backend.settings).toMatchObject([
      { path: '/about/', title: 'The people', noindex: true, description: null },
    ])

    await person.click(screen.getByRole('button', { name: 'Build now' }))
    expect(await screen.findByText('Build queued')).toBeVisible()
    act(() => backend.finishBuild())
    expect(await screen.findByText('Saved and live')).toBeVisible()
    expect(screen.queryByText(/aren’t live yet/)).toBeNull()
  }, 15_000)

  test('resets a field to its default', async () => {
    const backend = new SeoBackend(pages)
    backend.set('/about/', { title: 'The people' })
    const { person } = await openPage('/about/', backend)
    await person.click(screen.getByRole('button', { name: 'Reset title to default' }))
    expect(field('Meta title')).toHaveValue('About | Firm')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Default')).toBeVisible()
    expect(backend.settings).toEqual([])
  })

  test('does not save an invalid canonical URL', async () => {
    const { person } = await openPage('/about/')
    await person.type(field('Canonical URL'), 'about')
    expect(screen.getByText(/Enter a path like/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  test('shows both versions of a conflict, and either can be saved', async () => {
    const { person, backend } = await openPage('/about/')
    await retype(person, 'Meta title', 'Mine')
    backend.set('/about/', { title: 'Theirs' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    const box = within(await screen.findByRole('alertdialog', { name: 'Someone else changed this page' }))
    expect(box.getByText(/mei@firm.example changed this page/)).toBeVisible()
    expect(box.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Theirs', 'Mine'])
    await person.click(box.getByRole('button', { name: 'Save yours' }))
    await waitFor(() => expect(backend.settings).toMatchObject([{ title: 'Mine' }]))

    await retype(person, 'Meta title', 'Mine again')
    backend.set('/about/', { title: 'Theirs again' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await person.click(await screen.findByRole('button', { name: 'Use theirs' }))
    await waitFor(() => expect(field('Meta title')).toHaveValue('Theirs again'))
  })

  test('confirms leaving unsaved changes, and stores them in this browser', async () => {
    const { person } = await openPage('/about/')
    await retype(person, 'Meta title', 'Not saved')
    await person.click(screen.getByRole('button', { name: 'Next page' }))
    await person.click(screen.getByRole('button', { name: 'Stay' }))
    expect(field('Meta title')).toHaveValue('Not saved')
    expect(sessionStorage.getItem('draft:nora.lindqvist%40firm.example/seo:/about/')).toContain('Not saved')
    await person.click(screen.getByRole('button', { name: 'Next page' }))
    await person.click(screen.getByRole('button', { name: 'Leave without saving' }))
    expect(screen.getByRole('heading', { name: '/charts/' })).toBeVisible()
    expect(sessionStorage.getItem('draft:nora.lindqvist%40firm.example/seo:/about/')).toBeNull()
  })

  test('uploads a social image, and resets it to the default', async () => {
    const { person, backend } = await openPage('/about/')
    const choose = async (name: string) => {
      const file = new File(['x'], name, { type: 'image/png' })
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      if (input) await person.upload(input, file)
    }
    await choose('wave.png')
    await person.click(await screen.findByRole('button', { name: 'Use default image' }))
    await choose('foam.png')
    await screen.findByRole('button', { name: 'Use default image' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(backend.settings).toMatchObject([{ image: '/media/0123456789/wave.webp' }]))
  }, 20_000)
})

describe('several pages at once', () => {
  /** Chooses what the dialog does. */
  async function choose(person: Person, box: BoundFunctions<typeof queries>, action: string) {
    await person.click(box.getByRole('button', { name: /Action/ }))
    await person.click(screen.getByRole('option', { name: new RegExp(`^${action.replace(/[()]/g, '.')}`) }))
  }

  test('change nothing before an action is chosen, and ask again before pages are hidden', async () => {
    const { person, backend } = await open()
    await person.click(screen.getByRole('button', { name: 'Select all 3' }))
    await person.keyboard('c')
    const box = within(screen.getByRole('dialog', { name: 'Change 3 pages' }))
    expect(box.queryByRole('table')).toBeNull()
    expect(box.getByRole('button', { name: 'Change 3 pages' })).toBeDisabled()
    await choose(person, box, 'Hide from search engines (noindex)')
    await person.click(box.getByRole('button', { name: 'Change 3 pages' }))
    const question = screen.getByRole('alertdialog', { name: 'Hide 3 pages from search engines?' })
    await person.keyboard('{Enter}')
    expect(question).not.toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Change 3 pages' })).toBeVisible()
    expect(backend.settings).toEqual([])
  })

  test('are previewed before they change', async () => {
    const { person, backend } = await open()
    await person.click(screen.getByRole('button', { name: 'Select all 3' }))
    await person.click(screen.getByRole('button', { name: 'Change 3 pages' }))
    const box = within(screen.getByRole('dialog', { name: 'Change 3 pages' }))
    await choose(person, box, 'Hide from search engines (noindex)')
    expect(box.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '/',
      '/about/',
      '/charts/',
    ])
    await person.click(box.getByRole('button', { name: 'Change 3 pages' }))
    const question = screen.getByRole('alertdialog', { name: 'Hide 3 pages from search engines?' })
    await person.click(within(question).getByRole('button', { name: 'Hide 3 pages' }))
    await waitFor(() => expect(backend.settings.map(({ noindex }) => noindex)).toEqual([true, true, true]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('3 of 3 pages')).toBeVisible()
  })

  test('change all or none, and report a conflict', async () => {
    const { person, backend } = await open()
    await person.click(screen.getByRole('checkbox', { name: 'Select /about/' }))
    await person.click(screen.getByRole('button', { name: 'Change 1 page' }))
    backend.set('/about/', { title: 'Theirs' })
    const box = within(screen.getByRole('dialog'))
    await choose(person, box, 'Apply title template')
    await retype(person, 'Template', '{{title}, ours')
    await person.click(box.getByRole('button', { name: 'Change 1 page' }))
    expect(await box.findByText(/Someone else changed one of these pages/)).toBeVisible()
    await person.click(box.getByRole('button', { name: 'Change 1 page' }))
    await waitFor(() => expect(backend.settings).toMatchObject([{ title: 'About, ours' }]))
  })
})

describe('redirects', () => {
  const backendWithRedirects = () => {
    const backend = new SeoBackend(pages)
    backend.lead('/papers/', '/charts/')
    backend.lead('/lost/', '/gone/')
    backend.facts.redirects = [{ from: '/us/', to: '/about/', status: 301, by: 'file' }]
    return backend
  }
  const start = { tab: 'redirects' } as const

  test('are listed with their source and issues', async () => {
    await open({ backend: backendWithRedirects(), start })
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    expect(rows).toEqual([
      expect.stringContaining('No page at /gone/ in the built site'),
      expect.stringMatching(/^\/papers\/.*Added here.*on other hosts after the next build/),
      expect.stringMatching(/^\/us\/.*“Redirects” under PagesActive$/),
    ])
    expect(screen.queryByRole('button', { name: 'Edit /us/' })).toBeNull()
  })

  test('are added, with errors of the form and of the server', async () => {
    const { person, backend } = await open({ backend: backendWithRedirects(), start })
    await person.click(screen.getByRole('button', { name: 'Add redirect' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Enter the old URL')).toBeVisible()
    await person.type(field('Old URL'), '/people')
    await person.type(field('Target'), '/people/')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('A URL can’t redirect to itself.')).toBeVisible()
    await retype(person, 'Target', 'https://x.example/about/')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(backend.rules.at(-1)).toMatchObject({ from: '/people/', to: '/about/', permanent: true })
  })

  test('are edited and deleted', async () => {
    const { person, backend } = await open({ backend: backendWithRedirects(), start })
    await person.click(screen.getByRole('button', { name: 'Edit /lost/' }))
    await retype(person, 'Target', '/about/')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(backend.rules.find(({ from }) => from === '/lost/')?.to).toBe('/about/'))
    await person.click(screen.getByRole('button', { name: 'Delete /papers/' }))
    await person.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(backend.rules.map(({ from }) => from)).toEqual(['/lost/']))
  })
})

describe('chains of redirects', () => {
  test('are named and shortened with one click, the longest first', async () => {
    const backend = new SeoBackend(pages)
    backend.lead('/a/', '/b/')
    backend.lead('/b/', '/c/')
    backend.lead('/direct/', '/about/')
    backend.facts.redirects = [{ from: '/c/', to: '/charts/', status: 301, by: 'moved' }]
    const { person } = await open({ backend, start: { tab: 'redirects' } })
    expect(screen.getByText(/Two or more redirects in a row: \/b\/ leads on to \/charts\//)).toBeVisible()
    expect(screen.getByText(/^2 redirects lead to another redirect/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Shorten 2 chains' }))
    expect(await screen.findByText('2 chains shortened.')).toBeVisible()
    expect(backend.rules.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/direct/ /about/',
      '/a/ /charts/',
      '/b/ /charts/',
    ])
    await waitFor(() => expect(screen.queryByRole('button', { name: /Shorten/ })).toBeNull())
  })

  test('can be shortened one by one, and say why that failed', async () => {
    const backend = new SeoBackend(pages)
    backend.lead('/a/', '/c/')
    backend.facts.redirects = [{ from: '/c/', to: '/charts/', status: 301, by: 'file' }]
    const { person } = await open({ backend, start: { tab: 'redirects' } })
    backend.failNext('PUT /api/admin/redirects', 'unreachable')
    const shorten = screen.getByRole('button', { name: 'Shorten the chain from /a/' })
    await person.click(shorten)
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t shorten every chain.')
    await person.click(shorten)
    await waitFor(() => expect(backend.rules[0]?.to).toBe('/charts/'))
  })

  test('that go in a circle are left alone', async () => {
    const backend = new SeoBackend(pages)
    backend.lead('/a/', '/b/')
    backend.lead('/b/', '/a/')
    await open({ backend, start: { tab: 'redirects' } })
    expect(screen.queryByRole('button', { name: /Shorten/ })).toBeNull()
  })
})

describe('addresses not found', () => {
  const asked = (path: string, hits: number, linkedFrom: string | null = null) => ({
    path,
    hits,
    lastDay: '2026-11-20',
    linkedFrom,
  })

  test('are listed with their visits, and one becomes a redirect by the usual form', async () => {
    const backend = new SeoBackend(pages)
    backend.missing = [asked('/maps/', 1_204, '/about/'), asked('/chart/', 3), asked('/about/', 2)]
    const { person } = await open({ backend, start: { tab: 'missing' } })
    const table = within(await screen.findByRole('table', { name: 'Addresses not found' }))
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '/maps/',
      '/chart/',
    ])
    expect(table.getByText('1,204')).toBeVisible()
    expect(table.getByRole('link', { name: '/about/' })).toHaveAttribute('href', '/about/')
    await person.click(table.getByRole('button', { name: 'Redirect /maps/…' }))
    expect(field('Old URL')).toHaveValue('/maps/')
    await person.type(field('Target'), '/charts/')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(backend.rules).toMatchObject([{ from: '/maps/', to: '/charts/' }]))
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '/maps/' })).toBeNull())
  })

  test('say when there are none, and when they could not be loaded', async () => {
    const backend = new SeoBackend(pages)
    for (let tries = 0; tries < 2; tries++)
      backend.failNext('GET /api/admin/missing-addresses', 'unreachable')
    const { person } = await open({ backend, start: { tab: 'missing' } })
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
    expect(screen.getByText('Couldn’t load the addresses.')).toBeVisible()
    await person.click(again)
    expect(await screen.findByText('No visits to missing pages in the last 30 days')).toBeVisible()
  })
})

test('says when automatic builds are off', async () => {
  const backend = new SeoBackend(pages)
  backend.builder = null
  backend.set('/about/', { title: 'The people' })
  await open({ backend })
  expect(await screen.findByText(/Automatic builds are off/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Build now' })).toBeNull()
})
