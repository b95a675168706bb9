import { measureTitle } from '../../../../src/features/seo/measure-title'

test('titles are as wide as Arial sets them', () => {
  expect(measureTitle('')).toBe(0)
  expect(measureTitle('i'.repeat(50))).toBe(222)
  expect(measureTitle('W'.repeat(50))).toBe(944)
})

test('accents add nothing, and signs of other scripts are as wide as high', () => {
  expect(measureTitle('ééé')).toBe(measureTitle('eee'))
  expect(measureTitle('海図')).toBe(40)
})
