import { isOnTheWay } from '../../../../src/features/site-header/use-hover-intent'

/** Pages of a category, to the right of the tabs. */
const pages = { left: 500, top: 100, bottom: 400 }

test.each([
  ['to the right and up, onto the pages', { x: 100, y: 350 }, { x: 130, y: 335 }, true],
  ['to the right and down, onto the pages', { x: 100, y: 120 }, { x: 130, y: 140 }, true],
  ['straight up', { x: 100, y: 350 }, { x: 100, y: 335 }, false],
  ['up and to the left', { x: 100, y: 350 }, { x: 95, y: 335 }, false],
  ['steeply up, past the pages', { x: 100, y: 350 }, { x: 105, y: 320 }, false],
])('a pointer that moves %s: %#', (_, from, to, expected) => {
  expect(isOnTheWay(from, to, pages)).toBe(expected)
})
