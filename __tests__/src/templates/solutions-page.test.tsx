import { render, screen, within } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import SolutionsPage from '../../../src/templates/solutions-page'

const glance = {
  takes: 'Letters',
  gives: 'Filed documents',
  replaces: 'Retyping',
  load: 'Hundreds a month',
  users: 'Accounts',
  runsOn: 'SharePoint',
  costs: 'None',
  ready: '6 weeks',
}
const solution = (title: string, isComplete: boolean) => ({
  title,
  tagline: `${title} in a sentence.`,
  href: `/solutions/${title.toLowerCase()}/`,
  flow: ['Take in', 'Check', 'File'],
  glance: isComplete ? glance : null,
})

function show(titles: readonly string[], incomplete?: string): void {
  const page = {
    title: 'Solutions',
    lead: 'What they do.',
    crumbs: [],
    body: { html: '<h2>How to choose</h2>' },
    flowCharts: titles.map(() => '<svg></svg>'),
    items: titles.map((title) => solution(title, title !== incomplete)),
    samples: [],
    closing: {
      title: 'Talk to us',
      text: 'We reply.',
      button: 'Talk',
      href: '/contact/',
      steps: [],
      phone: '+44 20 7946 0120',
    },
  }
  render(<SolutionsPage {...({ data: { page } } as unknown as PageProps<Queries.SolutionsPageQuery>)} />)
}

test('two solutions are compared, fact by fact', () => {
  show(['Scan', 'Sign'])
  expect(screen.getAllByText('What goes in')).toHaveLength(2)
  expect(screen.getAllByText('Letters')).toHaveLength(2)
})

test.each([[['Scan']], [['Scan', 'Sign', 'Store']]])('other numbers are listed: %j', (titles) => {
  show(titles)
  expect(screen.queryByText('What goes in')).toBeNull()
  for (const title of titles) {
    expect(screen.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/solutions/${title.toLowerCase()}/`,
    )
    const steps = within(screen.getByRole('list', { name: `How ${title} works` })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual(['Take in', 'Check', 'File'])
  }
})

test('two are listed while one of them has no facts to compare', () => {
  show(['Scan', 'Sign'], 'Sign')
  expect(screen.queryByText('What goes in')).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign' })).toBeInTheDocument()
})
