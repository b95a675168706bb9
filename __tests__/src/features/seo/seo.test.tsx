import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Seo } from '../../../../src/features/seo/seo'
import type { SeoPlace } from '../../../../src/features/seo/seo-place'
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

function Screen({ backend, start }: { backend: SeoBackend; start: SeoPlace }) {
  const [place, setPlace] = useState(start)
  const [api] = useState(() => apiOf(backend))
  return <Seo api={api} place={place} onPlace={setPlace} />
}

async function open({
  backend = new SeoBackend(pages),
  start = { tab: 'pages' },
}: { backend?: SeoBackend; start?: SeoPlace } = {}) {
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
const field = (name: string) => screen.getByRole('textbox', { name })
const retype = async (person: Awaited<ReturnType<typeof open>>['person'], name: string, text: string) => {
  await person.clear(field(name))
  await person.type(field(name), text)
}

describe('the list', () => {
  test('shows every page with its texts, their lengths, its state and its faults', async () => {
    const backend = new SeoBackend(pages)
    backend.set('/about/', { noindex: true })
    await open({ backend })
    const row = within(screen.getByRole('row', { name: /\/about\// }))
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells).toEqual([
      'About | Firm12 characters',
      'Too short9 characters',
      'PendingSet hereKept out',
      'Description of 9 characters says too little',
    ])
  })

  test('is narrowed by a word and by what is the matter', async () => {
    const backend = new SeoBackend(pages)
    backend.set('/charts/', { noindex: true })
    const { person } = await open({ backend })
    await person.type(screen.getByRole('searchbox', { name: 'Search pages' }), 'longest')
    expect(paths()).toEqual(['/charts/'])
    await person.clear(screen.getByRole('searchbox'))
    await person.click(screen.getByRole('button', { name: 'With faults 1' }))
    expect(paths()).toEqual(['/about/'])
    for (const name of ['Set here 1', 'Pending 1', 'Kept out 1']) {
      await person.click(screen.getByRole('button', { name }))
      expect(paths()).toEqual(['/charts/'])
    }
    await person.type(screen.getByRole('searchbox'), 'zeppelin')
    expect(screen.getByText('No such page fits “zeppelin”.')).toBeVisible()
  })

  test('goes by keys: on, select, edit', async () => {
    const { person } = await open()
    await person.keyboard('jx')
    expect(screen.getByRole('checkbox', { name: 'Select /about/' })).toBeChecked()
    await person.keyboard('je')
    expect(screen.getByRole('heading', { name: '/charts/' })).toBeVisible()
    await person.keyboard('u')
    expect(await screen.findByRole('table', { name: 'Public pages' })).toBeVisible()
  })

  test('sorts by the heads of its columns, and keys follow that order', async () => {
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: 'Title' }))
    await person.click(screen.getByRole('button', { name: 'Title' }))
    expect(paths()[0]).toBe('/charts/')
  })

  test('says when the site does not tell of its pages, and tries again', async () => {
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
    expect(await screen.findByText(/Build it, then try again/)).toBeVisible()
    isThere = true
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Public pages' })).toBeVisible()
  })
})

describe('the editor of a page', () => {
  test('counts while one types, says what is wrong, and shows the search result and the card', async () => {
    const own = `${description} And who they are.`
    const { person } = await openPage('/about/')
    expect(screen.getByText('Description of 9 characters says too little')).toBeVisible()
    await retype(person, 'Title', 'About the people who chart the coast for those who sail by it')
    expect(screen.getByText('61 of 60')).toBeVisible()
    expect(screen.getByText('Title of 61 characters, 60 are shown')).toBeVisible()
    await retype(person, 'Title', 'The people')
    await retype(person, 'Description', own)
    expect(screen.getByText('No faults.')).toBeVisible()
    for (const name of ['Search result', 'Shared link']) {
      const preview = within(screen.getByRole('region', { name }))
      expect(preview.getByText('The people')).toBeVisible()
      expect(preview.getByText(own)).toBeVisible()
    }
  })

  test('saves, and what is saved is pending until the built site has it', async () => {
    const { person, backend } = await openPage('/about/')
    await retype(person, 'Title', 'The people')
    await person.click(screen.getByRole('checkbox', { name: /Keep out of search engines/ }))
    expect(screen.getByText('Search engines do not list this page.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved; live after the next build.')).toBeVisible()
    expect(backend.settings).toMatchObject([
      { path: '/about/', title: 'The people', noindex: true, description: null },
    ])

    await person.click(screen.getByRole('button', { name: 'Build now' }))
    expect(await screen.findByText('A build waits for its turn.')).toBeVisible()
    act(() => backend.finishBuild())
    expect(await screen.findByText('Saved and live.')).toBeVisible()
    expect(screen.queryByText(/is not live yet/)).toBeNull()
  }, 15_000)

  test('goes back to what the page says by itself', async () => {
    const backend = new SeoBackend(pages)
    backend.set('/about/', { title: 'The people' })
    const { person } = await openPage('/about/', backend)
    await person.click(screen.getByRole('button', { name: 'Back to its own title' }))
    expect(field('Title')).toHaveValue('About | Firm')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('As its file says.')).toBeVisible()
    expect(backend.settings).toEqual([])
  })

  test('does not save a canonical address that is none', async () => {
    const { person } = await openPage('/about/')
    await person.type(field('Canonical address'), 'about')
    expect(screen.getByText(/Write a path of this site/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  test('shows theirs and yours when somebody else was quicker, and either can be kept', async () => {
    const { person, backend } = await openPage('/about/')
    await retype(person, 'Title', 'Mine')
    backend.set('/about/', { title: 'Theirs' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    const box = within(await screen.findByRole('alertdialog', { name: 'This was changed meanwhile' }))
    expect(box.getByText(/mei@firm.example set something else/)).toBeVisible()
    expect(box.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Theirs', 'Mine'])
    await person.click(box.getByRole('button', { name: 'Keep yours' }))
    await waitFor(() => expect(backend.settings).toMatchObject([{ title: 'Mine' }]))

    await retype(person, 'Title', 'Mine again')
    backend.set('/about/', { title: 'Theirs again' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await person.click(await screen.findByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(field('Title')).toHaveValue('Theirs again'))
  })

  test('asks before what is not saved is left, and keeps it in this browser', async () => {
    const { person } = await openPage('/about/')
    await retype(person, 'Title', 'Not saved')
    await person.click(screen.getByRole('button', { name: 'Next page' }))
    await person.click(screen.getByRole('button', { name: 'Stay' }))
    expect(field('Title')).toHaveValue('Not saved')
    expect(sessionStorage.getItem('draft:seo:/about/')).toContain('Not saved')
    await person.click(screen.getByRole('button', { name: 'Next page' }))
    await person.click(screen.getByRole('button', { name: 'Give it up and leave' }))
    expect(screen.getByRole('heading', { name: '/charts/' })).toBeVisible()
    expect(sessionStorage.getItem('draft:seo:/about/')).toBeNull()
  })

  test('takes a picture for shared links, and goes back to the drawn one', async () => {
    const { person, backend } = await openPage('/about/')
    const choose = async (name: string) => {
      const file = new File(['x'], name, { type: 'image/png' })
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      if (input) await person.upload(input, file)
    }
    await choose('wave.png')
    await person.click(await screen.findByRole('button', { name: 'Back to the drawn one' }))
    await choose('foam.png')
    await screen.findByRole('button', { name: 'Back to the drawn one' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(backend.settings).toMatchObject([{ image: '/media/0123456789/wave.webp' }]))
  }, 20_000)
})

describe('several pages at once', () => {
  test('are shown as they will be before they are changed', async () => {
    const { person, backend } = await open()
    await person.click(screen.getByRole('button', { name: 'Select all 3' }))
    await person.click(screen.getByRole('button', { name: 'Change 3 pages' }))
    const box = within(screen.getByRole('dialog', { name: 'Change 3 pages' }))
    expect(box.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '/',
      '/about/',
      '/charts/',
    ])
    await person.click(box.getByRole('button', { name: 'Change 3 pages' }))
    await waitFor(() => expect(backend.settings.map(({ noindex }) => noindex)).toEqual([true, true, true]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('3 of 3 pages')).toBeVisible()
  })

  test('are changed all or none, and a conflict is said', async () => {
    const { person, backend } = await open()
    await person.click(screen.getByRole('checkbox', { name: 'Select /about/' }))
    await person.click(screen.getByRole('button', { name: 'Change 1 page' }))
    backend.set('/about/', { title: 'Theirs' })
    const box = within(screen.getByRole('dialog'))
    await person.click(box.getByRole('button', { name: 'Change 1 page' }))
    expect(await box.findByText(/somebody else has changed one of these pages/)).toBeVisible()
    await person.click(box.getByRole('button', { name: 'Change 1 page' }))
    await waitFor(() => expect(backend.settings).toMatchObject([{ title: 'Theirs', noindex: true }]))
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

  test('of here and of files stand together, each with where it is written and its faults', async () => {
    await open({ backend: backendWithRedirects(), start })
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    expect(rows).toEqual([
      expect.stringContaining('There is no page at /gone/ in the built site'),
      expect.stringMatching(/^\/papers\/.*Here.*on other hosts after the next build/),
      expect.stringMatching(/^\/us\/.*content\/redirects\.ymlWorks$/),
    ])
    expect(screen.queryByRole('button', { name: 'Change /us/' })).toBeNull()
  })

  test('are added, with faults in words from here and from the service', async () => {
    const { person, backend } = await open({ backend: backendWithRedirects(), start })
    await person.click(screen.getByRole('button', { name: 'Add a redirect' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Which address is to lead elsewhere?')).toBeVisible()
    await person.type(field('Old address'), '/people')
    await person.type(field('Leads to'), '/people/')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('A URL can’t redirect to itself.')).toBeVisible()
    await retype(person, 'Leads to', 'https://x.example/about/')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(backend.rules.at(-1)).toMatchObject({ from: '/people/', to: '/about/', permanent: true })
  })

  test('are changed and removed', async () => {
    const { person, backend } = await open({ backend: backendWithRedirects(), start })
    await person.click(screen.getByRole('button', { name: 'Change /lost/' }))
    await retype(person, 'Leads to', '/about/')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(backend.rules.find(({ from }) => from === '/lost/')?.to).toBe('/about/'))
    await person.click(screen.getByRole('button', { name: 'Remove /papers/' }))
    await person.click(screen.getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(backend.rules.map(({ from }) => from)).toEqual(['/lost/']))
  })
})

test('where nobody builds the site it is said so', async () => {
  const backend = new SeoBackend(pages)
  backend.builder = null
  backend.set('/about/', { title: 'The people' })
  await open({ backend })
  expect(await screen.findByText(/Nobody builds the site here/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Build now' })).toBeNull()
})
