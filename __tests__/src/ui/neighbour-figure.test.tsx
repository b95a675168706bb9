import { render, screen } from '@testing-library/react'
import { NeighbourFigure } from '../../../src/ui/neighbour-figure'

test('the figure of a technology says what a line on its chart is, to those who see it', () => {
  const neighbours = [{ title: 'Teams', href: '/teams/', how: 'Reports open in a channel.' }]
  render(<NeighbourFigure title="Power BI" chart="<svg></svg>" neighbours={neighbours} />)
  const legend = screen.getByText('A line leads to each technology we use with Power BI.')
  expect(legend.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Teams' })).toBeInTheDocument()
})
