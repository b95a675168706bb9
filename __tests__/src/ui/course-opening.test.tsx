import { render, screen } from '@testing-library/react'
import { CourseOpening } from '../../../src/ui/course-opening'

const category = (title: string) => ({
  title,
  tagline: `${title} in a sentence.`,
  href: `/services/${title.toLowerCase()}/`,
  items: [
    { title: `${title} review`, tagline: 'Two weeks.', href: `/services/${title.toLowerCase()}/review/` },
  ],
})

const show = (titles: readonly string[]) =>
  render(
    <CourseOpening
      id="list"
      title="Services"
      lead="What we do."
      crumbs={[]}
      chart="<svg><text>wide</text></svg>"
      phoneChart="<svg><text>narrow</text></svg>"
      categories={titles.map(category)}
    />,
  )

test('four categories lie along the course of a chart as wide as the window', () => {
  show(['Advice', 'Support', 'Migration', 'Automation'])
  expect(screen.getByText('wide')).toBeInTheDocument()
})

test.each([
  [['Advice', 'Support', 'Migration']],
  [['Advice', 'Support', 'Migration', 'Automation', 'Training']],
])('others stand below each other, beside the small chart: %j', (titles) => {
  show(titles)
  expect(screen.queryByText('wide')).toBeNull()
  expect(screen.getByText('narrow')).toBeInTheDocument()
  for (const title of titles) {
    expect(screen.getByRole('link', { name: title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: `${title} review` })).toBeInTheDocument()
  }
})
