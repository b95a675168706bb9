import { render, screen } from '@testing-library/react'
import { EmailLink } from '../../../src/ui/email-link'

test('an email address breaks after the “@” and before dots, and reads as one', () => {
  render(<EmailLink email="mara.lind@harbour.example" />)
  const link = screen.getByRole('link', { name: 'mara.lind@harbour.example' })
  expect(link).toHaveAttribute('href', 'mailto:mara.lind@harbour.example')
  expect(link.innerHTML).toBe('mara<wbr>.lind@<wbr>harbour<wbr>.example')
})
