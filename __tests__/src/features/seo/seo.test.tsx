import { screen, within } from '@testing-library/react'
import { Seo } from '../../../../src/features/seo/seo'
import { renderWorkspace } from '../../../setup/render-workspace'

const page = (path: string, title: string, description: string) => ({
  path,
  pageContext: { head: { title, description, canonical: `https://x.example${path}` } },
})
const long = 'Which charts to carry, how old they may be, and who keeps them up to date.'
const pages = [
  page('/', 'Start', long),
  page('/about/', 'About', 'Too short'),
  page('/charts/', 'The longest title of all of them', `${long} And more.`),
]
const open = () => renderWorkspace(<Seo pages={pages} />, { pathname: '/admin/seo/' })
const paths = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

test('every page stands with its texts, their lengths and its faults', () => {
  open()
  const row = within(screen.getByRole('row', { name: /^\/about\// }))
  expect(row.getByRole('link', { name: '/about/' })).toHaveAttribute('href', '/about/')
  const cells = row.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells).toEqual([
    'About5 characters',
    'Too short9 characters',
    'itself',
    'Yes',
    'Description of 9 characters says too little',
  ])
})

test('a canonical address elsewhere is written out', () => {
  const [first] = pages
  const away = { path: '/away/', pageContext: first?.pageContext }
  renderWorkspace(<Seo pages={[away]} />)
  expect(screen.getByRole('cell', { name: 'https://x.example/' })).toBeVisible()
})

test('a word narrows the list to the pages that have it anywhere', async () => {
  const { person } = open()
  await person.type(screen.getByRole('searchbox', { name: 'Search pages' }), 'longest')
  expect(paths()).toEqual(['/charts/'])
  expect(screen.getByText('1 of 3 pages')).toBeVisible()
})

test('the pages with faults can be had alone', async () => {
  const { person } = open()
  await person.click(screen.getByRole('button', { name: 'With faults (1)' }))
  expect(paths()).toEqual(['/about/'])
  await person.click(screen.getByRole('button', { name: 'With faults (1)', pressed: true }))
  expect(paths()).toHaveLength(3)
})

test('the heads of the columns sort, and back', async () => {
  const { person } = open()
  await person.click(screen.getByRole('button', { name: 'Title' }))
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  expect(paths().at(-1)).toBe('/charts/')
  await person.click(screen.getByRole('button', { name: 'Title' }))
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
  expect(paths()[0]).toBe('/charts/')
})

test('what fits nothing is said with the words', async () => {
  const { person } = open()
  await person.type(screen.getByRole('searchbox'), 'zeppelin')
  expect(screen.getByText('No page fits “zeppelin”.')).toBeVisible()
})

test('a site without faults says so', async () => {
  const [first] = pages
  const { person } = renderWorkspace(<Seo pages={first ? [first] : []} />)
  await person.click(screen.getByRole('button', { name: 'With faults (0)' }))
  expect(screen.getByText('No page has a fault.')).toBeVisible()
})
