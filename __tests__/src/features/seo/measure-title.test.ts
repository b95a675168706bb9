import { measureTitle } from '../../../../src/features/seo/measure-title'

test('measures titles in Arial', () => {
  expect(measureTitle('')).toBe(0)
  expect(measureTitle('i'.repeat(50))).toBe(222)
  expect(measureTitle('W'.repeat(50))).toBe(944)
})

test('ignores accents, and counts other scripts as square', () => {
  expect(measureTitle('ééé')).toBe(measureTitle('eee'))
  expect(measureTitle('海図')).toBe(40)
})
