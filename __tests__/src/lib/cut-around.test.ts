import { cutAround } from '../../../src/lib/cut-around'

const wide = { width: 1000, height: 200 }
const tall = { width: 200, height: 1000 }

test.each([
  ['the middle', wide, { x: 0.5, y: 0.5 }, { left: 300, top: 0, width: 400, height: 200 }],
  ['a point at the left', wide, { x: 0.1, y: 0.5 }, { left: 0, top: 0, width: 400, height: 200 }],
  ['a point between', wide, { x: 0.3, y: 0 }, { left: 100, top: 0, width: 400, height: 200 }],
  ['a point at the right', wide, { x: 1, y: 1 }, { left: 600, top: 0, width: 400, height: 200 }],
  ['a point at the bottom', tall, { x: 0.5, y: 1 }, { left: 0, top: 900, width: 200, height: 100 }],
  [
    'a point in a picture of one pixel',
    { width: 1, height: 1 },
    { x: 1, y: 1 },
    { left: 0, top: 0, width: 1, height: 1 },
  ],
])('%s stays in view', (_what, size, point, part) => {
  expect(cutAround(size, 2, point)).toEqual(part)
})
