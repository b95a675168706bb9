import { render } from '@testing-library/react'
import { TextBands } from '../../../src/ui/text-bands'

const text = (title: string, length = 300) => `<h2 id="${title}">${title}</h2><p>${'a'.repeat(length)}</p>`
const list = (title: string) => `<h2 id="${title}">${title}</h2><ul><li>1</li><li>2</li><li>3</li></ul>`
const table = (title: string) => `<h2 id="${title}">${title}</h2><table></table>`

/** The headings of each band. */
function bandsOf(...parts: string[]): string[][] {
  const { container } = render(<TextBands parts={parts} />)
  return [...container.children].map((band) =>
    [...band.querySelectorAll('h2')].map(({ textContent }) => textContent),
  )
}

test('a table and a list have a band of their own, in the order of the text', () => {
  expect(bandsOf(text('One'), table('Prices'), text('Two'), list('Points'), text('Three'))).toEqual([
    ['One'],
    ['Prices'],
    ['Two'],
    ['Points'],
    ['Three'],
  ])
})

test('texts that follow each other share a band', () => {
  expect(bandsOf(text('One'), text('Two'), list('Points'), text('Long', 900), text('Three'))).toEqual([
    ['One', 'Two'],
    ['Points'],
    ['Long', 'Three'],
  ])
})

test('an empty text has no band', () => {
  expect(bandsOf()).toEqual([])
})
