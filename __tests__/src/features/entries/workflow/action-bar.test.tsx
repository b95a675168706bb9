import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { navigate } from 'gatsby'
import { useState } from 'react'
import type { Entry } from '../../../../../contract/entry'
import { ActionBar } from '../../../../../src/features/entries/workflow/action-bar'
import { RescheduleDialog } from '../../../../../src/features/entries/workflow/reschedule-dialog'
import type { WorkspaceUser } from '../../../../../src/features/workspace/workspace-session'
import { makeEntry, makeId, makeLive, makePost } from '../../../../setup/make-entry'
import { apiOf, nora, renderWorkspace } from '../../../../setup/render-workspace'
import { WorkspaceBackend } from '../../../../setup/workspace-backend'

const mei: WorkspaceUser = {
  name: 'Mei Tanaka',
  email: 'mei.tanaka@firm.example',
  roles: ['employee'],
  photoUrl: null,
}

const onChanged = jest.fn()
beforeEach(() => {
  onChanged.mockClear()
  jest.mocked(navigate).mockClear()
})

/** The bar as a page uses it: with a field to lead to and a switch for whether the text is saved. */
function open(entry: Entry, { user = nora, saved = true, backend = new WorkspaceBackend([entry]) } = {}) {
  backend.caller = user
  const api = apiOf(backend)
  function Page() {
    const [now, setNow] = useState(entry)
    const [isSaved, setSaved] = useState(saved)
    return (
      <>
        <label htmlFor="field-fields.seo">Search title</label>
        <input id="field-fields.seo" />
        <button onClick={() => setSaved(true)}>Text arrives</button>
        <ActionBar
          api={api}
          entry={now}
          caller={user}
          isSaved={isSaved}
          onChanged={(next, publication) => {
            setNow(next)
            onChanged(next.state, publication?.action)
          }}
        />
      </>
    )
  }
  return { backend, ...renderWorkspace(<Page />, { user, backend }) }
}

type Person = ReturnType<typeof open>['person']
const press = (person: Person, name: string | RegExp) => person.click(screen.getByRole('button', { name }))
async function choose(person: Person, title: string, menu: string | RegExp = /^(More|Actions)$/) {
  await press(person, menu)
  await person.click(screen.getByRole('menuitem', { name: title }))
}
const posts = (backend: WorkspaceBackend) => backend.asked.filter((asked) => asked.startsWith('POST'))

describe('publishing', () => {
  test('says first what will happen, then does it and returns the publication', async () => {
    const { person, backend } = open(makeEntry({ state: 'in_review', live: makeLive({ slug: 'waves' }) }))
    await press(person, 'Publish changes')
    const box = screen.getByRole('alertdialog', { name: 'Publish the changes?' })
    expect(box).toHaveTextContent('The URL changes from /blog/waves/ to /blog/tides/.')
    expect(posts(backend)).toEqual([])
    await person.click(within(box).getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('“Tides” is published.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(onChanged.mock.calls).toEqual([['published', 'publish']])
    expect(backend.find(makeId(1))?.state).toBe('published')
  })

  test('keeps the focus at the bar, although the button is gone', async () => {
    const { person } = open(makeEntry({ state: 'in_review' }))
    await press(person, 'Publish')
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Actions' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
  })

  test('lists what is required, links to the field and offers no button to publish', async () => {
    const blockers = [
      { field: 'fields.seo.title', message: 'The title in search results has 4 of 10 characters.' },
    ]
    const { person } = open(makeEntry({ blockers }))
    await press(person, 'Publish')
    const box = screen.getByRole('alertdialog', { name: 'This can’t be published yet' })
    expect(within(box).queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
    await person.click(within(box).getByRole('link', { name: `Meta title: ${blockers[0]?.message}` }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search title' })).toHaveFocus())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('does nothing when cancelled, and returns the focus', async () => {
    const { person, backend } = open(makeEntry())
    await press(person, 'Publish')
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus())
    expect(posts(backend)).toEqual([])
  })

  test('waits until the text is saved', async () => {
    const { person, backend } = open(makeEntry(), { saved: false })
    await press(person, 'Publish')
    const box = screen.getByRole('alertdialog')
    await person.click(within(box).getByRole('button', { name: 'Publish' }))
    expect(await within(box).findByText('Saving your changes first…')).toBeVisible()
    expect(posts(backend)).toEqual([])
    // a click would have to get past the open box
    fireEvent.click(screen.getByText('Text arrives'))
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith('published', 'publish'))
  })

  test('can be cancelled while it waits for the text', async () => {
    const { person, backend } = open(makeEntry(), { saved: false })
    await press(person, 'Publish')
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await press(person, 'Text arrives')
    await press(person, 'Publish')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(posts(backend)).toEqual([])
  })
})

describe('an action that fails', () => {
  test('because someone else changed the entry can load the latest version and try again', async () => {
    const { person, backend } = open(makeEntry({ state: 'in_review' }))
    backend.saveAsSomeoneElse(makeId(1), {
      title: 'Ebb and flow',
      content: makePost({ title: 'Ebb and flow' }),
    })
    await press(person, 'Publish')
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Someone else changed this.')
    await person.click(within(alert).getByRole('button', { name: 'Load the latest version' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(onChanged).toHaveBeenCalledWith('in_review', undefined)
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('“Ebb and flow” is published.')).toBeVisible()
  })

  test('because of missing fields lists them once the latest version is loaded', async () => {
    const { person, backend } = open(makeEntry())
    backend.entries = [makeEntry({ blockers: [{ field: 'markdown', message: 'The text is empty.' }] })]
    await press(person, 'Publish')
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
    await person.click(await screen.findByRole('button', { name: 'Load the latest version' }))
    expect(await screen.findByRole('link', { name: 'Text: The text is empty.' })).toBeVisible()
  })

  test('without a connection says so, and works at the second try', async () => {
    const { person, backend } = open(makeEntry({ state: 'in_review' }), { user: mei })
    backend.failNext('POST', 'unreachable')
    await press(person, 'Withdraw')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That didn’t work. The server can’t be reached.',
    )
    await press(person, 'Withdraw')
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith('draft', undefined))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('submits an entry for review', async () => {
  const { person } = open(makeEntry(), { user: mei })
  await press(person, 'Submit for review')
  const box = screen.getByRole('alertdialog', { name: 'Submit for review?' })
  await person.click(within(box).getByRole('button', { name: 'Submit for review' }))
  expect(await screen.findByText('“Tides” is submitted for review.')).toBeVisible()
})

test('tells an author what is required before submitting', async () => {
  const blockers = [{ field: 'fields.lead', message: 'The lead is missing.' }]
  const { person, backend } = open(makeEntry({ blockers }), { user: mei })
  await press(person, 'Submit for review')
  const box = screen.getByRole('alertdialog', { name: 'This can’t be submitted yet' })
  expect(within(box).getByRole('link', { name: 'Excerpt: The lead is missing.' })).toBeVisible()
  expect(within(box).queryByRole('button', { name: 'Submit for review' })).toBeNull()
  expect(posts(backend)).toEqual([])
})

describe('requesting changes', () => {
  test('needs a comment, then sends it', async () => {
    const { person, backend } = open(makeEntry({ state: 'in_review' }))
    await choose(person, 'Request changes…')
    const field = screen.getByRole('textbox', { name: 'Comment' })
    expect(field).toHaveFocus()
    await press(person, 'Request changes')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/Enter a comment/)
    expect(posts(backend)).toEqual([])
    await person.type(field, 'Name a source.')
    await press(person, 'Request changes')
    expect(await screen.findByText(/Changes requested from mei\.tanaka@firm\.example/)).toBeVisible()
    expect(backend.find(makeId(1))?.reviewNotes[0]?.text).toBe('Name a source.')
  })

  test('keeps a comment that could not be sent', async () => {
    const { person, backend } = open(makeEntry({ state: 'in_review' }))
    backend.failNext('POST', 'unreachable')
    await choose(person, 'Request changes…')
    await person.keyboard('Name a source.')
    await press(person, 'Request changes')
    expect(await screen.findByRole('alert')).toHaveTextContent('The server can’t be reached.')
    expect(screen.getByRole('textbox')).toHaveValue('Name a source.')
  })
})

describe('scheduling', () => {
  const part = (name: RegExp) => screen.getByRole('spinbutton', { name })

  test('takes a date and time in the browser’s time zone and says when that is', async () => {
    const { person, backend } = open(makeEntry())
    await choose(person, 'Schedule…')
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(screen.getByRole('group', { name: 'Publish on' })).toHaveAccessibleDescription(
      new RegExp(`Time zone: ${zone}`),
    )
    expect(screen.getByText(/Will be published tomorrow, .*, 09:00, in \d+ hours/)).toBeVisible()
    act(() => part(/hour/).focus())
    await person.keyboard('{ArrowUp}')
    expect(screen.getByText(/Will be published tomorrow, .*, 10:00/)).toBeVisible()
    await press(person, 'Schedule')
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith('scheduled', undefined))
    const publishAt = backend.find(makeId(1))?.publishAt ?? ''
    const at = new Date(publishAt)
    expect([at.getHours(), at.getMinutes()]).toEqual([10, 0])
  })

  test('lists what is required instead of asking for a time', async () => {
    const { person } = open(makeEntry({ blockers: [{ field: 'markdown', message: 'The text is empty.' }] }))
    await choose(person, 'Schedule…')
    const box = screen.getByRole('dialog', { name: 'This can’t be scheduled yet' })
    expect(within(box).getByRole('link', { name: 'Text: The text is empty.' })).toBeVisible()
    expect(within(box).queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument()
  })

  test('rejects a time in the past at the field', async () => {
    const { person, backend } = open(makeEntry())
    await choose(person, 'Schedule…')
    act(() => part(/year/).focus())
    await person.keyboard('{ArrowDown}')
    expect(part(/year/)).toHaveAccessibleDescription(/Choose a time in the future/)
    await press(person, 'Schedule')
    expect(posts(backend)).toEqual([])
    expect(screen.getByRole('dialog', { name: 'Schedule' })).toBeVisible()
  })
})

describe('rescheduling away from the editor', () => {
  function openDialog(entry: Entry | undefined) {
    const backend = new WorkspaceBackend(entry ? [entry] : [])
    backend.caller = nora
    const dialog = (
      <RescheduleDialog api={apiOf(backend)} caller={nora} id={makeId(1)} onClose={() => undefined} />
    )
    return { backend, ...renderWorkspace(dialog, { backend }) }
  }
  const publishAt = '2099-05-05T08:00:00.000Z'

  test.each([
    ['is no longer scheduled', makeEntry(), 'It’s no longer scheduled.'],
    [
      'can’t be published as it is',
      makeEntry({
        state: 'scheduled',
        publishAt,
        blockers: [{ field: 'markdown', message: 'A link is broken.' }],
      }),
      'Something it refers to has changed',
    ],
  ])('says when an entry %s, and leads to the editor', async (_, entry, obstacle) => {
    openDialog(entry)
    const box = await screen.findByRole('dialog', { name: 'This can’t be rescheduled' })
    expect(box).toHaveTextContent(obstacle)
    expect(within(box).getByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      `/admin/post-blog/?entry=${makeId(1)}`,
    )
  })

  test('says when an entry was deleted', async () => {
    openDialog(undefined)
    expect(await screen.findByText('It was deleted, or you no longer have access to it.')).toBeVisible()
  })

  test('begins with the time that the entry has', async () => {
    openDialog(makeEntry({ state: 'scheduled', publishAt }))
    expect(await screen.findByRole('dialog', { name: 'Reschedule “Tides”' })).toBeVisible()
    expect(screen.getByRole('spinbutton', { name: /year/ })).toHaveTextContent('2099')
  })
})

test('moves an entry to the trash after a confirmation, and returns to the list', async () => {
  const { person, backend } = open(makeEntry(), { user: mei })
  await choose(person, 'Move to trash…')
  expect(screen.getByRole('alertdialog', { name: 'Move “Tides” to the trash?' })).toHaveTextContent(
    'You can restore it within 30 days.',
  )
  await press(person, 'Move to trash')
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/employee/post-blog/'))
  expect(backend.entries).toEqual([])
  expect(backend.trash.map(({ title }) => title)).toEqual(['Tides'])
  expect(screen.getByText('“Tides” is in the trash for 30 days.')).toBeVisible()
})

test('marks a job as filled after saying what visitors will see', async () => {
  const content = { kind: 'job' as const, slug: 'pilot', fields: { title: 'Pilot' }, markdown: '' }
  const live = makeLive({ slug: 'pilot', jobStatus: 'open' })
  const { person, backend } = open(makeEntry({ content, state: 'published', live }))
  await choose(person, 'Mark as filled…', 'Actions')
  expect(screen.getByRole('alertdialog')).toHaveTextContent('/career/pilot/ says that the job is filled')
  await press(person, 'Mark as filled')
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith('published', 'publish'))
  expect(backend.find(makeId(1))?.live?.jobStatus).toBe('filled')
})

test('shows no button without actions', () => {
  open(makeEntry({ state: 'scheduled' }), { user: mei })
  expect(screen.queryByRole('button', { name: /Publish|More|Actions|Submit/ })).not.toBeInTheDocument()
})
