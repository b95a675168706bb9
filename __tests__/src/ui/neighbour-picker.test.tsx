import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NeighbourPicker } from '../../../src/ui/neighbour-picker'

const islands = ['Teams', 'Power BI', 'Gatsby'].map((title) => ({
  title,
  href: `/${title.toLowerCase().replace(' ', '-')}/`,
}))
const meetings = [{ from: '/power-bi/', to: '/teams/' }]
const chart = islands.map(({ href }) => `<a href="${href}"><text>x</text></a>`).join('')

const renderPicker = () =>
  render(
    <>
      <NeighbourPicker islands={islands} meetings={meetings} />
      <svg className="sea-chart" data-testid="chart" dangerouslySetInnerHTML={{ __html: chart }} />
    </>,
  )

const choose = (title: string) => userEvent.selectOptions(screen.getByRole('combobox'), title)
const isFaded = (href: string) =>
  screen.getByTestId('chart').querySelector(`a[href="${href}"]`)?.classList.contains('sc-faded')

test('names the neighbours of the chosen technology', async () => {
  renderPicker()
  expect(screen.getByRole('status').textContent).toBe('')
  await choose('Power BI')
  expect(screen.getByRole('status').textContent).toBe('Related to Power BI: Teams')
  await choose('Teams')
  expect(screen.getByRole('status').textContent).toBe('Related to Teams: Power BI')
})

test('links to the neighbours of the chosen technology', async () => {
  renderPicker()
  await choose('Power BI')
  const list = screen.getByRole('list', { name: 'Related technologies' })
  expect(within(list).getByRole('link', { name: 'Teams' })).toHaveAttribute('href', '/teams/')
})

test('fades what is neither chosen nor near, until nothing is chosen', async () => {
  renderPicker()
  await choose('Power BI')
  expect(['/power-bi/', '/teams/', '/gatsby/'].map(isFaded)).toEqual([false, false, true])
  await choose('Choose a technology')
  expect(isFaded('/gatsby/')).toBe(false)
})

test('while the pointer is on an island, fades what is not near it and names its neighbours for those who see it', async () => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  renderPicker()
  const line = () => screen.getByText(/^Related to/, { ignore: '[role="status"]' }).textContent
  await choose('Gatsby')
  const [teams] = screen.getByTestId('chart').querySelectorAll('text')
  if (teams === undefined) throw new Error('The chart has no island.')
  await userEvent.hover(teams)
  expect(['/power-bi/', '/teams/', '/gatsby/'].map(isFaded)).toEqual([false, false, true])
  expect(line()).toBe('Related to Teams: Power BI')
  await userEvent.unhover(teams)
  await userEvent.hover(screen.getByRole('combobox'))
  expect(isFaded('/teams/')).toBe(true)
  expect(line()).toMatch('Related to Gatsby')
  jest.restoreAllMocks()
})

test('while the pointer is on the chosen island, its links stay', async () => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  renderPicker()
  await choose('Teams')
  const [teams] = screen.getByTestId('chart').querySelectorAll('text')
  if (teams === undefined) throw new Error('The chart has no island.')
  await userEvent.hover(teams)
  expect(screen.getByRole('list', { name: 'Related technologies' })).toHaveAttribute('data-aside', 'false')
  jest.restoreAllMocks()
})

test('scrolls to the island of the chosen technology', async () => {
  renderPicker()
  await choose('Teams')
  const island = screen.getByTestId('chart').querySelector('a')
  if (island === null) throw new Error('The chart has no island.')
  const scroll = jest.fn()
  island.scrollIntoView = scroll
  island.getClientRects = () => [{}] as unknown as DOMRectList
  await userEvent.click(screen.getByRole('link', { name: 'Show Teams on the chart' }))
  expect(scroll).toHaveBeenCalledTimes(1)
})
