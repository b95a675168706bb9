import { formatCount, formatTotal } from '../../../src/lib/format-count'

test('groups digits, and marks a capped count', () => {
  expect([0, 9_999, 10_000, 10_500].map(formatCount)).toEqual(['0', '9,999', '10,000+', '10,000+'])
  expect([1_204, 10_000].map(formatTotal)).toEqual(['1,204', '10,000 or more'])
})
