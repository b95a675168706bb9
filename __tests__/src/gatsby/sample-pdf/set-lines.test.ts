import type { Measure } from '../../../../src/gatsby/sample-pdf/paper'
import type { Run } from '../../../../src/gatsby/sample-pdf/read-blocks'
import { setLines } from '../../../../src/gatsby/sample-pdf/set-lines'

/** Each character is a point wide. */
const measure: Measure = (text) => text.length
const set = (runs: Run[], width: number) =>
  setLines(runs, { width, size: 10 }, measure).map(({ pieces }) => pieces.map(({ text }) => text).join(''))

test('text is broken at spaces, and never beyond its width', () => {
  expect(set([{ text: 'one two three four', voice: 'text' }], 9)).toEqual(['one two', 'three', 'four'])
})

test('a word of two voices stays together', () => {
  const runs: Run[] = [
    { text: 'see ', voice: 'text' },
    { text: 'there', voice: 'strong' },
    { text: ', now', voice: 'text' },
  ]
  expect(set(runs, 7)).toEqual(['see', 'there,', 'now'])
})

test('a word that is too long for a line is broken', () => {
  expect(set([{ text: 'an abcdefghij z', voice: 'text' }], 4)).toEqual(['an', 'abcd', 'efgh', 'ij z'])
})

test('the space beside code is that of the text', () => {
  const [line] = setLines(
    [
      { text: 'use ', voice: 'text' },
      { text: 'Sales', voice: 'code' },
      { text: ' here', voice: 'text' },
    ],
    { width: 99, size: 10 },
    measure,
  )
  expect(line?.pieces.map(({ text, voice }) => [voice, text])).toEqual([
    ['text', 'use '],
    ['code', 'Sales'],
    ['text', ' here'],
  ])
})
