/** @jest-environment jsdom */
import { parseMarkdown } from '../../../src/content/parse-markdown'

/** The figure of a text as a reader's browser would hold it. */
function draw(block: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = parseMarkdown(`\`\`\`figure\n${block}\n\`\`\`\n`).html
  return page
}

const rowsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('li:not([aria-hidden])')].map((row) => row.textContent.replaceAll('\n', ' '))

test('a figure has its caption, and its numbers as text beside the hidden drawing', () => {
  const page = draw('type: bars\ncaption: Hours of a week.\nunit: hours\n\nThe ten: 168\nThe four: 42')
  expect(page.querySelector('figure figcaption')?.textContent).toBe('Hours of a week.')
  expect(rowsOf(page)).toEqual(['The ten 168\u00A0hours', 'The four 42\u00A0hours'])
  expect([...page.querySelectorAll('svg')].every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(
    true,
  )
})

test('bars are as long as their share of the largest', () => {
  const page = draw('type: bars\ncaption: X.\n\nA: 168\nB: 42')
  expect([...page.querySelectorAll('.depth')].map((bar) => bar.getAttribute('width'))).toEqual([
    '100%',
    '25%',
  ])
})

test('bars of a whole are as long as their share of it', () => {
  const page = draw('type: bars\ncaption: X.\nof: 168\n\nA: 84\nB: 42')
  expect([...page.querySelectorAll('.depth')].map((bar) => bar.getAttribute('width'))).toEqual(['50%', '25%'])
})

test('parts lie one after the other and fill the whole, each in the row of its name', () => {
  const page = draw('type: split\ncaption: X.\nunit: TB\n\nMoved: 3\nLeft: 1')
  const parts = [...page.querySelectorAll('li .depth')]
  expect(parts.map((part) => [part.getAttribute('x'), part.getAttribute('width')])).toEqual([
    ['0%', '75%'],
    ['75%', '25%'],
  ])
})

test('only white space that a grid drops stands between a label and its value', () => {
  const page = draw('type: split\ncaption: X.\nunit: TB\n\nMoved to SharePoint: 4\nLeft: 1')
  const between = [...page.querySelectorAll('li')].flatMap((row) =>
    [...row.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent),
  )
  expect([...new Set(between)]).toEqual(['\n'])
})

describe('a change', () => {
  const coursesOf = (page: HTMLElement) =>
    [...page.querySelectorAll('.course')].map((way) => [way.getAttribute('x1'), way.getAttribute('x2')])

  test('has two figures, and a course as long as their difference in the measure of its row', () => {
    const page = draw('type: change\ncaption: X.\n\nCallers lost: 20% -> 9%\nCarriers: 1 -> 4')
    expect(rowsOf(page)).toEqual(['Callers lost from 20% to 9%', 'Carriers from 1 to 4'])
    expect(coursesOf(page)).toEqual([
      ['100%', '45%'],
      ['25%', '100%'],
    ])
  })

  test('of amounts in two units has no measure', () => {
    const page = draw('type: change\ncaption: X.\n\nA report: 2 days -> 5 min\nCarriers: 4 -> 1')
    expect(coursesOf(page)[0]).toEqual(['0', '100%'])
    expect(page.querySelectorAll('li:first-child .ground')).toHaveLength(0)
  })

  test('to nothing and from nothing has a course', () => {
    const page = draw('type: change\ncaption: X.\n\nFaxes: 3 -> 0\nQueues: 0 -> 2')
    expect(coursesOf(page)).toEqual([
      ['100%', '0%'],
      ['0%', '100%'],
    ])
  })
})

test('dates stand on one line, those that are over with another mark', () => {
  const page = draw(
    'type: dates\ncaption: X.\ntoday: 2026-11-12\n\nWindows 10: 2025-10-14\nWindows Server 2016: 2027-01-12',
  )
  expect(rowsOf(page)).toEqual([
    'Windows\u00A010 14\u00A0October 2025',
    'Windows Server\u00A02016 12\u00A0January 2027',
  ])
  expect([...page.querySelectorAll('circle')].map((mark) => mark.getAttribute('class'))).toEqual([
    'start',
    'end',
  ])
  expect(page.querySelector('.drawn-legend')?.textContent).toBe('12\u00A0November 2026')
})

describe('a ledger', () => {
  const block =
    'type: ledger\ncaption: A bill.\ncolumns: Line | Before | After\ntotal: Total\n\nServers: £1,000 -> £400\nBackup: £100.50 -> £250'

  test('is a table whose columns and rows have headings', () => {
    const page = draw(block)
    expect(page.querySelector('figcaption')?.textContent).toBe('A bill.')
    expect([...page.querySelectorAll('th')].map((cell) => [cell.textContent, cell.scope])).toEqual([
      ['Line', 'col'],
      ['Before', 'col'],
      ['After', 'col'],
      ['Servers', 'row'],
      ['Backup', 'row'],
      ['Total', 'row'],
    ])
  })

  test('adds up its columns, written as their amounts are', () => {
    const cells = [...draw(block).querySelectorAll('tr:last-child td')].map((cell) => cell.textContent)
    expect(cells).toEqual(['£1,100.5', '£650'])
  })

  test('says how its amounts differ, where a fourth column asks for it', () => {
    const page = draw(block.replace('After', 'After | Change'))
    const changes = [...page.querySelectorAll('td:last-child')].map((cell) => cell.textContent)
    expect(changes).toEqual(['−£600', '+£149.5', '−£450.5 (41%)'])
  })

  test('draws all amounts in one measure, hidden from screen readers', () => {
    const [, , servers, backup] = draw(block).querySelectorAll('svg')
    const widthsOf = (svg: Element | undefined) =>
      [...(svg?.querySelectorAll('rect') ?? [])].map((bar) => bar.getAttribute('width'))
    expect(widthsOf(servers)).toEqual(['100%', '40%'])
    expect(widthsOf(backup)).toEqual(['10.05%', '25%'])
    expect(servers?.getAttribute('aria-hidden')).toBe('true')
  })

  test('needs no styles of longer texts', () => {
    expect(draw(block).innerHTML).not.toMatch(/class=|style=/)
  })

  test('may have a single amount, and no total', () => {
    const page = draw('type: ledger\ncaption: X.\ncolumns: What | Orders\n\nSigned: 412\nShipped: 371')
    expect(page.querySelectorAll('tbody tr')).toHaveLength(2)
    expect(page.querySelectorAll('rect')).toHaveLength(2)
  })

  test.each([
    ['Signed: 412', 'must have an amount for each column but the first'],
    ['Signed: many -> few', 'must have an amount for each column but the first'],
  ])('with the row “%s” is a fault', (row, message) => {
    const text = `\`\`\`figure\ntype: ledger\ncaption: X.\ncolumns: A | B | C\n\n${row}\nShipped: 1 -> 2\n\`\`\`\n`
    expect(parseMarkdown(text).faults.map((fault) => fault.message)).toEqual([
      expect.stringContaining(message),
    ])
  })

  test('without names of columns is a fault', () => {
    const { faults } = parseMarkdown('```figure\ntype: ledger\ncaption: X.\n\nA: 1\nB: 2\n```\n')
    expect(faults.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('add a line "columns: …"'),
    )
  })
})

test('a text of figures has no style attribute, which the site’s policy forbids', () => {
  const page = draw('type: ranges\ncaption: X.\n\nA: 1-2\nB: 2-4')
  expect(page.innerHTML).not.toContain('style=')
})

test('a figure with a fault stays a block of code', () => {
  const page = draw('type: bars\ncaption: X.\n\nA: many\nB: 2')
  expect(page.querySelector('.drawn')).toBeNull()
  expect(page.querySelector('pre')?.textContent).toContain('A: many')
})
