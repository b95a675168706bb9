import { render, screen } from '@testing-library/react'
import { TimelineFigure } from '../../../src/ui/timeline-figure'

const draw = (to: number, from = 0) =>
  render(<TimelineFigure parts={[{ label: 'All of it', from, to }]} caption="The plan." />).container

test.each([
  [14, ['0', '2', '4', '6', '8', '10', '12', '14']],
  [9, ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
  [11.5, ['0', '2', '4', '6', '8', '10', '12']],
  [20, ['0', '3', '6', '9', '12', '15', '18', '21']],
  [104, ['0', '13', '26', '39', '52', '65', '78', '91', '104']],
])('the scale of a work of %d weeks has even steps, each with a line', (to, ticks) => {
  const scale = draw(to).querySelector('svg')
  expect([...(scale?.querySelectorAll('text') ?? [])].map((week) => week.textContent)).toEqual(ticks)
  expect(scale?.querySelectorAll('line')).toHaveLength(ticks.length)
  expect(scale?.querySelector('g:last-child > line')?.getAttribute('x1')).toBe('100%')
})

test('a phase says when it begins and ends, half weeks as people write them', () => {
  draw(9.5, 0.5)
  expect(screen.getByRole('listitem')).toHaveTextContent('All of it Weeks ½ to 9½')
})

test('a course lies on the water from the beginning of its phase to the end', () => {
  const track = draw(10, 5).querySelector('li svg')
  expect(track?.querySelector('rect')?.getAttribute('x')).toBe('50%')
  expect(track?.querySelector('rect')?.getAttribute('width')).toBe('50%')
  expect(track?.querySelector('line')?.getAttribute('x2')).toBe('100%')
})
