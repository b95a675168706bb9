import { describeDistance } from '../../../src/lib/describe-distance'

const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours

test.each([
  [30_000, 'in less than a minute'],
  [-30_000, 'just now'],
  [minutes, 'in 1 minute'],
  [25 * minutes, 'in 25 minutes'],
  [59.4 * minutes, 'in 59 minutes'],
  [59.6 * minutes, 'in 1 hour'],
  [3 * hours + 10 * minutes, 'in 3 hours'],
  [35 * hours, 'in 35 hours'],
  [2 * days, 'in 2 days'],
  [59 * days, 'in 59 days'],
  [90 * days, 'in about 3 months'],
  [-26 * hours, '26 hours ago'],
  [-5 * days, '5 days ago'],
])('%d milliseconds from now is %s', (distance, words) => {
  const now = Date.parse('2026-11-12T09:00:00Z')
  expect(describeDistance(now, now + distance)).toBe(words)
})
