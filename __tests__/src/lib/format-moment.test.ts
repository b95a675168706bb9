import { formatMoment } from '../../../src/lib/format-moment'

test('a moment is told by the clock of the place', () => {
  const local = new Date(2026, 10, 5, 9, 7)
  expect(formatMoment(local.toISOString())).toBe('5 November 2026, 09:07')
})
