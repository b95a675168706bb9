import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { forms } from '../../../../contract/forms/forms'
import { VisitorForm } from '../../../../src/features/forms/visitor-form'

const phone = '+44 20 7946 0155'
const support = <VisitorForm isSent={false} form="support" page="/tms-support/" supportPhone={phone} />
const contact = <VisitorForm isSent={false} form="contact" page="/contact/" supportPhone={phone} />

/** What stands right below a choice. */
const below = (choice: string) => {
  const note = screen.getByRole('radio', { name: choice }).closest('label')?.nextElementSibling
  if (!(note instanceof HTMLElement)) throw new Error(`Nothing stands below “${choice}”.`)
  return note
}

test('where work has stopped, the form says which number to phone, right below that choice', () => {
  render(support)
  const note = below('Critical: work has stopped')
  expect(note).toHaveTextContent(/^Call \+44 20 7946 0155 now\./)
  expect(within(note).getByRole('link')).toHaveAttribute('href', 'tel:+442079460155')
  expect(note).toHaveAttribute('role', 'status')
})

test('a client with a fault is sent from the contact form to the support page and its number', () => {
  render(contact)
  const links = within(below('Support for systems we run')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['support page', '/tms-support/'],
    [phone, 'tel:+442079460155'],
  ])
})

test('other choices have nothing below them, nor has any where the number is unknown', () => {
  render(support)
  for (const { title } of forms.support.fields.severity.choices.slice(1))
    expect(() => below(title)).toThrow('Nothing')
  expect(renderToString(<VisitorForm isSent={false} form="contact" page="/contact/" />)).not.toContain(
    '{phone}',
  )
  expect(renderToString(<VisitorForm isSent={false} form="contact" page="/contact/" />)).not.toContain('tel:')
})

test('the number is in the HTML, for browsers without script', () => {
  expect(renderToString(support)).toContain('tel:+442079460155')
})
