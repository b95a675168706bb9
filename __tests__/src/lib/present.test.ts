import { present } from '../../../src/lib/present'

test('returns the value, even if it is empty', () => {
  expect(present('tide')).toBe('tide')
  expect(present('')).toBe('')
  expect(present(0)).toBe(0)
})

test.each([null, undefined])('throws for %s, and says what to do', (missing) => {
  expect(() => present(missing)).toThrow('delete .cache and build again')
})
