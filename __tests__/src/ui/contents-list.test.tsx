import { render, screen } from '@testing-library/react'
import { parseMarkdown } from '../../../src/content/parse-markdown'
import { ContentsList } from '../../../src/ui/contents-list'

test('lists the sections of a text in order, and not its notes', () => {
  const { headings } = parseMarkdown('## First\n\nA claim.[^1]\n\n## Second\n\nText.\n\n[^1]: Its source.\n')
  expect(headings.map(({ text }) => text)).toEqual(['First', 'Second', 'Notes'])
  render(<ContentsList headings={headings} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
})
