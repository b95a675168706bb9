import { render, screen } from '@testing-library/react'
import { SiteLink } from '../../../src/ui/site-link'

test('an internal link navigates to its page', () => {
  render(<SiteLink href="/about/">About us</SiteLink>)
  expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about/')
})

test('a link to another site or to a file is left to the browser', () => {
  render(
    <>
      <SiteLink href="https://example.com/">Elsewhere</SiteLink>
      <SiteLink href="/rss.xml">Feed</SiteLink>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', 'https://example.com/')
  expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/rss.xml')
})
