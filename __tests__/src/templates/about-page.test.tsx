import { render, screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import AboutPage from '../../../src/templates/about-page'

type Credential = { name: string; detail: string; url: string | null }

function show(...credentials: Credential[]): void {
  const page = {
    title: 'About us',
    lead: 'Who we are.',
    crumbs: [],
    chart: { svg: '' },
    phoneChart: { svg: '' },
    body: { html: '' },
    practices: [],
    principles: [],
    posts: [],
    openings: [],
    people: [],
    closing: { title: 'Ask', text: 'We answer.', button: 'Contact us', href: '/contact/' },
  }
  const company = { emails: { general: 'a@b.example' }, offices: [], credentials }
  const data = { page, company, record: null }
  render(<AboutPage {...({ data } as unknown as PageProps<Queries.AboutPageQuery>)} />)
}

const heading = 'Insurance, certificates and partner status'

test('what buyers check is shown, with the address where it can be checked', () => {
  const url = 'https://register.example/123'
  show({ name: 'Liability', detail: 'Ten boats', url: null }, { name: 'Certificate', detail: 'No. 123', url })
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument()
  expect(screen.getByText('Ten boats')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'No. 123' })).toHaveAttribute('href', url)
})

test('a company without any has no section for it', () => {
  show()
  expect(screen.queryByRole('heading', { name: heading })).toBeNull()
})
