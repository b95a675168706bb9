import { pickBy } from '../../../src/lib/pick-by'

test('picks the same for the same key, and each of them for some', () => {
  const choices = ['a', 'b', 'c', 'd']
  expect(pickBy('/about/', choices)).toBe(pickBy('/about/', choices))
  const keys = Array.from({ length: 40 }, (_, index) => `/page-${index}/`)
  expect(new Set(keys.map((key) => pickBy(key, choices)))).toEqual(new Set(choices))
})

test('picks nothing of nothing', () => {
  expect(pickBy('/about/', [])).toBe('')
})
