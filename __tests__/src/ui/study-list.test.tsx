import { render, screen } from '@testing-library/react'
import { StudyList } from '../../../src/ui/study-list'

const result = { title: 'One margin', before: '3 margins', after: '1 margin' }
const study = {
  title: 'One figure for the board',
  tagline: 'A food producer agrees.',
  href: '/case-study/one/',
  sector: 'Food',
  size: '620 people',
  duration: '14 weeks',
  illustrative: true,
  weekChart: '<svg id="weeks-one"></svg>',
  result,
}

test('a figure follows the title that it belongs to', () => {
  render(<StudyList studies={[study]} />)
  const title = screen.getByRole('heading', { name: study.title })
  const order = title.compareDocumentPosition(screen.getByText('1 margin'))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('each study but the first, whose course is in the opening, has a chart of its own', () => {
  const next = {
    ...study,
    title: 'Invoices',
    href: '/case-study/two/',
    weekChart: '<svg id="weeks-two"></svg>',
  }
  const { container } = render(<StudyList studies={[study, next]} />)
  expect([...container.querySelectorAll('svg')].map(({ id }) => id)).toEqual(['weeks-two'])
})
