import { render, screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import TechnologyPage from '../../../src/templates/technology-page'

const part = (title: string, length: number) => `<h2 id="${title}">${title}</h2><p>${'a'.repeat(length)}</p>`

function show(...parts: string[]): void {
  const page = {
    title: 'Tool',
    lead: 'What it is.',
    crumbs: [],
    body: { html: parts.join('') },
    rightWhen: [],
    notWhen: [],
    coast: '',
    phoneChart: { svg: '' },
    neighbours: [],
    builds: [],
    questions: [],
    related: [],
    closing: { title: 'Two tools?', text: 'Name both.', button: 'Contact us', href: '/contact/#advice' },
  }
  render(<TechnologyPage {...({ data: { page } } as unknown as PageProps<Queries.TechnologyPageQuery>)} />)
}

/** The texts that stand in the same block as a heading. */
const besideHeading = (name: string) => screen.getByRole('heading', { name }).parentElement?.children.length

test('short texts that follow each other have a column each', () => {
  show(part('One', 300), part('Two', 400))
  expect([besideHeading('One'), besideHeading('Two')]).toEqual([2, 2])
})

test('a long text keeps its heading beside it, and so does a short one next to it', () => {
  show(part('One', 300), part('Two', 900))
  expect([besideHeading('One'), besideHeading('Two')]).toEqual([4, 4])
})

test('the opening has the next step that the end has: a reader need not go there first', () => {
  show(part('One', 300))
  const link = screen.getByRole('link', { name: 'Contact us' })
  expect(link.parentElement).toHaveTextContent('Two tools? Contact us')
  expect(link.closest('header')).toHaveTextContent('What it is.')
})
