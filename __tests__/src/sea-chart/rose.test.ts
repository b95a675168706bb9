import { depthAt, type Field } from '../../../src/sea-chart/field'
import { levelUnder } from '../../../src/sea-chart/rose'

/** A shelf 15 metres deep, with a hole in its middle. */
function shelfWithHole(): Field {
  const [size, cell, margin] = [400, 10, 60]
  const columns = (size + 2 * margin) / cell + 1
  const heights = Array.from({ length: columns * columns }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)].map((at) => at * cell - margin)
    return Math.hypot((x ?? 0) - size / 2, (y ?? 0) - size / 2) < 40 ? -25 : -15
  })
  return { width: size, height: size, heights, columns, rows: columns, cell, margin, scale: 1 }
}

test('under a compass rose the water is as deep as around it, not a patch of another tint', () => {
  const middle = { x: 200, y: 200 }
  const shelf = shelfWithHole()
  expect(depthAt(shelf, middle)).toBeCloseTo(25)
  const field = levelUnder(shelf, { ...middle, radius: 60 }, [5, 10, 20])
  expect(depthAt(field, middle)).toBeGreaterThan(10)
  expect(depthAt(field, middle)).toBeLessThan(20)
})
