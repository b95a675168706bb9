import { ringsPath } from '../../../src/sea-chart/path'
import type { Point } from '../../../src/sea-chart/sea-chart-spec'

const style = { step: 25, smoothing: 12.5, tolerance: 2, least: 1250, frame: { width: 800, height: 600 } }

/** A round shoal with a thorn on its right side, as a contour traces it: at places 5 units apart. */
function thornyRing(radius: number, thorn: number): Point[] {
  const count = Math.round((2 * Math.PI * radius) / 5)
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    const reach =
      radius + thorn * Math.exp(-((radius * Math.sin(angle)) ** 2) / 30) * (Math.cos(angle) > 0 ? 1 : 0)
    return { x: 400 + reach * Math.cos(angle), y: 300 + reach * Math.sin(angle) }
  })
}

/** Where the pieces of a curve meet. */
function jointsOf(data: string): Point[] {
  const [start = '', rest = ''] = data.split('q')
  const [x = 0, y = 0] = (start.match(/-?\d+/g) ?? []).map(Number)
  const numbers = (rest.match(/-?\d+/g) ?? []).map(Number).slice(2)
  const joints = [{ x, y }]
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const last = joints.at(-1) ?? { x, y }
    joints.push({ x: last.x + (numbers[i] ?? 0), y: last.y + (numbers[i + 1] ?? 0) })
  }
  return joints
}

test('a thorn finer than the distance between control points is smoothed away, the shoal keeps its shape', () => {
  const joints = jointsOf(ringsPath([thornyRing(120, 24)], style))
  const reaches = joints.map(({ x, y }) => Math.hypot(x - 400, y - 300))
  expect(joints.length).toBeGreaterThan(5)
  expect(Math.max(...reaches)).toBeLessThan(130)
  expect(Math.min(...reaches)).toBeGreaterThan(110)
})

test('a shoal too small for its control points is left out: it would be a drop or a needle', () => {
  const needle = thornyRing(60, 0).map(({ x, y }) => ({ x: 400 + (x - 400) / 8, y }))
  expect(ringsPath([needle], style)).toBe('')
  expect(ringsPath([thornyRing(60, 0)], style)).not.toBe('')
})
