import { present } from '../../../src/lib/present'

test('a value that is there is handed on, an empty one too', () => {
  expect(present('tide')).toBe('tide')
  expect(present('')).toBe('')
  expect(present(0)).toBe(0)
})

test.each([null, undefined])('%s stops with what to do about it', (missing) => {
  expect(() => present(missing)).toThrow('delete .cache and build again')
})
