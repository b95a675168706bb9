import { fitCanvas } from '../../../../../src/features/applicants/cv/fit-canvas'

test('a page is as wide as there is room', () => {
  expect(fitCanvas({ width: 595, height: 842 }, 1_190)).toBe(2)
})

test.each([
  ['tall', { width: 10, height: 14_400 }],
  ['square and large', { width: 200_000, height: 200_000 }],
])('a page that is %s takes 8 megapixels at most', (_what, size) => {
  const scale = fitCanvas(size, 8_000)
  expect(Math.round(size.width * scale * size.height * scale)).toBe(8_000_000)
})
