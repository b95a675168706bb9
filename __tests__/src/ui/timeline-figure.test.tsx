import { render, screen } from '@testing-library/react'
import { TimelineFigure } from '../../../src/ui/timeline-figure'

const draw = (to: number, from = 0) =>
  render(<TimelineFigure parts={[{ label: 'All of it', from, to }]} caption="The plan." />).container

test.each([
  [14, ['1–2', '3–4', '5–6', '7–8', '9–10', '11–12', '13–14']],
  [9, ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  [11.5, ['1–2', '3–4', '5–6', '7–8', '9–10', '11–12']],
  [20, ['1–3', '4–6', '7–9', '10–12', '13–15', '16–18', '19–21']],
  [104, ['1–13', '14–26', '27–39', '40–52', '53–65', '66–78', '79–91', '92–104']],
])('the scale of a work of %d weeks has even columns between lines, named by their weeks', (to, columns) => {
  const scale = draw(to).querySelector('svg')
  const names = [...(scale?.querySelectorAll('text') ?? [])]
  expect(names.map((weeks) => weeks.textContent)).toEqual(columns)
  expect(names[0]?.getAttribute('x')).toBe(`${50 / columns.length}%`)
  expect(scale?.querySelectorAll('line')).toHaveLength(columns.length + 1)
  expect(scale?.querySelector('g:last-child > line')?.getAttribute('x1')).toBe('100%')
})

test.each([
  [0, 2.5, 'Weeks 1 to 3'],
  [2, 5.5, 'Weeks 3 to 6'],
  [0.5, 9.5, 'Weeks 1 to 10'],
  [4, 5, 'Week 5'],
  [1.5, 2, 'Week 2'],
])('a phase from %d to %d says in which weeks it lies, counted from one', (from, to, weeks) => {
  draw(to, from)
  expect(screen.getByRole('listitem')).toHaveTextContent(`All of it ${weeks}`)
})

test('a course lies on the water from the beginning of its phase to the end', () => {
  const [before, track] = draw(10, 5).querySelectorAll('li svg')
  expect(before?.getAttribute('width')).toBe('50%') // its name begins there, too
  expect(track?.querySelector('rect')?.getAttribute('x')).toBe('50%')
  expect(track?.querySelector('rect')?.getAttribute('width')).toBe('50%')
  expect(track?.querySelector('line')?.getAttribute('x2')).toBe('100%')
})
