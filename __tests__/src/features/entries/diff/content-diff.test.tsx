import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { EntryContent } from '../../../../../contract/entry'
import { ConflictDialog } from '../../../../../src/features/entries/autosave/conflict-dialogs'
import { ContentDiff } from '../../../../../src/features/entries/diff/content-diff'
import { makeEntry, makePost } from '../../../../setup/make-entry'

const show = (before: EntryContent, after: EntryContent) =>
  render(<ContentDiff before={before} after={after} labels={['Saved', 'Yours']} />)
/** The lines of one field or of the text, each as its two sides with the spoken words. */
const linesOf = (name: string) => {
  const body = screen.getByRole('rowheader', { name }).closest('tbody')
  return [...(body?.rows ?? [])]
    .slice(1)
    .map((row) => [...row.cells].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()))
}
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`)

test('shows fields by name, old next to new', () => {
  show(
    makePost({ title: 'Tides', slug: 'tides' }),
    makePost({
      title: 'High tides',
      slug: 'high-tides',
      fields: { title: 'High tides', seo: { title: 'New' } },
    }),
  )
  expect(screen.getByText('3 fields differ.')).toBeVisible()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['− Saved', '+ Yours'])
  expect(linesOf('Title')).toEqual([['− removed: Tides', '+ added: High tides']])
  expect(linesOf('Meta title')).toEqual([['', '+ added: New']])
})

test('compares lists item by item, and shows yes and no', () => {
  const study = (illustrative: boolean, outcomes: { title: string; text: string }[]): EntryContent => ({
    kind: 'case-study',
    slug: 's',
    fields: { illustrative, outcomes, timeline: [{ label: 'Survey', from: 0, to: 4 }] },
    markdown: '',
  })
  const first = { title: 'Faster', text: 'Invoices in a day.' }
  show(study(true, [first]), study(false, [first, { title: 'Calmer', text: 'No night work.' }]))
  expect(linesOf('Worked example')).toEqual([['− removed: yes', '+ added: no']])
  expect(linesOf('Results')).toEqual([
    ['Faster: Invoices in a day.', 'Faster: Invoices in a day.'],
    ['', '+ added: Calmer: No night work.'],
  ])
  expect(screen.queryByRole('rowheader', { name: 'Timeline' })).not.toBeInTheDocument()
})

test('compares a salary as text', () => {
  const job = (max: number): EntryContent => ({
    kind: 'job',
    slug: 'j',
    fields: { salary: { min: 45_000, max, currency: 'GBP', period: 'year' } },
    markdown: '',
  })
  show(job(60_000), job(65_000))
  expect(linesOf('Salary')).toEqual([
    [
      expect.stringMatching(/^−45000 to .*60000.* GBP per year$/),
      expect.stringMatching(/^\+45000 to .*65000.* GBP per year$/),
    ],
  ])
})

test('marks changes by signs and hidden words, not by color alone', () => {
  show(makePost({ markdown: 'The tide is high.' }), makePost({ markdown: 'The tide is low.' }))
  expect(screen.getByText('1 passage of the text differs.')).toBeVisible()
  expect(document.querySelector('del')).toHaveTextContent('removed: high')
  expect(document.querySelector('ins')).toHaveTextContent('added: low')
  expect(linesOf('Text')).toEqual([
    ['−The tide is removed: high end of removed text .', '+The tide is added: low end of added text .'],
  ])
})

test('collapses unchanged lines, and keeps the focus on the button that shows them', async () => {
  const person = userEvent.setup()
  const text = numbered(12)
  show(makePost({ markdown: text.join('\n') }), makePost({ markdown: [...text, 'The end'].join('\n') }))
  expect(screen.queryByText('Line 3')).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Show 10 unchanged lines' }))
  expect(screen.getAllByText('Line 3')[0]).toBeVisible()
  const fold = screen.getByRole('button', { name: 'Hide 10 unchanged lines' })
  expect(fold).toHaveFocus()
  expect(fold).toHaveAttribute('aria-expanded', 'true')
})

test('shows the first of many lines, and more on demand', async () => {
  const person = userEvent.setup()
  show(makePost({ markdown: '' }), makePost({ markdown: numbered(750).join('\n') }))
  expect(linesOf('Text')).toHaveLength(301)
  await person.click(screen.getByRole('button', { name: 'Show 300 more lines' }))
  expect(screen.getByRole('button', { name: 'Show 150 more lines' })).toBeVisible()
})

test('says when there are no differences', () => {
  show(makePost(), makePost())
  expect(screen.getByText('No differences')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('says that a large change is compared by lines', () => {
  show(makePost({ markdown: 'tide '.repeat(3_000) }), makePost({ markdown: 'tide ebb '.repeat(3_000) }))
  expect(screen.getByText(/Large change: parts are compared line by line\./)).toBeVisible()
})

describe('a conflict', () => {
  const onMine = jest.fn()
  const onTheirs = jest.fn()
  const onMerge = jest.fn()
  beforeEach(() => jest.clearAllMocks())

  const open = () => {
    const theirs = makeEntry({
      content: makePost({ markdown: 'The tide is high.' }),
      updatedBy: 'olga.petrova@firm.example',
    })
    const mine = makePost({ markdown: 'The tide is low.' })
    render(
      <ConflictDialog
        mine={mine}
        other={theirs.content}
        theirs={theirs}
        onMine={onMine}
        onTheirs={onTheirs}
        onMerge={onMerge}
      />,
    )
    return userEvent.setup()
  }

  test('says who saved when, and shows both texts', () => {
    open()
    const box = screen.getByRole('alertdialog', { name: 'Someone else edited this' })
    expect(box).toHaveTextContent(
      /olga\.petrova@firm\.example saved a newer version on 12 November 2026, \d\d:\d\d/,
    )
    expect(
      within(box)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['− Saved by olga.petrova@firm.example', '+ Yours'])
    expect(box.querySelector('del')).toHaveTextContent('high')
    expect(box.querySelector('ins')).toHaveTextContent('low')
  })

  test.each([
    ['Keep my version', onMine],
    ['Use their version', onTheirs],
    ['Merge manually', onMerge],
  ])('can be resolved by "%s"', async (name, called) => {
    const person = open()
    await person.click(screen.getByRole('button', { name }))
    expect(called).toHaveBeenCalledTimes(1)
    const calls = [onMine, onTheirs, onMerge].map((one) => one.mock.calls.length)
    expect(calls.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  })

  test('continues with a manual merge on Escape, so that nothing is lost by accident', async () => {
    const person = open()
    await person.keyboard('{Escape}')
    expect(onMerge).toHaveBeenCalledTimes(1)
    expect(onTheirs).not.toHaveBeenCalled()
  })
})
