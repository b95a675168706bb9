import { render, screen } from '@testing-library/react'
import { TextColumns } from '../../../src/ui/text-columns'

const part = (title: string, length: number) => `<h2>${title}</h2><p>${'a'.repeat(length)}</p>`

/** The headings of each group: columns, then notes. */
function groupsOf(...parts: string[]): string[][] {
  const { container } = render(<TextColumns parts={parts} />)
  return [...(container.firstElementChild?.children ?? [])].map((group) =>
    [...group.querySelectorAll('h2')].map(({ textContent }) => textContent),
  )
}

test('texts of much the same length stand side by side, and a short one is a note below them', () => {
  expect(groupsOf(part('Short', 100), part('One', 500), part('Two', 700))).toEqual([
    ['One', 'Two'],
    ['Short'],
  ])
  expect(groupsOf(part('One', 400), part('Two', 500))).toEqual([['One', 'Two']])
})

test('a text alone is no column, nor are two of which one is short', () => {
  expect(groupsOf(part('Long', 500), part('Short', 100))).toEqual([['Long'], ['Short']])
  expect(groupsOf(part('Alone', 500))).toEqual([['Alone']])
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
})

test('which of two is wide depends on what is read, not on addresses of links', () => {
  const link = `<a href="/${'a'.repeat(300)}/">here</a>`
  const { container } = render(<TextColumns parts={[part('Long', 600), part('Linked', 500) + link]} />)
  expect(container.querySelector('[class*="longFirst"]')).toContainElement(
    screen.getByRole('heading', { name: 'Long' }),
  )
})
