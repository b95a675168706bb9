import { measureWeeks } from '../../../src/lib/measure-weeks'

test.each([
  ['2-3 weeks', 2.5],
  ['1 week', 1],
  ['6-20 weeks', 13],
  ['3–5 weeks', 4],
  ['2-3 days', 0.5],
  ['Monthly, half a day', undefined],
  ['45-60 minutes', undefined],
])('%s is %s weeks', (duration, weeks) => {
  expect(measureWeeks(duration)).toBe(weeks)
})
