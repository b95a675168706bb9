import { render, screen } from '@testing-library/react'
import { AnswerFacts } from '../../../src/ui/answer-facts'
import { Closing } from '../../../src/ui/closing'

const closing = { title: 'Ask us', text: 'Tell us what you run.', button: 'Write', href: '/contact/' }
const answer = {
  steps: [
    { title: 'We read it', duration: 'Same day' },
    { title: 'You get an answer', duration: '2 days' },
  ],
  phone: '+44 20 7946 0120',
}

test('how soon there is an answer, and a number to call', () => {
  render(<AnswerFacts {...answer} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'We read it',
    'You get an answer',
    'Or call',
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Same day',
    '2 days',
    '+44 20 7946 0120',
  ])
  expect(screen.getByRole('link', { name: answer.phone })).toHaveAttribute('href', 'tel:+442079460120')
})

test('a person who answers takes their place', () => {
  const person = { name: 'Ada Byron', role: 'Engineer', href: '/people/ada/', email: null, phone: null }
  const show = (one: typeof person | null) => (
    <Closing {...closing} person={one}>
      <AnswerFacts {...answer} />
    </Closing>
  )
  const { rerender } = render(show(null))
  expect(screen.getByText('Or call')).toBeInTheDocument()
  rerender(show(person))
  expect(screen.queryByText('Or call')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ada Byron' })).toBeInTheDocument()
})
