import type { ChartPair } from './chart-source'
import { distance } from './geometry'
import type { Extent, SeaChartSpec } from './sea-chart-spec'

/** In degrees north and east; without them it is on no chart. */
export interface Office {
  readonly name: string
  readonly latitude?: number | null
  readonly longitude?: number | null
}

interface Sheet extends Extent {
  /** Of the land around a port. */
  readonly radius: number
  readonly print: number
}

const wideSheet: Sheet = { width: 1440, height: 420, radius: 74, print: 1.1 }
const phoneSheet: Sheet = { width: 780, height: 620, radius: 96, print: 1.7 }

/**
 * The offices as ports, from west to east, with a course between them, of which the bearing is printed. As on charts of
 * the sea, a line of constant bearing is straight. The land around a port is no coast that exists.
 *
 * @returns undefined: fewer than two have a place, or some are too near each other.
 */
export function chartOffices(offices: readonly Office[]): ChartPair | undefined {
  const ports = offices
    .flatMap(({ name, latitude, longitude }) =>
      typeof latitude === 'number' && typeof longitude === 'number'
        ? [{ name, x: longitude, y: -stretch(latitude) }]
        : [],
    )
    .toSorted((a, b) => a.x - b.x)
  if (ports.length < 2) return undefined
  const [wide, phone] = [layPorts(ports, wideSheet), layPorts(ports, phoneSheet)]
  return wide && phone && { wide, phone }
}

/** How far from the equator Mercator's projection puts a latitude, in degrees of longitude. */
function stretch(latitude: number): number {
  const degree = Math.PI / 180
  return Math.log(Math.tan(Math.PI / 4 + (latitude * degree) / 2)) / degree
}

interface Port {
  name: string
  x: number
  y: number
}

function layPorts(ports: readonly Port[], sheet: Sheet): SeaChartSpec | undefined {
  const { width, height, radius, print } = sheet
  const [across, down] = [spanOf(ports.map(({ x }) => x)), spanOf(ports.map(({ y }) => y))]
  const scale = Math.min((width - 5.2 * radius) / across.length, (height - 3.7 * radius) / down.length)
  const at = ports.map(({ x, y }) => ({
    x: width / 2 + (x - across.middle) * scale,
    y: height / 2 + (y - down.middle) * scale,
  }))
  const isClear = at.every((port, index) =>
    at.slice(0, index).every((other) => distance(port, other) >= 2.4 * radius),
  )
  if (!isClear) return undefined
  const toShares = ({ x, y }: { x: number; y: number }) => ({ x: x / width, y: y / height })
  return {
    slug: 'offices',
    kind: 'technology',
    size: { width, height },
    course: at.map((port) => ({ ...toShares(port), mark: true })),
    bearings: true,
    // the land is behind the port, seen from the others
    islands: at.map(({ x, y }) => {
      const away = { x: x - width / 2, y: y - height / 2 }
      const share = radius / Math.hypot(away.x, away.y)
      return {
        ...toShares({ x: x + 0.95 * share * away.x, y: y + 0.4 * share * away.y }),
        radius: radius / height,
      }
    }),
    names: ports.map(({ name }) => ({ text: name })),
    print,
  }
}

function spanOf(values: readonly number[]): { length: number; middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { length: most - least, middle: (least + most) / 2 }
}
