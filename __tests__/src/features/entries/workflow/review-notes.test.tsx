import { render, screen } from '@testing-library/react'
import { ReviewNotes } from '../../../../../src/features/entries/workflow/review-notes'
import { StatusChip } from '../../../../../src/features/entries/workflow/status-chip'
import { makeId, makeLive } from '../../../../setup/make-entry'

const note = (number: number, text: string) => ({
  id: makeId(number),
  by: 'nora.lindqvist@firm.example',
  at: `2026-11-1${number}T10:00:00Z`,
  text,
})

test('shows the latest comment with author and time, and collapses earlier ones', () => {
  render(<ReviewNotes reviewNotes={[note(2, 'Name a source.'), note(1, 'Shorten it.')]} />)
  expect(screen.getByText('Name a source.')).toBeVisible()
  expect(screen.getAllByText(/requested changes on/)[0]).toHaveTextContent(
    /^nora\.lindqvist@firm\.example requested changes on 12 November 2026, \d\d:\d\d$/,
  )
  expect(screen.getByText('1 earlier comment').closest('details')).not.toHaveAttribute('open')
})

test('shows nothing without comments', () => {
  const { container } = render(<ReviewNotes reviewNotes={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('reads the status as plain words', () => {
  const { container } = render(<StatusChip state="in_review" live={makeLive()} />)
  expect(container).toHaveTextContent(/^In review, an earlier version is live$/)
})
