import { render, screen } from '@testing-library/react'
import { ReachableText } from '../../../src/ui/reachable-text'

test('a phone number and an email address in a text can be tapped, and the text reads the same', () => {
  const text = 'Call +44 20 7946 0120. Write to help@firm.example, not to us. Again: +44 20 7946 0120'
  const { container } = render(
    <ReachableText text={text} phone="+44 20 7946 0120" email="help@firm.example" />,
  )
  expect(container).toHaveTextContent(text)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:+442079460120', 'mailto:help@firm.example', 'tel:+442079460120'])
})
