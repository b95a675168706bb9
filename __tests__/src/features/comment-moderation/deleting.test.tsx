import { screen, waitFor, within } from '@testing-library/react'
import { CommentModeration } from '../../../../src/features/comment-moderation/comment-moderation'
import { CommentBackend, makeComment } from '../../../setup/comment-backend'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})

const detail = () => screen.getByRole('region', { name: 'Comment' })
const deleteButton = () => within(detail()).getByRole('button', { name: 'Delete…' })

/** Two comments, with the dialog of the first open. */
async function open() {
  const backend = new CommentBackend([makeComment(1), makeComment(2)])
  const page = <CommentModeration api={apiOf(backend)} me={nora.email} search="" onSearchChange={() => {}} />
  const { person } = renderWorkspace(page, { pathname: '/admin/comments/', backend })
  await screen.findByRole('list', { name: 'Comments' })
  await person.click(deleteButton())
  return {
    backend,
    person,
    box: screen.getByRole('alertdialog', { name: 'Delete this comment from Ada 1?' }),
  }
}

test('a comment is deleted after a confirmation that lists the consequences, and the next one is shown', async () => {
  const { backend, person, box } = await open()
  expect(within(box).getByText('all replies to it')).toBeVisible()
  await person.click(within(box).getByRole('button', { name: 'Cancel' }))
  expect(backend.comments).toHaveLength(2)

  await person.click(deleteButton())
  await person.click(screen.getByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByText('Comment deleted.')).toBeVisible()
  expect(await within(detail()).findByRole('heading', { name: 'Ada 2' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Ada 2'))
  expect(backend.numbersIn('pending')).toEqual([2])
})

test('a comment that someone else moderated stays; the dialog says why, and does not ask about the next one', async () => {
  const { backend, person, box } = await open()
  backend.moderateBySomeoneElse(1, 'spam')
  await person.click(within(box).getByRole('button', { name: 'Delete permanently' }))
  expect(await within(box).findByRole('alert')).toHaveTextContent('Someone else moderated this comment')
  expect(backend.comments).toHaveLength(2)
  await person.click(within(box).getByRole('button', { name: 'Cancel' }))
  expect(await within(detail()).findByRole('heading', { name: 'Ada 2' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
