import { render, screen } from '@testing-library/react'
import { CompanyFacts } from '../../../src/ui/company-facts'

const registration = {
  place: 'England and Wales',
  number: '00000000',
  office: '14 Example Wharf, London',
  vat: 'GB 000 0000 00',
}

test('the facts of a company are its name, registration, registered office and VAT number', () => {
  render(<CompanyFacts legalName="Harbour Ltd" year={2026} registration={registration} />)
  expect(screen.getByText('© 2026 Harbour Ltd')).toBeVisible()
  expect(
    screen.getByText(
      'Registered in England and Wales, company number 00000000. Registered office: 14 Example Wharf, London. VAT number GB 000 0000 00.',
    ),
  ).toBeVisible()
})

test('a postcode and a VAT number are not broken across lines', () => {
  const office = '14 Example Wharf, London E1 0AA'
  render(<CompanyFacts legalName="Harbour Ltd" year={2026} registration={{ ...registration, office }} />)
  const facts = screen.getByText(/Registered office/).textContent
  expect(facts).toContain('London E1\u00a00AA.')
  expect(facts).toContain('VAT number GB\u00a0000\u00a00000\u00a000.')
})

test('a company without its number says where its office is, and nothing of registration', () => {
  const known = { ...registration, number: null, vat: null }
  render(<CompanyFacts legalName="Harbour Ltd" year={2026} registration={known} />)
  expect(screen.getByText('Office: 14 Example Wharf, London.')).toBeVisible()
})

test('a company that filled in no registration shows its name alone', () => {
  const { container } = render(<CompanyFacts legalName="Harbour Ltd" year={2026} registration={null} />)
  expect(container).toHaveTextContent(/^© 2026 Harbour Ltd$/)
})
