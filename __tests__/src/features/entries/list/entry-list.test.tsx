import { screen, waitFor, within } from '@testing-library/react'
import { createLocalCopies } from '../../../../../src/features/entries/autosave/local-copies'
import { makeId, makeLive } from '../../../../setup/make-entry'
import { ben, nora } from '../../../../setup/render-workspace'
import { WritingBackend } from '../../../../setup/writing-backend'
import { article, makeFile, openOwn, openEntryScreen, titles } from '../support'

jest.mock('../../../../../src/features/entries/editor/markdown-editor', () =>
  jest.requireActual<object>('../../../../setup/plain-editor'),
)

const files = [makeFile('reefs', 'Åland reefs', '2026-11-10'), makeFile('winds', 'Winds', '2025-12-31')]
const written = () =>
  new WritingBackend([
    article(1, 'Tides', { updatedAt: '2026-11-12T09:30:00Z' }),
    article(2, 'Ebb', { state: 'in_review', updatedAt: '2026-11-11T09:30:00Z' }),
    article(3, 'Flood', {
      state: 'scheduled',
      publishAt: '2026-12-01T08:00:00Z',
      updatedAt: '2026-11-09T09:30:00Z',
    }),
    article(4, 'Calm', {
      state: 'published',
      live: makeLive({ slug: 'calm' }),
      updatedAt: '2026-11-08T09:30:00Z',
    }),
  ])

beforeEach(() => localStorage.clear())

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

describe('an admin', () => {
  test('sees entries and files in one table, the latest change first', async () => {
    openEntryScreen(written(), { files })
    await row(/Tides/)
    expect(titles()).toEqual(['Tides', 'Ebb', 'Åland reefs', 'Flood', 'Calm', 'Winds'])
    expect((await row(/Tides/)).getByRole('link', { name: 'Tides' })).toHaveAttribute(
      'href',
      `/admin/post-blog/?entry=${makeId(1)}`,
    )
    const reefs = await row(/reefs/)
    expect(reefs.getByText('content/blog/reefs.md')).toBeVisible()
    expect(reefs.getByRole('link', { name: 'View “Åland reefs”' })).toHaveAttribute('href', '/blog/reefs/')
    expect((await row(/Flood/)).getByText(/for 1 December 2026/)).toBeVisible()
    expect((await row(/Calm/)).getByRole('link', { name: /View/ })).toHaveAttribute('href', '/blog/calm/')
    expect(screen.getByText('6 articles')).toBeVisible()
  })

  test('duplicates an entry as a draft with its own title and no slug', async () => {
    const backend = written()
    const { person, shown } = openEntryScreen(backend, { files })
    await person.click((await row(/Tides/)).getByRole('button', { name: 'Duplicate “Tides” as draft' }))
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Copy of Tides')
    const [copy] = backend.entries
    expect(copy).toMatchObject({ slug: '', content: { markdown: 'About Tides.' } })
    expect(shown.search).toBe(`?entry=${copy?.id}`)
  })

  test('finds deleted entries in the trash, restores one and deletes one permanently', async () => {
    const backend = written()
    backend.trash = [article(5, 'Foam'), article(6, 'Squall')]
    const { person } = openEntryScreen(backend, { files })
    await row(/Tides/)
    const show = within(screen.getByRole('group', { name: 'Status' }))
    await person.click(show.getByRole('button', { name: 'Trash 2' }))
    const foam = await row(/Foam/)
    expect(foam.getByText('by nora.lindqvist@firm.example')).toBeVisible()
    expect(foam.getByText('on 12 December 2026')).toBeVisible()
    await person.click(foam.getByRole('button', { name: 'Restore “Foam”' }))
    expect(await screen.findByText('“Foam” is restored.')).toBeVisible()
    expect(backend.find(makeId(5))?.slug).toBe('foam')
    await person.click((await row(/Squall/)).getByRole('button', { name: 'Delete “Squall” permanently' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Delete “Squall” permanently?' })
    await person.click(within(dialog).getByRole('button', { name: 'Delete permanently' }))
    expect(await screen.findByText('The trash is empty')).toBeVisible()
    expect(backend.trash).toEqual([])
    await person.click(show.getByRole('button', { name: /All/ }))
    await waitFor(() => expect(titles()).toContain('Foam'))
  })

  test('is told when a restored entry has lost its slug, and when it could not be restored', async () => {
    const backend = written()
    backend.trash = [article(5, 'Tides')]
    const { person } = openEntryScreen(backend)
    await row(/Ebb/)
    await person.click(screen.getByRole('button', { name: 'Trash 1' }))
    backend.failNext('POST /api/entries', 'unreachable')
    await person.click(await screen.findByRole('button', { name: 'Restore “Tides”' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t restore “Tides”.')
    await person.click(screen.getByRole('button', { name: 'Restore “Tides”' }))
    expect(
      await screen.findByText('“Tides” is restored. Its URL slug is used elsewhere by now.'),
    ).toBeVisible()
  })

  test('sees the review queue first', async () => {
    openEntryScreen(written(), { files })
    const queue = await screen.findByRole('region', { name: /Review queue/ })
    expect(within(queue).getByRole('link', { name: 'Ebb' })).toHaveAttribute(
      'href',
      `/admin/post-blog/?entry=${makeId(2)}`,
    )
    expect(queue).toHaveTextContent(/mei\.tanaka@firm\.example, since 11 November/)
  })

  test('sees no review queue while it is empty', async () => {
    openEntryScreen(new WritingBackend([article(1, 'Tides')]))
    await row(/Tides/)
    expect(screen.queryByRole('region', { name: /Review queue/ })).not.toBeInTheDocument()
  })

  test('filters the list by status, with counts, and by source', async () => {
    const { person } = openEntryScreen(written(), { files })
    await row(/Tides/)
    const show = within(screen.getByRole('group', { name: 'Status' }))
    expect(show.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All 6',
      'In review 1',
      'Draft 1',
      'Scheduled 1',
      'Published 3',
    ])
    await person.click(show.getByRole('button', { name: /Scheduled/ }))
    await waitFor(() => expect(titles()).toEqual(['Flood']))
    await person.click(show.getByRole('button', { name: /Scheduled/ }))
    const sources = within(screen.getByRole('group', { name: 'Source' }))
    await person.click(sources.getByRole('button', { name: 'Files' }))
    expect(titles()).toEqual(['Åland reefs', 'Winds'])
  })

  test('opens the list filtered by a link', async () => {
    openEntryScreen(written(), { files, search: '?state=scheduled' })
    await row(/Flood/)
    expect(titles()).toEqual(['Flood'])
  })

  test('searches both sources', async () => {
    const { person } = openEntryScreen(written(), { files })
    await row(/Tides/)
    await person.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'reef')
    await waitFor(() => expect(titles()).toEqual(['Åland reefs']))
    await person.clear(screen.getByRole('searchbox'))
    await person.type(screen.getByRole('searchbox'), 'zeppelin')
    expect(await screen.findByText('No results for “zeppelin”')).toBeVisible()
  })

  test('creates an article by a button', async () => {
    const { person, shown } = openEntryScreen(written())
    await person.click(await screen.findByRole('button', { name: 'New article' }))
    await waitFor(() => expect(shown.search).toMatch(/^\?new=[0-9a-f-]{36}$/))
    expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible()
  })

  test('still sees the files if the entries can’t be loaded, and can try again', async () => {
    const backend = written()
    backend.failNext('GET /api/entries', 'unreachable')
    backend.failNext('GET /api/entries', 'unreachable')
    const { person } = openEntryScreen(backend, { files })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Couldn’t load the articles. The server can’t be reached.')
    expect(titles()).toEqual(['Åland reefs', 'Winds'])
    await person.click(within(alert).getByRole('button', { name: 'Try again' }))
    await row(/Tides/)
  })

  test('sees that there are no articles yet', async () => {
    openEntryScreen(new WritingBackend())
    expect(await screen.findByText(/No articles yet/)).toBeVisible()
  })
})

describe('a long list', () => {
  const many = () =>
    new WritingBackend(
      Array.from({ length: 250 }, (_, index) => {
        const day = String(28 - (index % 28)).padStart(2, '0')
        const month = String(12 - Math.floor(index / 28)).padStart(2, '0')
        return article(index + 1, `Text ${String(index).padStart(3, '0')}`, {
          updatedAt: `2026-${month}-${day}T09:00:00Z`,
        })
      }),
    )

  test('loads in pages, with later ones below', async () => {
    const old = makeFile('winds', 'Winds', '2020-01-01')
    const { person } = openEntryScreen(many(), { files: [old] })
    expect(await screen.findByText('100 of 251 articles')).toBeVisible()
    expect(titles()).not.toContain('Winds')
    const before = titles()
    await person.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('200 of 251 articles')).toBeVisible()
    expect(titles().slice(0, 100)).toEqual(before)
    await person.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('251 articles')).toBeVisible()
    expect(titles().at(-1)).toBe('Winds')
  })

  test('loads completely to be sorted by another column', async () => {
    const { person } = openEntryScreen(many())
    await screen.findByText('100 of 250 articles')
    await person.click(screen.getByRole('button', { name: 'Title' }))
    expect(await screen.findByText('250 articles')).toBeVisible()
    expect(titles()[0]).toBe('Text 000')
    expect(titles().at(-1)).toBe('Text 249')
  })
})

describe('an employee', () => {
  test('sees their own articles, and no files', async () => {
    const backend = new WritingBackend([
      article(1, 'Mine', { author: ben.email }),
      article(2, 'Hers', { author: 'mei.tanaka@firm.example' }),
    ])
    openOwn(backend)
    await row(/Mine/)
    expect(titles()).toEqual(['Mine'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My articles')
    expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute(
      'href',
      `/employee/post-blog/?entry=${makeId(1)}`,
    )
  })
})

describe('unsaved changes in this browser', () => {
  const keep = (version: number | null, user = nora.email) =>
    createLocalCopies(() => localStorage, user).keep({
      id: makeId(1),
      version,
      content: { kind: 'post', slug: '', fields: { title: 'Storm' }, markdown: 'Wind.' },
      at: Date.parse('2026-11-20T13:00:00Z'),
      session: 'gone',
    })

  test('are listed with a link to continue', async () => {
    keep(null)
    openEntryScreen(new WritingBackend())
    const kept = await screen.findByRole('region', { name: 'Unsaved changes in this browser' })
    expect(within(kept).getByRole('link', { name: 'Storm' })).toHaveAttribute(
      'href',
      `/admin/post-blog/?new=${makeId(1)}`,
    )
  })

  test('can be discarded', async () => {
    keep(3)
    const { person } = openEntryScreen(new WritingBackend())
    await person.click(await screen.findByRole('button', { name: 'Discard unsaved changes of Storm' }))
    expect(screen.queryByRole('region', { name: 'Unsaved changes in this browser' })).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  test('of another person are not shown', async () => {
    keep(null, ben.email)
    openEntryScreen(new WritingBackend())
    await screen.findByText(/No articles yet/)
    expect(screen.queryByText('Storm')).not.toBeInTheDocument()
  })
})

describe('several entries', () => {
  const select = async (person: ReturnType<typeof openEntryScreen>['person'], ...names: string[]) => {
    for (const name of names)
      await person.click(await screen.findByRole('checkbox', { name: `Select “${name}”` }))
  }
  const bar = () => within(screen.getByRole('group', { name: 'Selected articles' }))
  const dialog = (name: string) => within(screen.getByRole('alertdialog', { name }))

  test('are moved to the trash after a question that says which are left out', async () => {
    const backend = written()
    const { person } = openEntryScreen(backend)
    await select(person, 'Tides', 'Calm')
    await person.click(bar().getByRole('button', { name: 'Move to trash…' }))
    const asked = dialog('Move 1 article to the trash?')
    expect(asked.getByText('“Calm”: Published')).toBeVisible()
    await person.keyboard('{Enter}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(backend.trash).toEqual([])
    await person.click(bar().getByRole('button', { name: 'Move to trash…' }))
    await person.click(
      dialog('Move 1 article to the trash?').getByRole('button', { name: 'Move 1 article to trash' }),
    )
    expect(await screen.findByText('1 article moved to the trash.')).toBeVisible()
    await waitFor(() => expect(titles()).toEqual(['Ebb', 'Flood', 'Calm']))
    expect(screen.getByRole('checkbox', { name: 'Select “Calm”' })).not.toBeChecked()
  })

  test('are published, and those that can’t be are named with the reason', async () => {
    const blockers = [{ field: 'slug', message: 'expected words' }]
    const backend = new WritingBackend([article(1, 'Tides'), article(2, 'Ebb', { blockers })])
    const { person } = openEntryScreen(backend)
    await select(person, 'Tides', 'Ebb')
    await person.click(bar().getByRole('button', { name: 'Publish…' }))
    const asked = dialog('Publish 2 articles?')
    await person.click(asked.getByRole('button', { name: 'Publish 2 articles' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“Ebb” wasn’t changed. This can’t be published yet.',
    )
    expect(screen.getByText('1 article published.')).toBeVisible()
    expect(backend.find(makeId(1))?.state).toBe('published')
  })

  test('stay selected when the server can’t be reached', async () => {
    const backend = written()
    const { person } = openEntryScreen(backend)
    await select(person, 'Calm')
    await person.click(bar().getByRole('button', { name: 'Unpublish…' }))
    backend.failNext('POST /api/entries/changes', 'unreachable')
    const asked = dialog('Unpublish 1 article?')
    await person.click(asked.getByRole('button', { name: 'Unpublish 1 article' }))
    expect(await asked.findByText(/That didn’t work/)).toBeVisible()
    await person.click(asked.getByRole('button', { name: 'Unpublish 1 article' }))
    expect(await screen.findByText('Unpublishing 1 article.')).toBeVisible()
    expect(backend.find(makeId(4))?.live).toBeNull()
  })

  test('that are all left out are named, and nothing can be confirmed', async () => {
    const { person } = openEntryScreen(written())
    await select(person, 'Calm')
    await person.click(bar().getByRole('button', { name: 'Publish…' }))
    const asked = dialog('Nothing to publish')
    expect(asked.getByText('“Calm”: Published')).toBeVisible()
    expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
  })

  test('of an employee can only be moved to the trash', async () => {
    const { person } = openOwn(new WritingBackend([article(1, 'Tides', { author: ben.email })]))
    await select(person, 'Tides')
    const offered = bar().getAllByRole('button')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Move to trash…', 'Clear selection'])
  })
})

describe('editing a file', () => {
  const withFiles = () => {
    const backend = written()
    backend.entryFiles = files.map(({ kind, title, slug, file, modified }) => ({
      kind,
      title,
      slug,
      file,
      modified,
      entry: null,
    }))
    return backend
  }

  test('opens it at its own address, and its row becomes the one of the entry', async () => {
    const backend = withFiles()
    const { person, shown, unmount } = openEntryScreen(backend, { files })
    await person.click(await screen.findByRole('button', { name: 'Edit “Åland reefs”' }))
    await waitFor(() => expect(shown.search).toBe(`?entry=${makeId(800)}`))
    unmount()
    openEntryScreen(backend, { files })
    const reefs = await row(/Åland reefs/)
    expect(reefs.getByRole('link', { name: 'Åland reefs' })).toBeVisible()
    expect(reefs.getByText('content/blog/reefs.md')).toBeVisible()
    expect(reefs.getByText('Same as the file')).toBeVisible()
    expect(titles().filter((title) => title === 'Åland reefs')).toHaveLength(1)
  })

  test('says why it failed', async () => {
    const backend = withFiles()
    const { person } = openEntryScreen(backend, { files })
    const edit = await screen.findByRole('button', { name: 'Edit “Åland reefs”' })
    backend.entryFiles = []
    await person.click(edit)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Couldn’t open “Åland reefs” for editing. content/blog/reefs.md isn’t a file of this site.',
    )
  })
})

describe('the pages that the site fixes', () => {
  const backendWithPages = () => {
    const backend = new WritingBackend([])
    backend.entryFiles = ['privacy', 'accessibility'].map((slug) => ({
      kind: 'legal',
      title: `About ${slug}`,
      slug,
      file: `content/legal/${slug}.md`,
      modified: '2026-11-10',
      entry: null,
    }))
    return backend
  }
  const open = (backend: WritingBackend, search = '') => openEntryScreen(backend, { kind: 'page', search })

  test('are listed with their kind; none is added or duplicated', async () => {
    open(backendWithPages())
    const privacy = await row(/About privacy/)
    expect(privacy.getByText('Legal page')).toBeVisible()
    expect(privacy.getByRole('link', { name: 'View “About privacy”' })).toHaveAttribute('href', '/privacy/')
    expect(screen.getByText('2 pages')).toBeVisible()
    expect(screen.queryByRole('button', { name: /New|Duplicate/ })).not.toBeInTheDocument()
  })

  test('open in the editor at their own address, which can’t be changed', async () => {
    const backend = backendWithPages()
    const { person, shown } = open(backend)
    await person.click(await screen.findByRole('button', { name: 'Edit “About privacy”' }))
    await waitFor(() => expect(shown.search).toBe(`?entry=${makeId(800)}`))
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await person.type(title, ' and more')
    await waitFor(() =>
      expect(backend.entries[0]?.content.fields).toHaveProperty('title', 'About privacy and more'),
    )
    expect(backend.entries[0]?.slug).toBe('privacy')
    expect(screen.queryByRole('textbox', { name: 'URL slug' })).not.toBeInTheDocument()
  })
})

describe('duplicating a file', () => {
  const source = {
    kind: 'post',
    slug: 'reefs',
    fields: { title: 'Åland reefs', tags: ['cost'], cover: { src: '/media/aa11/reef.webp', alt: 'A reef' } },
    markdown: 'See ![a reef](/media/aa11/reef.webp) and ![a rock](/media/bb22/rock.png "Rock").',
  }
  const withSource = () => {
    const backend = new WritingBackend()
    const picture = (type: string) => new Response('picture', { headers: { 'content-type': type } })
    backend.files = {
      '/sources/post/reefs.json': Response.json(source),
      '/media/aa11/reef.webp': picture('image/webp'),
      '/media/bb22/rock.png': picture('image/png'),
    }
    return backend
  }
  const copy = 'Duplicate “Åland reefs” as draft'

  test('creates a draft with its text and images, without the slug that the file keeps', async () => {
    const backend = withSource()
    const { person, shown } = openEntryScreen(backend, { files })
    await person.click(await screen.findByRole('button', { name: copy }))
    await waitFor(() => expect(backend.entries).toHaveLength(1))
    const [entry] = backend.entries
    expect(backend.pictures).toEqual(['reef.webp', 'rock.png'])
    expect(entry?.content).toEqual({
      ...source,
      slug: '',
      fields: { ...source.fields, cover: { src: '/media/0000000001/reef.webp', alt: 'A reef' } },
      markdown:
        'See ![a reef](/media/0000000001/reef.webp) and ![a rock](/media/0000000002/rock.webp "Rock").',
    })
    await waitFor(() => expect(shown.search).toBe(`?entry=${entry?.id}`))
    expect(screen.getByText(/Draft created\. Choose a URL for it/)).toBeVisible()
  })

  test('says why it failed, and creates nothing', async () => {
    const backend = withSource()
    delete backend.files['/media/bb22/rock.png']
    const { person } = openEntryScreen(backend, { files })
    await person.click(await screen.findByRole('button', { name: copy }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Couldn’t duplicate “Åland reefs”. /media/bb22/rock.png is missing')
    expect(backend.entries).toEqual([])
    await person.click(within(alert).getByRole('button', { name: 'Dismiss' }))
    expect(alert).not.toBeInTheDocument()
  })

  test('takes an SVG whose type names a charset, as Chromium 156 does', async () => {
    const backend = withSource()
    backend.files['/media/bb22/rock.png'] = new Response('<svg/>', {
      headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
    })
    const { person } = openEntryScreen(backend, { files })
    await person.click(await screen.findByRole('button', { name: copy }))
    await waitFor(() => expect(backend.entries).toHaveLength(1))
  })
})
