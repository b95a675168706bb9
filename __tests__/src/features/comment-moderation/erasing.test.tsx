import { screen, waitFor, within } from '@testing-library/react'
import { Moderation } from '../../../../src/features/comment-moderation/moderation'
import { CommentBackend, makeComment } from '../../../setup/comment-backend'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})

const detail = () => screen.getByRole('region', { name: 'Comment' })
const eraseButton = () => within(detail()).getByRole('button', { name: 'Erase…' })

/** Two comments, of which the first is asked about. */
async function open() {
  const backend = new CommentBackend([makeComment(1), makeComment(2)])
  const page = <Moderation api={apiOf(backend)} me={nora.email} search="" onSearchChange={() => {}} />
  const { person } = renderWorkspace(page, { pathname: '/admin/comments/', backend })
  await screen.findByRole('list', { name: 'Comments' })
  await person.click(eraseButton())
  return { backend, person, box: screen.getByRole('alertdialog', { name: 'Erase the comment of Ada 1?' }) }
}

test('a comment is erased only after a question that says what goes, and the next one is shown', async () => {
  const { backend, person, box } = await open()
  expect(within(box).getByText('answers to it, whoever wrote them')).toBeVisible()
  await person.click(within(box).getByRole('button', { name: 'Cancel' }))
  expect(backend.comments).toHaveLength(2)

  await person.click(eraseButton())
  await person.click(screen.getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText('The comment was erased for good.')).toBeVisible()
  expect(await within(detail()).findByRole('heading', { name: 'Ada 2' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Ada 2'))
  expect(backend.numbersIn('pending')).toEqual([2])
})

test('one that somebody decided on meanwhile stays; it is said why, and nobody is asked about the next', async () => {
  const { backend, person, box } = await open()
  backend.decideBehindTheBack(1, 'spam')
  await person.click(within(box).getByRole('button', { name: 'Erase for good' }))
  expect(await within(box).findByRole('alert')).toHaveTextContent(
    'Somebody decided on this comment meanwhile',
  )
  expect(backend.comments).toHaveLength(2)
  await person.click(within(box).getByRole('button', { name: 'Cancel' }))
  expect(await within(detail()).findByRole('heading', { name: 'Ada 2' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
