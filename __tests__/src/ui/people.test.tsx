import { render, screen } from '@testing-library/react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { ContactCard } from '../../../src/ui/contact-card'
import { PersonList } from '../../../src/ui/person-list'
import { PostMeta } from '../../../src/ui/post-meta'

const image: IGatsbyImageData = {
  layout: 'fixed',
  width: 88,
  height: 88,
  backgroundColor: '#081828',
  images: {
    fallback: { src: '/static/mara.jpg' },
    sources: [{ type: 'image/avif', srcSet: '/static/mara.avif' }],
  },
}
const portrait = { alt: 'Mara Lind at a desk', image: { childImageSharp: { gatsbyImageData: image } } }
const mara = { name: 'Mara Lind', role: 'Cloud engineer', href: '/about/mara-lind/', portrait }

test('the byline of a person has portrait, name, role and a link to their page', () => {
  render(
    <PostMeta author="Mara Lind" byline={mara} minutes={4} date="2026-11-02" dateText="2 November 2026" />,
  )
  expect(screen.getByRole('img', { name: 'Mara Lind at a desk' })).toHaveAttribute('width', '88')
  expect(screen.getByRole('link', { name: 'Mara Lind' })).toHaveAttribute('href', '/about/mara-lind/')
  expect(screen.getByText(/Cloud engineer/)).toBeVisible()
  expect(screen.getByText('2 November 2026')).toBeVisible()
})

test('a team is named without a link or a portrait', () => {
  render(<PostMeta author="Cloud practice" minutes={4} date="2026-11-02" dateText="2 November 2026" />)
  expect(screen.getByText('By Cloud practice')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a contact card has only the ways that the person gave', () => {
  render(
    <ContactCard
      title="Questions about this job"
      person={{ ...mara, email: 'mara@example.com', phone: null }}
    />,
  )
  expect(screen.getByRole('complementary', { name: 'Questions about this job' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about/mara-lind/',
    'mailto:mara@example.com',
  ])
})

test('initials stand in for a portrait, and are not read out', () => {
  render(<PersonList people={[{ ...mara, portrait: null }]} />)
  expect(screen.getByText('ML')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('heading', { name: 'Mara Lind' })).toBeVisible()
})
