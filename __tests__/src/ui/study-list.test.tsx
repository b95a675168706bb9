import { render, screen } from '@testing-library/react'
import { StudyList } from '../../../src/ui/study-list'

test('a figure follows the title that it belongs to', () => {
  const study = { title: 'One figure for the board', tagline: 'A food producer agrees.', sector: 'Food' }
  const more = { href: '/case-study/one/', size: '620 people', duration: '14 weeks', illustrative: true }
  const result = { title: 'One margin', before: '3 margins', after: '1 margin' }
  render(<StudyList studies={[{ ...study, ...more, result }]} />)
  const title = screen.getByRole('heading', { name: study.title })
  const order = title.compareDocumentPosition(screen.getByText('1 margin'))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
