import { render, screen, within } from '@testing-library/react'
import { CategoryList } from '../../../src/ui/category-list'

const spfx = { title: 'SPFx', tagline: 'Web parts for SharePoint', href: '/spfx/' }
const categories = [
  { title: 'Frameworks', tagline: 'Code', href: '/frameworks/', items: [spfx] },
  { title: 'Advanced tools', tagline: 'In one place', href: '/tools/', items: [spfx] },
]

test('links every page of every category', () => {
  render(<CategoryList categories={categories} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/frameworks/', '/spfx/', '/tools/', '/spfx/'])
})

test('a page that an earlier category has shown is named without its line', () => {
  render(<CategoryList categories={categories} />)
  const [first, second] = screen.getAllByRole('heading', { level: 3, name: 'SPFx' })
  const itemOf = (heading: HTMLElement | undefined) => within(heading?.closest('li') ?? document.body)
  expect(itemOf(first).getByText(spfx.tagline)).toBeInTheDocument()
  expect(itemOf(second).queryByText(spfx.tagline)).toBeNull()
})

test('a chart’s link finds the list of a category by the last part of its address', () => {
  const { container } = render(<CategoryList categories={categories} />)
  expect(container.querySelector('#tools')).toHaveTextContent('Advanced tools')
})
