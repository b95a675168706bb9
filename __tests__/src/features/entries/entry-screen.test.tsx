import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createLocalCopies } from '../../../../src/features/entries/autosave/local-copies'
import { EntryField } from '../../../../src/features/entries/form/entry-field'
import { makeEntry, makeId, makeLive, makePublication } from '../../../setup/make-entry'
import { ben, nora } from '../../../setup/render-workspace'
import { WritingBackend } from '../../../setup/writing-backend'
import { article, makeFile, openOwn, openEntryScreen, textbox } from './support'

jest.mock('../../../../src/features/entries/editor/markdown-editor', () =>
  jest.requireActual<object>('../../../setup/plain-editor'),
)

jest.mock('../../../../src/features/entries/form/entry-field', () => {
  const fields = jest.requireActual<{ EntryField: typeof EntryField }>(
    '../../../../src/features/entries/form/entry-field',
  )
  return { EntryField: jest.fn(fields.EntryField) }
})

beforeEach(() => localStorage.clear())

const id = makeId(1)
const begun = (parts: Parameters<typeof article>[2] = {}) =>
  new WritingBackend([article(1, 'Tides', { author: ben.email, ...parts })])
const open = (backend: WritingBackend, options: Parameters<typeof openEntryScreen>[1] = {}) =>
  openEntryScreen(backend, { search: `?entry=${id}`, ...options })
type Person = ReturnType<typeof open>['person']
const save = (person: Person) => person.keyboard('{Control>}s{/Control}')
const saved = /^Saved \d\d:\d\d/

/** Its text at once: a key each would cost a rendering each. */
async function enter(person: Person, name: string, text: string) {
  await person.clear(await textbox(name))
  await person.paste(text)
}

const write = (person: Person, text: string) => enter(person, 'Text', text)

describe('a new article', () => {
  test('is created when typing starts, with a slug from the title, and reopens after a reload', async () => {
    const backend = new WritingBackend()
    const { person, shown } = openOwn(backend, '?new')
    await person.type(await textbox('Title'), 'Ebb & flow')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    expect(await screen.findByText(saved)).toBeVisible()
    const [entry] = backend.entries
    expect(entry?.content).toEqual({
      kind: 'post',
      slug: 'ebb-and-flow',
      fields: { author: ben.name, title: 'Ebb & flow' },
      markdown: '',
    })
    await waitFor(() => expect(shown.search).toBe(`?entry=${entry?.id}`))
    expect(await textbox('Title')).toHaveValue('Ebb & flow')
  })

  test('is not stored before anything is typed', async () => {
    const backend = new WritingBackend()
    const { person } = openOwn(backend, '?new')
    await textbox('Title')
    await save(person)
    expect(backend.entries).toEqual([])
    expect(localStorage).toHaveLength(0)
    expect(screen.getByText('Not saved yet')).toBeVisible()
  })
})

describe('an article that others have open', () => {
  test('names them, and is open for others until it is left', async () => {
    const backend = begun()
    backend.others[id] = ['mei@firm.example']
    const { unmount } = open(backend)
    expect(await screen.findByText('mei@firm.example also has this open')).toBeVisible()
    expect(backend.open).toEqual(new Set([id]))
    unmount()
    await waitFor(() => expect(backend.open).toEqual(new Set()))
  })

  test.each([
    [['mei@firm.example', 'nora@firm.example'], 'mei@firm.example and nora@firm.example also have this open'],
    [
      ['mei@firm.example', 'a@firm.example', 'b@firm.example'],
      'mei@firm.example and 2 others also have this open',
    ],
  ])('names %j', async (others, says) => {
    const backend = begun()
    backend.others[id] = others
    open(backend)
    expect(await screen.findByText(says)).toBeVisible()
  })
})

describe('a firm with people', () => {
  const people = [{ slug: 'mara-lind', title: 'Mara Lind', role: 'Cloud engineer' }]

  test('has their names suggested for the author, and any other name can be written', async () => {
    const backend = begun()
    const { person } = open(backend, { people })
    const author = await screen.findByRole('combobox', { name: 'Author' })
    const list = document.getElementById(author.getAttribute('list') ?? '')
    expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['Mara Lind'])
    await person.clear(author)
    await person.type(author, 'Cloud practice')
    await save(person)
    expect(await screen.findByText(saved)).toBeVisible()
    expect(backend.entries[0]?.content.fields).toMatchObject({ author: 'Cloud practice' })
  })

  test('can name one as the contact of a job, and take the name back', async () => {
    const backend = new WritingBackend([
      {
        ...article(1, 'Pilot'),
        kind: 'job',
        content: { kind: 'job', slug: 'pilot', fields: {}, markdown: '' },
      },
    ])
    const { person } = open(backend, { people, kind: 'job' })
    const choose = async (name: string) => {
      await person.click(await screen.findByRole('button', { name: /Contact/ }))
      await person.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
      await save(person)
    }
    await choose('Mara Lind')
    await waitFor(() => expect(backend.entries[0]?.content.fields).toMatchObject({ contact: 'mara-lind' }))
    await choose('None')
    await waitFor(() => expect(backend.entries[0]?.content.fields).not.toHaveProperty('contact'))
  })
})

test('a firm without people is asked for no contact', async () => {
  const backend = new WritingBackend([
    {
      ...article(1, 'Pilot'),
      kind: 'job',
      content: { kind: 'job', slug: 'pilot', fields: {}, markdown: '' },
    },
  ])
  open(backend, { kind: 'job' })
  await textbox('Title')
  expect(screen.queryByRole('button', { name: /Contact/ })).toBeNull()
})

describe('saving', () => {
  test('happens when a field is left, and shows the time', async () => {
    const backend = begun()
    const { person } = open(backend)
    await write(person, 'The moon pulls.')
    await person.tab()
    expect(await screen.findByText(saved)).toBeVisible()
    expect(backend.textOf(id)).toBe('The moon pulls.')
  })

  test('happens at once on Ctrl+S, with a toast', async () => {
    const backend = begun()
    const { person } = open(backend)
    await write(person, 'The moon pulls.')
    await save(person)
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(backend.textOf(id)).toBe('The moon pulls.')
  })

  test('keeps a local copy without a connection, and resumes when it is back', async () => {
    const backend = begun()
    const { person } = open(backend)
    await write(person, 'The moon pulls.')
    backend.failNext('PUT', 'unreachable')
    await save(person)
    expect(
      await screen.findByText('Not saved: no connection. Your changes are stored in this browser.'),
    ).toBeVisible()
    fireEvent(window, new Event('online'))
    expect(await screen.findByText(saved)).toBeVisible()
    expect(backend.textOf(id)).toBe('The moon pulls.')
  })

  test('resumes after signing in again', async () => {
    const backend = begun()
    const { person, shown } = open(backend, { isSignedOut: true })
    await write(person, 'The moon pulls.')
    backend.failNext('PUT', { status: 401, body: { code: 'token_expired', message: 'Sign in again.' } })
    await save(person)
    expect(await screen.findByText(/^Not saved: your session has expired/)).toBeVisible()
    shown.signOut(false)
    expect(await screen.findByText(saved)).toBeVisible()
    expect(backend.textOf(id)).toBe('The moon pulls.')
  })

  test('warns before a page with unsaved changes closes', async () => {
    const backend = begun()
    const { person } = open(backend)
    await textbox('Text')
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
    await write(person, 'The moon')
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
    await screen.findByText(saved)
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  test('happens before navigation within the site', async () => {
    const backend = begun()
    const { person } = open(backend)
    await write(person, 'The moon pulls.')
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Articles' }))
    expect(await screen.findByRole('searchbox', { name: 'Search articles' })).toBeVisible()
    expect(backend.textOf(id)).toBe('The moon pulls.')
    expect(localStorage).toHaveLength(0)
  })

  test('asks before navigation if it fails', async () => {
    const backend = begun()
    const { person } = open(backend)
    await write(person, 'The moon pulls.')
    backend.failNext('PUT', 'unreachable')
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Articles' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' })
    expect(dialog).toHaveTextContent('Your changes are stored in this browser.')
    await person.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
    expect(await textbox('Text')).toHaveValue('The moon pulls.')
  })

  test('saves everything except a taken slug, and says who has it', async () => {
    const backend = begun()
    backend.slugs['spring-tide'] = { title: 'Spring tide', place: 'content/blog/spring-tide.md' }
    const { person } = open(backend)
    await enter(person, 'URL slug', 'spring-tide')
    expect(
      await screen.findByText('This URL is already used by “Spring tide” (content/blog/spring-tide.md)'),
    ).toBeVisible()
    await write(person, 'The moon pulls.')
    await save(person)
    expect(
      await screen.findByText(/except the URL slug: The URL “spring-tide” is already used/),
    ).toBeVisible()
    expect(backend.find(id)).toMatchObject({ slug: 'tides', content: { markdown: 'The moon pulls.' } })
  })

  test('with a taken slug, publishing says who has it, not that it is empty', async () => {
    const blockers = [
      { field: 'slug', message: 'expected lower-case words joined by hyphens, found nothing' },
    ]
    const backend = begun({ blockers })
    backend.slugs['spring-tide'] = { title: 'Spring tide', place: 'content/blog/spring-tide.md' }
    const { person } = open(backend)
    await enter(person, 'URL slug', 'spring-tide')
    await save(person)
    await screen.findByText(/except the URL slug/)
    await person.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = screen.getByRole('alertdialog', { name: 'This can’t be published yet' })
    expect(dialog).toHaveTextContent('The URL “spring-tide” is already used by “Spring tide”')
    expect(dialog).not.toHaveTextContent('found nothing')
  })
})

describe('a local copy', () => {
  const keep = (markdown: string, version: number | null = 3) =>
    createLocalCopies(() => localStorage, nora.email).keep({
      id,
      version,
      content: { kind: 'post', slug: 'tides', fields: { title: 'Tides' }, markdown },
      at: Date.parse('2026-11-20T13:00:00Z'),
      session: 'gone',
    })
  const dialog = () => screen.findByRole('alertdialog', { name: 'Recover unsaved changes?' })

  test('that equals the server’s version is removed', async () => {
    keep('About Tides.')
    open(begun())
    await textbox('Text')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() => expect(localStorage).toHaveLength(0))
  })

  test('of nothing but a taken slug is not offered again', async () => {
    const backend = begun()
    backend.slugs['spring-tide'] = { title: 'Spring tide', place: 'content/blog/spring-tide.md' }
    const { person, unmount } = open(backend)
    await enter(person, 'URL slug', 'spring-tide')
    await write(person, 'The moon pulls.')
    await save(person)
    await screen.findByText(/except the URL slug/)
    unmount()
    open(backend)
    await textbox('Text')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(localStorage).toHaveLength(0))
  })

  test('is shown with its differences, and can be restored', async () => {
    keep('About Tides and the moon.')
    const backend = begun()
    const { person } = open(backend)
    expect(await dialog()).toHaveTextContent('and the moon')
    await person.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText(saved)).toBeVisible()
    expect(backend.textOf(id)).toBe('About Tides and the moon.')
    expect(localStorage).toHaveLength(0)
  })

  test('can be discarded', async () => {
    keep('About Tides and the moon.')
    const backend = begun()
    const { person } = open(backend)
    await dialog()
    await person.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await textbox('Text')).toHaveValue('About Tides.')
    expect(localStorage).toHaveLength(0)
  })

  test('can be shown next to the server’s version until it is discarded', async () => {
    keep('About Tides and the moon.')
    const { person } = open(begun())
    await dialog()
    await person.click(screen.getByRole('button', { name: 'Open both' }))
    expect(await textbox('Text')).toHaveValue('About Tides.')
    expect(screen.getByRole('textbox', { name: /Unsaved changes from/ })).toHaveDisplayValue(/and the moon\./)
    expect(localStorage).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('textbox', { name: /Unsaved changes from/ })).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  test('of an article that the server does not have is restored at once', async () => {
    keep('About Tides and the moon.', null)
    const backend = new WritingBackend()
    open(backend, { search: `?new=${id}` })
    expect(await textbox('Text')).toHaveValue('About Tides and the moon.')
    await waitFor(() => expect(backend.textOf(id)).toBe('About Tides and the moon.'))
    await waitFor(() => expect(localStorage).toHaveLength(0))
  })

  test('of a deleted article can become a new one', async () => {
    keep('About Tides and the moon.')
    const backend = new WritingBackend()
    const { person, shown } = open(backend)
    expect(await screen.findByText(/Not found\. It may have been deleted/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Create a new article from this' }))
    expect(await textbox('Text')).toHaveValue('About Tides and the moon.')
    await waitFor(() => expect(backend.entries).toHaveLength(1))
    expect(backend.entries[0]?.id).not.toBe(id)
    await waitFor(() => expect(shown.search).toBe(`?entry=${backend.entries[0]?.id}`))
    expect(localStorage).toHaveLength(0)
  })
})

describe('two people editing the same article', () => {
  async function clash() {
    const backend = begun()
    const opened = open(backend)
    await write(opened.person, 'Mine.')
    const [entry] = backend.entries
    if (entry) backend.saveAsSomeoneElse(id, { content: { ...entry.content, markdown: 'Theirs.' } })
    await save(opened.person)
    await screen.findByRole('alertdialog', { name: 'Someone else edited this' })
    return { ...opened, backend }
  }

  test('see both versions, and can keep their own', async () => {
    const { person, backend } = await clash()
    expect(screen.getByRole('alertdialog')).toHaveTextContent('olga.petrova@firm.example')
    await person.click(screen.getByRole('button', { name: 'Keep my version' }))
    expect(await screen.findByText(saved)).toBeVisible()
    expect(backend.textOf(id)).toBe('Mine.')
  })

  test('can use the other version', async () => {
    const { person, backend } = await clash()
    await person.click(screen.getByRole('button', { name: 'Use their version' }))
    expect(await textbox('Text')).toHaveValue('Theirs.')
    expect(backend.textOf(id)).toBe('Theirs.')
  })

  test('can merge manually, and nothing is saved until they choose to', async () => {
    const { person, backend } = await clash()
    await person.click(screen.getByRole('button', { name: 'Merge manually' }))
    await write(person, 'Theirs. Mine.')
    await person.tab()
    expect(backend.textOf(id)).toBe('Theirs.')
    await person.click(screen.getByRole('button', { name: 'Save merged version' }))
    await waitFor(() => expect(backend.textOf(id)).toBe('Theirs. Mine.'))
  })

  test('keep a copy of the text if the article was scheduled', async () => {
    const backend = begun()
    const { person } = open(backend)
    await write(person, 'Mine.')
    backend.saveAsSomeoneElse(id, { state: 'scheduled', publishAt: '2026-12-01T08:00:00Z' })
    await save(person)
    expect(await screen.findByRole('alertdialog', { name: 'This can no longer be edited' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Keep a copy of mine' }))
    expect(await textbox('Text')).toHaveAttribute('readonly')
    expect(screen.getByRole('textbox', { name: /Unsaved changes from/ })).toHaveDisplayValue(/Mine\./)
    expect(localStorage).toHaveLength(1)
  })
})

describe('a read-only article says why', () => {
  test('never to a reviewer while it is in review, and the author sees what they changed', async () => {
    const backend = begun({ state: 'in_review' })
    const submitted = backend.find(id)?.content
    if (!submitted) throw new Error('There is no entry.')
    const { person, unmount } = open(backend)
    expect(await screen.findByText(/This is in review. You can edit it/)).toBeVisible()
    await write(person, 'The moon pulls.')
    await save(person)
    expect(await screen.findByText(saved)).toBeVisible()
    expect(backend.find(id)).toMatchObject({ state: 'in_review', content: { markdown: 'The moon pulls.' } })
    unmount()

    const edit = { by: nora.email, at: '2026-11-20T13:00:00Z', submitted: 2 }
    backend.entries = backend.entries.map((entry) => ({ ...entry, editedInReview: edit }))
    const summary = { at: edit.at, by: ben.email, reason: 'submitted', title: 'Tides', words: 2 } as const
    backend.revisions = [{ ...summary, number: 2, content: submitted }]
    const author = openOwn(backend, `?entry=${id}`).person
    await author.click(await screen.findByText('See what changed'))
    expect(await screen.findByText(/edited this while it was in review/)).toBeVisible()
    expect(await screen.findByRole('columnheader', { name: /Submitted/ })).toBeVisible()
    expect(screen.getByRole('table')).toHaveTextContent('The moon pulls.')
  })

  test('to its author while it is in review', async () => {
    const { person } = openOwn(begun({ state: 'in_review' }), `?entry=${id}`)
    expect(
      await screen.findByText('This is in review and can’t be edited. Withdraw it to keep editing.'),
    ).toBeVisible()
    expect(await textbox('Title')).toHaveAttribute('readonly')
    await person.click(screen.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute('readonly'),
    )
  })

  test('to an admin while it is scheduled', async () => {
    open(begun({ state: 'scheduled', publishAt: '2026-12-01T08:00:00Z' }))
    expect(
      await screen.findByText(/This is scheduled for 1 December 2026.* Unschedule it to edit\./),
    ).toBeVisible()
  })

  test('and shows feedback to its author', async () => {
    const reviewNotes = [
      { id: makeId(9), by: nora.email, at: '2026-11-12T10:00:00Z', text: 'Say more of the moon.' },
    ]
    openOwn(begun({ state: 'changes_requested', reviewNotes }), `?entry=${id}`)
    expect(await screen.findByText('Say more of the moon.')).toBeVisible()
    expect(await textbox('Title')).not.toHaveAttribute('readonly')
  })
})

describe('missing fields', () => {
  const blockers = [
    { field: 'fields.lead', message: 'expected 40 to 260 characters, found nothing' },
    { field: 'fields.seo.title', message: 'must be at least 10 characters, not 5' },
  ]

  test('are listed with links to them', async () => {
    const { person } = open(begun({ blockers, fields: { seo: { title: 'Tides' } } }))
    await person.click(await screen.findByText('Required to publish (2)'))
    await person.click(screen.getByRole('link', { name: 'Meta title' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Meta title' })).toHaveFocus())
  })

  test('show an error when invalid, and a hint when empty', async () => {
    open(begun({ blockers, fields: { seo: { title: 'Tides' } } }))
    const title = await textbox('Meta title')
    expect(title).toBeInvalid()
    expect(title).toHaveAccessibleDescription(/must be at least 10 characters, not 5/)
    const lead = await textbox('Excerpt')
    expect(lead).toBeValid()
    expect(screen.getByText('Required to publish')).toBeVisible()
  })

  test('are not listed when there are none', async () => {
    open(begun())
    expect(await screen.findByText('Ready to publish')).toBeVisible()
  })
})

test('shows the length of the text and suggestions while typing', async () => {
  const { person } = open(begun())
  await person.clear(await textbox('Text'))
  await person.keyboard('Read it [[here](/blog/).')
  expect(await screen.findByText('3 words, 1 min read')).toBeVisible()
  await person.click(screen.getByText(/suggestions/))
  expect(screen.getByText('“here”')).toBeVisible()
})

describe('publishing', () => {
  test('shows the publication status and continues with the new version', async () => {
    const backend = begun()
    const { person } = open(backend)
    await person.click(await screen.findByRole('button', { name: 'Publish' }))
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }),
    )
    expect(await screen.findByRole('region', { name: 'Publication of “Tides”' })).toBeVisible()
    await write(person, 'More.')
    await save(person)
    await waitFor(() =>
      expect(backend.find(id)).toMatchObject({ state: 'draft', content: { markdown: 'More.' } }),
    )
  })

  test('shows its progress when the article is opened again', async () => {
    const backend = begun({ state: 'published', live: makeLive() })
    backend.publications = [makePublication({ state: 'building' })]
    open(backend)
    expect(await screen.findByRole('region', { name: 'Publication of “Tides”' })).toBeVisible()
  })
})

describe('the fields', () => {
  test('stay as they are at a key in another one', async () => {
    const { person } = open(begun())
    const fields = {
      title: await textbox('Title'),
      text: await textbox('Text'),
      excerpt: await textbox('Excerpt'),
    }
    const renderedBy = async (field: HTMLElement) => {
      jest.mocked(EntryField).mockClear()
      await person.type(field, 'a')
      return jest.mocked(EntryField).mock.calls.map(([{ path }]) => path)
    }
    expect(await renderedBy(fields.title)).toEqual([])
    expect(await renderedBy(fields.text)).toEqual([])
    expect(await renderedBy(fields.excerpt)).toEqual(['fields.lead'])
  })

  test('of an article are saved in the format of front matter', async () => {
    const backend = begun()
    const { person } = open(backend)
    await enter(person, 'Excerpt', 'For those who live by the sea.')
    await person.click(screen.getByRole('button', { name: /Tags/ }))
    await person.click(screen.getByRole('option', { name: 'Cost' }))
    await person.click(screen.getByRole('option', { name: 'Security' }))
    await person.keyboard('{Escape}')
    await enter(person, 'Meta description', 'High and low.')
    await save(person)
    await waitFor(() =>
      expect(backend.find(id)?.content.fields).toEqual({
        title: 'Tides',
        lead: 'For those who live by the sea.',
        tags: ['cost', 'security'],
        seo: { description: 'High and low.' },
      }),
    )
    expect(screen.getByRole('figure', { name: 'Search preview' })).toHaveTextContent('/blog/tides/')
  })

  test('a cover is uploaded, and asks for alt text', async () => {
    const backend = begun()
    const { person } = open(backend)
    await textbox('Title')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('There is no way to pick a file.')
    await person.upload(input, new File(['x'], 'Sea at night.png', { type: 'image/png' }))
    await enter(person, 'Cover alt text', 'The sea at night')
    expect(screen.getByRole('img', { name: 'The sea at night' })).toHaveAttribute(
      'src',
      '/api/media/0000000001/Sea at night.webp',
    )
    await save(person)
    await waitFor(() =>
      expect(backend.find(id)?.content.fields).toMatchObject({
        cover: { src: '/media/0000000001/Sea at night.webp', alt: 'The sea at night' },
      }),
    )
  })

  test('a file that is not an image is rejected with a reason', async () => {
    const { person } = open(begun())
    await textbox('Title')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('There is no way to pick a file.')
    input.removeAttribute('accept')
    await person.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }))
    expect(await screen.findByText(/Couldn’t upload “notes\.txt”\. Choose a PNG, JPEG/)).toBeVisible()
  })

  test('the slug follows the title of a draft until it is edited', async () => {
    const backend = begun()
    const { person } = open(backend)
    await person.type(await textbox('Title'), ' of Åland')
    expect(await textbox('URL slug')).toHaveValue('tides-of-aland')
    await person.clear(await textbox('URL slug'))
    await person.type(await textbox('URL slug'), 'sea level')
    expect(screen.getByText(/Use lower-case letters, numbers and hyphens/)).toBeVisible()
    await person.tab()
    expect(await textbox('URL slug')).toHaveValue('sea-level')
    await person.type(await textbox('Title'), '!')
    expect(await textbox('URL slug')).toHaveValue('sea-level')
  })

  test('a slug used by a file is reported at once', async () => {
    const { person } = open(begun(), { files: [makeFile('reefs', 'Reefs', '2026-01-01')] })
    await enter(person, 'URL slug', 'reefs')
    expect(await screen.findByText('This URL is already used by content/blog/reefs.md')).toBeVisible()
  })
})

describe('a case study', () => {
  test('has a timeline whose parts are added, moved and removed by keyboard', async () => {
    const content = {
      kind: 'case-study' as const,
      slug: 'harbour',
      fields: {
        title: 'Harbour',
        timeline: [
          { label: 'Look', from: 0, to: 2 },
          { label: 'Build', from: 2, to: 6 },
        ],
      },
      markdown: 'It began.',
    }
    const backend = new WritingBackend([makeEntry({ id, content })])
    const { person } = open(backend, { kind: 'case-study' })
    await textbox('phase 1: Phase name')
    screen.getByRole('button', { name: 'Move phase 2 up' }).focus()
    await person.keyboard('{Enter}')
    expect(await textbox('phase 1: Phase name')).toHaveValue('Build')
    expect(screen.getByRole('button', { name: 'Move phase 1 down' })).toHaveFocus()
    screen.getByRole('button', { name: 'Add a phase' }).focus()
    await person.keyboard('{Enter}')
    expect(await textbox('phase 3: Phase name')).toHaveFocus()
    await person.keyboard('Hand over{Tab}6{Tab}9{Tab}')
    screen.getByRole('button', { name: 'Remove phase 2' }).focus()
    await person.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Remove phase 2' })).toHaveFocus()
    await save(person)
    await waitFor(() =>
      expect(backend.find(id)?.content.fields).toMatchObject({
        timeline: [
          { label: 'Build', from: 2, to: 6 },
          { label: 'Hand over', from: 6, to: 9 },
        ],
      }),
    )
  })

  test('is illustrative by default', async () => {
    const backend = new WritingBackend()
    const { person } = openEntryScreen(backend, { kind: 'case-study', search: '?new' })
    await enter(person, 'Title', 'Harbour')
    expect(screen.getByRole('checkbox', { name: 'Worked example' })).toBeChecked()
    await save(person)
    await waitFor(() =>
      expect(backend.entries[0]?.content.fields).toEqual({ illustrative: true, title: 'Harbour' }),
    )
  })
})

describe('a job', () => {
  test('has its office, workplace, contract, lists and closing date', async () => {
    const backend = new WritingBackend()
    const { person } = openEntryScreen(backend, { kind: 'job', search: '?new' })
    await enter(person, 'Title', 'Pilot')
    for (const [field, choice] of [
      [/Office/, 'Dublin'],
      [/Workplace/, 'hybrid'],
      [/Employment type/, 'full time'],
    ] as const) {
      await person.click(screen.getByRole('button', { name: field }))
      await person.click(screen.getByRole('option', { name: choice }))
    }
    fireEvent.change(screen.getByLabelText('Application deadline'), { target: { value: '2027-01-31' } })
    await person.click(screen.getByRole('button', { name: 'Add a task' }))
    await enter(person, 'Responsibilities, task 1', 'Steers.')
    await save(person)
    await waitFor(() =>
      expect(backend.entries[0]?.content.fields).toEqual({
        title: 'Pilot',
        office: 'Dublin',
        workplace: 'hybrid',
        employment: 'full time',
        closes: '2027-01-31',
        does: ['Steers.'],
      }),
    )
  })
})

describe('the salary of a job', () => {
  test('is saved as amounts, currency and period, and amounts must be in order', async () => {
    const backend = new WritingBackend()
    const { person } = openEntryScreen(backend, { kind: 'job', search: '?new' })
    await enter(person, 'Title', 'Pilot')
    await enter(person, 'Salary: From', '60000')
    await enter(person, 'Salary: To', '45000')
    await enter(person, 'Salary: Currency', 'gbp')
    expect(screen.getByText(/Enter a “To” amount that isn’t below the “From” amount/)).toBeVisible()
    await enter(person, 'Salary: From', '40000')
    await person.click(screen.getByRole('button', { name: /Salary: Per/ }))
    await person.click(screen.getByRole('option', { name: 'year' }))
    expect(screen.queryByText(/Enter a “To” amount/)).not.toBeInTheDocument()
    await save(person)
    await waitFor(() =>
      expect(backend.entries[0]?.content.fields).toEqual({
        title: 'Pilot',
        salary: { min: 40_000, max: 45_000, currency: 'GBP', period: 'year' },
      }),
    )
  })
})

describe('the preview', () => {
  test('opens on Ctrl+Shift+P and receives each change once it is ready', async () => {
    const { person } = open(begun())
    await textbox('Text')
    await person.keyboard('{Control>}{Shift>}p{/Shift}{/Control}')
    const frame = screen.getByTitle<HTMLIFrameElement>('The page as visitors will see it')
    expect(frame).toHaveAttribute('src', '/preview/')
    const inside = frame.contentWindow
    if (!inside) throw new Error('The frame has no window.')
    const post = jest.spyOn(inside, 'postMessage').mockImplementation(() => undefined)
    const ready = (source: Window | null, origin = window.location.origin) =>
      fireEvent(window, new MessageEvent('message', { data: { type: 'preview-ready' }, origin, source }))
    ready(window)
    ready(inside, 'https://elsewhere.example')
    expect(post).not.toHaveBeenCalled()
    ready(inside)
    const sent = (markdown: string) => [
      { type: 'preview', content: expect.objectContaining({ markdown }) as unknown },
      window.location.origin,
    ]
    expect(post.mock.lastCall).toEqual(sent('About Tides.'))
    await write(person, 'More.')
    await waitFor(() => expect(post.mock.lastCall).toEqual(sent('More.')))
  })

  test('has three sizes', async () => {
    const { person } = open(begun())
    await person.click(await screen.findByRole('button', { name: 'Preview' }))
    const frame = screen.getByTitle('The page as visitors will see it')
    await person.click(screen.getByRole('button', { name: 'Phone' }))
    expect(frame).toHaveStyle({ width: '390px' })
    await person.click(screen.getByRole('button', { name: 'Close the preview' }))
    expect(screen.queryByTitle('The page as visitors will see it')).not.toBeInTheDocument()
  })
})

test('says why an article can’t be loaded, and can retry', async () => {
  const backend = begun()
  backend.failNext('GET /api/entries/', {
    status: 503,
    body: { code: 'database_unavailable', message: 'The database is away.' },
  })
  backend.failNext('GET /api/entries/', {
    status: 503,
    body: { code: 'database_unavailable', message: 'The database is away.' },
  })
  const { person } = open(backend)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Couldn’t load this article. The database is away.')
  await person.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await textbox('Title')).toHaveValue('Tides')
})
