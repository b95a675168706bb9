import { screen, waitFor, within } from '@testing-library/react'
import type { Passage, Remark } from '../../../../../contract/remark'
import { RemarksPanel } from '../../../../../src/features/entries/remarks/remarks-panel'
import { useRemarks } from '../../../../../src/features/entries/remarks/use-remarks'
import { makeId } from '../../../../setup/make-entry'
import { apiOf, nora, renderWorkspace } from '../../../../setup/render-workspace'
import { WorkspaceBackend } from '../../../../setup/workspace-backend'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined // jsdom scrolls nothing
})
beforeEach(() => sessionStorage.clear())

const passageOf = (quote: string): Passage => ({ quote, before: '', after: '' })
const makeRemark = (number: number, parts: Partial<Remark> = {}): Remark => ({
  id: makeId(number),
  by: 'mei@firm.example',
  at: '2026-11-12T09:00:00Z',
  text: `Remark ${number}`,
  passage: passageOf(`passage ${number}`),
  replies: [],
  resolved: null,
  ...parts,
})

/** The panel beside a text that has the passages of these remarks, in this order. */
function open(remarks: readonly Remark[], found: readonly number[] = []) {
  const backend = new WorkspaceBackend()
  backend.remarks = [...remarks]
  const api = apiOf(backend)
  const id = makeId(1)
  function Page() {
    const shown = useRemarks(api, id)
    return (
      <>
        <button type="button" onClick={() => shown.editor?.onAdd(passageOf('The moon pulls'))}>
          Select
        </button>
        <button type="button" onClick={() => shown.editor?.onFound(found.map(makeId))}>
          Find
        </button>
        <p data-marks={shown.editor?.passages.map(({ passage }) => passage.quote).join()}>Text</p>
        <RemarksPanel api={api} id={id} email={nora.email} remarks={shown} />
      </>
    )
  }
  const { person } = renderWorkspace(<Page />, { backend })
  const marks = () => screen.getByText('Text').dataset['marks']
  return { backend, person, marks }
}
const press = (name: string) => screen.getByRole('button', { name })
const texts = () => screen.getAllByText(/^Remark \d$/).map(({ textContent }) => textContent)

test('says how to add the first remark', async () => {
  open([])
  expect(
    await screen.findByText(
      'To add a remark, select words in the text, then use the toolbar or press Ctrl+Alt+M.',
    ),
  ).toBeVisible()
})

test('a selected passage is remarked on, and marked from the start', async () => {
  const { backend, person, marks } = open([])
  await person.click(press('Select'))
  expect(screen.getByText('The moon pulls')).toBeVisible()
  expect(marks()).toBe('The moon pulls')
  const field = screen.getByRole('textbox', { name: 'New remark' })
  expect(field).toHaveFocus()
  await person.type(field, 'Which way?{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: 'Remarks (1)' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(backend.remarks).toEqual([
    expect.objectContaining({ text: 'Which way?', passage: passageOf('The moon pulls') }),
  ])
  expect(marks()).toBe('The moon pulls')
})

test('Escape leaves a new remark', async () => {
  const { backend, person, marks } = open([])
  await person.click(press('Select'))
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(marks()).toBe('')
  expect(backend.remarks).toEqual([])
})

test('remarks are in the order of the text, and those without their passage say so', async () => {
  const { person } = open([makeRemark(2), makeRemark(3), makeRemark(4)], [4, 3])
  await screen.findByText('Remark 2')
  await person.click(press('Find'))
  expect(texts()).toEqual(['Remark 4', 'Remark 3', 'Remark 2'])
  expect(screen.getAllByText('These words are no longer in the text.')).toHaveLength(1)
  expect(press('Go to “passage 4”')).toBeVisible()
})

test('a remark is replied to', async () => {
  const { backend, person } = open([makeRemark(2)])
  const thread = await screen.findByRole('article', { name: 'Remark by mei@firm.example' })
  expect(within(thread).queryByRole('button', { name: 'Delete' })).toBeNull()
  await person.click(within(thread).getByRole('button', { name: 'Reply' }))
  await person.type(screen.getByRole('textbox', { name: 'Reply' }), 'Toward it.')
  await person.click(within(thread).getByRole('button', { name: 'Reply' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(within(thread).getByText('Toward it.')).toBeVisible()
  expect(backend.remarks[0]?.replies).toEqual([expect.objectContaining({ text: 'Toward it.' })])
})

test('a remark is resolved, loses its mark, and can be reopened', async () => {
  const { person, marks } = open([makeRemark(2)])
  await person.click(await screen.findByRole('button', { name: 'Resolve' }))
  await person.click(await screen.findByText('1 resolved'))
  expect(screen.getByText(/^Resolved by nora/)).toBeVisible()
  expect(marks()).toBe('')
  await person.click(press('Reopen'))
  expect(await screen.findByRole('heading', { name: 'Remarks (1)' })).toBeVisible()
  expect(marks()).toBe('passage 2')
})

test('one’s own remark can be deleted, after a question', async () => {
  const { backend, person } = open([makeRemark(2, { by: nora.email })])
  await person.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this remark?' })
  await person.click(within(dialog).getByRole('button', { name: /^Delete/ }))
  await waitFor(() => expect(backend.remarks).toEqual([]))
  expect(await screen.findByText(/^To add a remark, select words/)).toBeVisible()
})
