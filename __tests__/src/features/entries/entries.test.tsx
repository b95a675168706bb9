import { screen, within } from '@testing-library/react'
import { Entries, type Entry } from '../../../../src/features/entries/entries'
import { renderWorkspace } from '../../../setup/render-workspace'

const entry = (slug: string, title: string, date: string, note: string): Entry => ({
  title,
  href: `/blog/${slug}/`,
  date,
  note,
  file: `content/blog/${slug}.md`,
})
const entries = [
  entry('tides', 'Tides', '2026-03-01', 'Water'),
  entry('reefs', 'Åland reefs', '2026-09-14', 'Rocks, Water'),
  entry('winds', 'Winds', '2025-12-31', 'Air'),
]
const open = (shown = entries) =>
  renderWorkspace(
    <Entries
      title="Articles"
      lead="All of them."
      noun={['article', 'articles']}
      dateTitle="Published"
      noteTitle="Subjects"
      entries={shown}
    />,
    { pathname: '/admin/post-blog/' },
  )
const titles = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

test('entries stand with day, subjects and file, the newest first, each leading to its page', () => {
  open()
  expect(titles()).toEqual(['Åland reefs', 'Tides', 'Winds'])
  const row = within(screen.getByRole('row', { name: /reefs/ }))
  expect(row.getByRole('link')).toHaveAttribute('href', '/blog/reefs/')
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'September 14, 2026',
    'Rocks, Water',
    'content/blog/reefs.md',
  ])
})

test('a search needs neither accents nor capitals', async () => {
  const { person } = open()
  await person.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'aland ROCKS')
  expect(titles()).toEqual(['Åland reefs'])
  expect(screen.getByText('1 of 3 articles')).toBeVisible()
})

test('a search without a hit says so', async () => {
  const { person } = open()
  await person.type(screen.getByRole('searchbox'), 'zeppelin')
  expect(screen.getByText('No article fits “zeppelin”.')).toBeVisible()
})

test('a column’s head sorts by it', async () => {
  const { person } = open()
  await person.click(screen.getByRole('button', { name: 'Subjects' }))
  expect(titles()).toEqual(['Winds', 'Åland reefs', 'Tides'])
})

test('with no entry at all that is what is said', () => {
  open([])
  expect(screen.getByText('There are no articles yet.')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})
