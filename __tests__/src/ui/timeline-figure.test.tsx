import { render } from '@testing-library/react'
import { TimelineFigure } from '../../../src/ui/timeline-figure'

test.each([
  [14, ['0', '3', '6', '9', '12', '14']],
  [9, ['0', '2', '4', '6', '8', '9']],
  [16, ['0', '4', '8', '12', '16']],
  [13, ['0', '3', '6', '9', '13']],
])('the line of a work of %d weeks ends at its last week', (to, ticks) => {
  const { container } = render(
    <TimelineFigure parts={[{ label: 'All of it', from: 0, to }]} caption="Weeks." />,
  )
  const weeks = [...container.querySelectorAll('text')]
  expect(weeks.map((week) => week.textContent)).toEqual(ticks)
  expect(weeks.at(-1)?.getAttribute('x')).toBe('100%')
  expect(container.querySelector('line')?.getAttribute('x2')).toBe('100%')
})
