import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { RevisionsPanel } from '../../../../../src/features/entries/revisions/version-history'
import { makeEntry, makeId, makePost } from '../../../../setup/make-entry'
import { apiOf, renderWorkspace } from '../../../../setup/render-workspace'
import { WorkspaceBackend, type Revision } from '../../../../setup/workspace-backend'

const revision = (number: number, markdown: string, parts: Partial<Revision> = {}): Revision => ({
  number,
  at: '2026-11-12T10:00:00Z',
  by: 'mei.tanaka@firm.example',
  reason: 'saved',
  title: 'Tides',
  words: markdown.split(' ').length,
  content: makePost({ markdown }),
  ...parts,
})
const three = [
  revision(1, 'The tide comes.', { reason: 'created' }),
  revision(2, 'The tide comes and goes.'),
  revision(3, 'The tide goes.', { reason: 'submitted', by: 'ben.okafor@firm.example' }),
]

const onRestored = jest.fn()
beforeEach(() => onRestored.mockClear())

function open({ revisions = three, canRestore = true } = {}) {
  const entry = makeEntry({ content: makePost({ markdown: 'The tide goes out.' }) })
  const backend = new WorkspaceBackend([entry])
  backend.revisions = [...revisions]
  const api = apiOf(backend)
  function Page() {
    const [now, setNow] = useState(entry)
    return (
      <RevisionsPanel
        api={api}
        entry={now}
        canRestore={canRestore}
        onRestored={(next) => {
          setNow(next)
          onRestored(next.content.markdown)
        }}
      />
    )
  }
  return { backend, ...renderWorkspace(<Page />, { backend }) }
}

const list = async () => within(await screen.findByRole('list', { name: 'Versions' }))
const view = (number: number) => within(screen.getByRole('region', { name: `Version ${number}` }))

test('lists versions with reason, time, author and length, the latest first', async () => {
  open()
  const items = (await list()).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(
      /^3Submitted for review 12 November 2026, \d\d:\d\dben\.okafor@firm\.example, 3 words \(−2\)$/,
    ),
    expect.stringMatching(/^2Saved .*mei\.tanaka@firm\.example, 5 words \(\+2\)$/),
    expect.stringMatching(/^1Created .*, 3 words$/),
  ])
})

test('compares a version with the current one, then with the previous one', async () => {
  const { person } = open()
  await person.click((await list()).getByRole('button', { name: /^2/ }))
  await waitFor(() => expect(view(2).getByRole('table')).toBeVisible())
  const heads = () =>
    view(2)
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
  expect(heads()).toEqual(['− Version 2', '+ Current'])
  await person.click(view(2).getByRole('button', { name: 'Compare with previous' }))
  await waitFor(() => expect(heads()).toEqual(['− Version 1', '+ Version 2']))
  expect(view(2).getByRole('table').querySelector('ins')).toHaveTextContent('and goes')
})

test('offers no previous version for the first', async () => {
  const { person } = open()
  await person.click((await list()).getByRole('button', { name: /^1/ }))
  expect(view(1).queryByRole('button', { name: 'Compare with previous' })).not.toBeInTheDocument()
})

test('restores a version as a new one, after a confirmation', async () => {
  const { person, backend } = open()
  await person.click((await list()).getByRole('button', { name: /^1/ }))
  await person.click(view(1).getByRole('button', { name: 'Restore this version' }))
  const question = screen.getByRole('alertdialog', { name: 'Restore version 1?' })
  expect(question).toHaveTextContent('The current version stays in the history')
  await person.click(within(question).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(onRestored).toHaveBeenCalledWith('The tide comes.'))
  expect(screen.getByText('Version 1 restored.')).toBeVisible()
  expect(await (await list()).findByText('Restored')).toBeVisible()
  expect(backend.revisions).toHaveLength(4)
})

test('says that someone else saved before a restore, and loads the latest version', async () => {
  const { person, backend } = open()
  await person.click((await list()).getByRole('button', { name: /^1/ }))
  await person.click(view(1).getByRole('button', { name: 'Restore this version' }))
  backend.saveAsSomeoneElse(makeId(1), { content: makePost({ markdown: 'Ebb.' }) })
  await person.click(screen.getByRole('button', { name: 'Restore' }))
  await person.click(await screen.findByRole('button', { name: 'Load the latest version' }))
  await waitFor(() => expect(onRestored).toHaveBeenCalledWith('Ebb.'))
  expect(backend.revisions).toHaveLength(3)
})

test('lets people without edit rights look, not restore', async () => {
  const { person } = open({ canRestore: false })
  await person.click((await list()).getByRole('button', { name: /^2/ }))
  await waitFor(() => expect(view(2).getByRole('table')).toBeVisible())
  expect(screen.queryByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument()
})

test('loads older versions on demand', async () => {
  const { person } = open({
    revisions: Array.from({ length: 34 }, (_, index) => revision(index + 1, `Tide ${index}.`)),
  })
  expect((await list()).getAllByRole('listitem')).toHaveLength(30)
  await person.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(34))
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('says why a version could not be loaded, and can try again', async () => {
  const { person, backend } = open()
  for (let time = 0; time < 2; time++)
    backend.failNext(`GET /api/entries/${makeId(1)}/revisions/2`, 'unreachable')
  await person.click((await list()).getByRole('button', { name: /^2/ }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Couldn’t load the version. The server can’t be reached.')
  await person.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(view(2).getByRole('table')).toBeVisible())
})

test('says that there are no versions', async () => {
  open({ revisions: [] })
  expect(await screen.findByText('No versions yet')).toBeVisible()
})

test('a version can be left for the list, with the focus on where it was chosen', async () => {
  const { person } = open()
  await person.click((await list()).getByRole('button', { name: /Created/ }))
  await person.click(view(1).getByRole('button', { name: /All versions/ }))
  expect(screen.queryByRole('region', { name: 'Version 1' })).toBeNull()
  expect((await list()).getByRole('button', { name: /Created/ })).toHaveFocus()
})
