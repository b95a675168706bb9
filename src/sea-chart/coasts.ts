import { mix } from './geometry'
import type { Random } from './random'
import type { ChartKind, Point, Side } from './sea-chart-spec'

/**
 * The sorts of coast, one per kind of page. A coast is a sketch in fractions of the chart; field.ts gives it
 * the wandering outline and the sea floor. Land lies to the right and above, since text stands on the left.
 */
export interface Coast {
  /** Outlines of land; they may run far off the chart. */
  readonly lands: readonly (readonly Point[])[]
  readonly islands: readonly Island[]
  /** Water cut through land: fjords and sounds. Width as a fraction of the chart's height. */
  readonly channels: readonly { readonly line: readonly Point[]; readonly width: number }[]
  /** Rises of the sea floor that stay under water. */
  readonly shoals: readonly Shoal[]
  /** How far out the floor takes to become deep, as a fraction of the chart's width. */
  readonly shelf: number
  /** How much the outline wanders: 0 a ruler, 1 a broken coast. */
  readonly ruggedness: number
  /** Where a course that the generator lays is bound for. */
  readonly harbour: Point
}

export interface Island extends Point {
  /** Mean radius as a fraction of the chart's height. */
  readonly radius: number
  /** Length over breadth. */
  readonly stretch: number
  /** The direction of its length, radians. */
  readonly turn: number
}

export interface Shoal extends Point {
  /** As a fraction of the chart's height. */
  readonly radius: number
  /** The share of the depth it takes away in the middle, 0..1. */
  readonly rise: number
}

type CoastMaker = (random: Random, neighbours: number) => Coast
type Pair = readonly [x: number, y: number]

const OFF_CHART: readonly Pair[] = [
  [1.6, 1.5],
  [1.6, -0.5],
]
const points = (pairs: readonly Pair[]): Point[] => pairs.map(([x, y]) => ({ x, y }))

/** Land to the right of a shore that is given from top to bottom. */
const landBehind = (shore: readonly Pair[]) => points([...shore, ...OFF_CHART])

/** Moves every point a little, so that two pages of one kind differ from the first glance. */
const jitter = (random: Random, pairs: readonly Pair[], dx: number, dy: number): Pair[] =>
  pairs.map(([x, y]) => [x + random.between(-dx, dx), y + random.between(-dy, dy)])

const island = (random: Random, x: number, y: number, radius: number): Island => ({
  x,
  y,
  radius,
  stretch: random.between(1.1, 1.9),
  turn: random.between(-0.9, 0.9),
})

const calm = { islands: [], channels: [], shoals: [] } as const

/** A great coast with a headland, a bay with the harbour in it and a few skerries. */
const home: CoastMaker = (random) => ({
  ...calm,
  lands: [
    landBehind([
      [0.77, -0.4],
      [0.81, -0.05],
      [0.8, 0.1],
      [0.85, 0.2],
      [0.9, 0.3],
      [0.88, 0.4],
      [0.83, 0.48],
      [0.83, 0.6],
      [0.89, 0.7],
      [0.93, 0.82],
      [1.02, 0.94],
      [1.2, 1.1],
    ]),
  ],
  islands: [
    island(random, 0.765, 0.83, 0.055),
    island(random, 0.82, 0.9, 0.03),
    island(random, 0.725, 0.9, 0.018),
  ],
  shoals: [{ x: 0.6, y: 0.2, radius: 0.1, rise: 0.9 }],
  shelf: 0.26,
  ruggedness: 0.75,
  harbour: { x: 0.84, y: 0.29 },
})

/** A long straight shore with even depths: the way is plain once it is drawn. */
const straightShore: CoastMaker = (random) => ({
  ...calm,
  lands: [
    landBehind(
      jitter(
        random,
        [
          [0.74, -0.4],
          [0.78, 0],
          [0.81, 0.3],
          [0.855, 0.6],
          [0.87, 0.8],
          [0.93, 1.1],
          [1, 1.5],
        ],
        0.012,
        0.03,
      ),
    ),
  ],
  shoals: [{ x: random.between(0.58, 0.68), y: random.between(0.2, 0.6), radius: 0.16, rise: 0.62 }],
  shelf: 0.24,
  ruggedness: 0.4,
  harbour: { x: 0.78, y: random.between(0.2, 0.34) },
})

/** A deep bay that shelters an island: a place to run things from. */
const deepBay: CoastMaker = (random) => {
  const reach = random.between(-0.03, 0.03)
  return {
    ...calm,
    lands: [
      landBehind([
        [0.6, -0.5],
        [0.64 + reach, -0.08],
        [0.7 + reach, 0.1],
        [0.78, 0.14],
        [0.87, 0.2],
        [0.93, 0.36],
        [0.935, 0.56],
        [0.9, 0.74],
        [0.82, 0.86],
        [0.74 - reach, 0.9],
        [0.69 - reach, 1.02],
        [0.66, 1.5],
      ]),
    ],
    islands: [island(random, random.between(0.795, 0.815), random.between(0.44, 0.52), 0.085)],
    shelf: 0.15,
    ruggedness: 0.6,
    harbour: { x: 0.88, y: 0.32 },
  }
}

/** A coast cut by fjords: the course leads from the open sea far inland. */
const fjords: CoastMaker = (random) => {
  const y = random.between(0.3, 0.4)
  return {
    ...calm,
    lands: [
      landBehind(
        jitter(
          random,
          [
            [0.72, -0.4],
            [0.7, 0.1],
            [0.69, 0.4],
            [0.73, 0.7],
            [0.77, 1],
            [0.8, 1.4],
          ],
          0.015,
          0.04,
        ),
      ),
    ],
    channels: [
      {
        line: points([
          [0.6, y + 0.08],
          [0.75, y + 0.02],
          [0.84, y - 0.09],
          [0.93, y - 0.1],
        ]),
        width: 0.15,
      },
      {
        line: points([
          [0.84, y - 0.07],
          [0.9, y + 0.1],
          [0.97, y + 0.12],
        ]),
        width: 0.1,
      },
      {
        line: points([
          [0.66, 0.82],
          [0.8, 0.78],
          [0.88, 0.7],
          [0.94, 0.74],
        ]),
        width: 0.11,
      },
      {
        line: points([
          [0.66, 0.04],
          [0.76, 0.03],
          [0.82, -0.1],
        ]),
        width: 0.08,
      },
    ],
    islands: [
      island(random, 0.665, y + 0.3, 0.05),
      island(random, 0.64, y - 0.16, 0.035),
      island(random, 0.625, y + 0.37, 0.02),
    ],
    shelf: 0.13,
    ruggedness: 0.8,
    harbour: { x: 0.915, y: y - 0.09 },
  }
}

/** Islands strewn about a point, the larger ones inside, none touching. */
function scatter(
  random: Random,
  count: number,
  middle: Point,
  spread: Point,
  sizes: readonly [number, number],
): Island[] {
  const islands: Island[] = []
  for (let tries = 0; tries < 400 && islands.length < count; tries++) {
    const angle = random.between(0, 2 * Math.PI)
    const reach = Math.sqrt(random.next())
    const x = middle.x + Math.cos(angle) * reach * spread.x
    const y = middle.y + Math.sin(angle) * reach * spread.y
    const radius = sizes[0] + (sizes[1] - sizes[0]) * random.next() * (1 - 0.6 * reach)
    const free = islands.every((other) => {
      const gap = Math.sqrt(((other.x - x) * 2.6) ** 2 + (other.y - y) ** 2)
      return gap > (other.radius + radius) * 1.5 + 0.03
    })
    if (free) islands.push(island(random, x, y, radius))
  }
  return islands
}

/** Skerries without number: many small parts, and the water that connects them. */
const skerries: CoastMaker = (random) => ({
  ...calm,
  lands: [
    landBehind(
      jitter(
        random,
        [
          [0.9, -0.4],
          [0.9, 0],
          [0.93, 0.2],
          [0.97, 0.36],
          [1.06, 0.5],
          [1.2, 0.8],
          [1.3, 1.4],
        ],
        0.012,
        0.02,
      ),
    ),
  ],
  islands: scatter(random, 13, { x: 0.79, y: 0.52 }, { x: 0.17, y: 0.48 }, [0.018, 0.1]),
  shelf: 0.14,
  ruggedness: 1,
  harbour: { x: 0.87, y: 0.28 },
})

/** An archipelago: the technology in the middle, its neighbours around it. */
const archipelago: CoastMaker = (random, neighbours) => {
  const middle = { x: random.between(0.76, 0.8), y: random.between(0.44, 0.54) }
  const start = random.between(0, 2 * Math.PI)
  const around = Array.from({ length: neighbours }, (_, i) => {
    const angle = start + ((i + random.between(-0.16, 0.16)) / neighbours) * 2 * Math.PI
    const reach = random.between(0.88, 1.08)
    return island(
      random,
      middle.x + Math.cos(angle) * 0.155 * reach,
      middle.y + Math.sin(angle) * 0.36 * reach,
      random.between(0.045, 0.08),
    )
  })
  return {
    ...calm,
    lands: [],
    islands: [island(random, middle.x, middle.y, 0.155), ...around],
    shelf: 0.13,
    ruggedness: 1.1,
    harbour: { x: middle.x - 0.06, y: middle.y + 0.02 },
  }
}

/** One small motif for a small chart: a cape, an island, a shoal or a cove. */
const cape: CoastMaker = (random) => ({
  ...calm,
  lands: [
    landBehind([
      [0.98, -0.4],
      [0.95, 0.1],
      [0.86, 0.26],
      [0.72, random.between(0.4, 0.5)],
      [0.84, 0.62],
      [0.94, 0.8],
      [0.97, 1.4],
    ]),
  ],
  shelf: 0.2,
  ruggedness: 0.6,
  harbour: { x: 0.86, y: 0.18 },
})
const loneIsland: CoastMaker = (random) => ({
  ...calm,
  lands: [],
  islands: [
    island(random, random.between(0.74, 0.8), random.between(0.42, 0.54), 0.2),
    island(random, 0.88, random.between(0.2, 0.8), 0.05),
  ],
  shelf: 0.2,
  ruggedness: 0.8,
  harbour: { x: 0.68, y: 0.4 },
})
const bank: CoastMaker = (random) => ({
  ...calm,
  lands: [
    landBehind([
      [0.84, -0.4],
      [0.88, 0.05],
      [0.96, 0.3],
      [1.1, 0.5],
      [1.2, 1],
    ]),
  ],
  islands: [island(random, 0.74, 0.64, 0.035)],
  shoals: [{ x: 0.74, y: 0.64, radius: 0.22, rise: 0.85 }],
  shelf: 0.19,
  ruggedness: 0.6,
  harbour: { x: 0.87, y: 0.3 },
})
const cove: CoastMaker = (random) => ({
  ...calm,
  lands: [
    landBehind([
      [0.72, -0.4],
      [0.74, 0.1],
      [0.82, 0.2],
      [0.9, random.between(0.34, 0.46)],
      [0.86, 0.66],
      [0.78, 0.76],
      [0.76, 0.9],
      [0.8, 1.4],
    ]),
  ],
  shelf: 0.19,
  ruggedness: 0.6,
  harbour: { x: 0.86, y: 0.4 },
})
const article: CoastMaker = (random, neighbours) =>
  random.pick([cape, loneIsland, bank, cove])(random, neighbours)

/** A strait between two lands: a solution joins what lay apart. */
const strait: CoastMaker = (random) => {
  const y = random.between(0.42, 0.54)
  return {
    ...calm,
    lands: [
      points([
        [0.56, -0.6],
        [0.62, -0.1],
        [0.68, 0.08],
        [0.77, y - 0.2],
        [0.86, y - 0.17],
        [0.95, y - 0.26],
        [1.2, y - 0.3],
        [1.6, -0.5],
      ]),
      points([
        [0.58, 1.6],
        [0.65, 1.06],
        [0.72, 0.92],
        [0.78, y + 0.26],
        [0.85, y + 0.2],
        [0.92, y + 0.27],
        [1.05, y + 0.22],
        [1.6, 0.8],
        [1.6, 1.6],
      ]),
    ],
    islands: [island(random, 0.9, y + 0.07, 0.03)],
    shelf: 0.14,
    ruggedness: 0.6,
    harbour: { x: 0.95, y: y - 0.05 },
  }
}

/** Land only in a corner: a quiet page. */
const corner: CoastMaker = (random) => ({
  ...calm,
  lands: [
    landBehind(
      jitter(
        random,
        [
          [0.8, -0.5],
          [0.84, 0],
          [0.88, 0.2],
          [0.94, 0.36],
          [1.02, 0.5],
          [1.2, 0.7],
        ],
        0.015,
        0.03,
      ),
    ),
  ],
  islands: [island(random, random.between(0.8, 0.86), random.between(0.5, 0.6), 0.04)],
  shelf: 0.22,
  ruggedness: 0.6,
  harbour: { x: 0.86, y: 0.36 },
})

/** A harbour basin behind a narrow entrance: the way in. */
const harbourBasin: CoastMaker = (random) => {
  const y = random.between(0.44, 0.5)
  return {
    ...calm,
    lands: [
      landBehind([
        [0.76, -0.4],
        [0.74, -0.02],
        [0.69, 0.12],
        [0.67, 0.26],
        [0.72, y - 0.1],
        [0.72, y + 0.14],
        [0.66, y + 0.22],
        [0.68, 0.82],
        [0.74, 1],
        [0.76, 1.4],
      ]),
    ],
    channels: [
      {
        line: points([
          [0.6, y + 0.06],
          [0.74, y + 0.03],
          [0.86, y],
        ]),
        width: 0.13,
      },
      {
        line: points([
          [0.84, y - 0.02],
          [0.89, y + 0.02],
        ]),
        width: 0.36,
      },
    ],
    shelf: 0.15,
    ruggedness: 0.4,
    harbour: { x: 0.87, y },
  }
}

/** A ring of reefs in the open sea, no land for miles: whole within the frame, and of so many parts that it looks round. */
const atoll: CoastMaker = (random) => {
  const middle = { x: 0.82, y: 0.5 }
  const gap = random.between(2.5, 2.9)
  const ring = Array.from({ length: 9 }, (_, i): Island => {
    const angle = gap + 0.6 + i * 0.62
    return {
      x: middle.x + 0.084 * Math.cos(angle),
      y: middle.y + 0.216 * Math.sin(angle),
      radius: random.between(0.022, 0.044),
      stretch: 2.4,
      turn: angle + Math.PI / 2,
    }
  })
  return {
    ...calm,
    lands: [],
    islands: ring,
    shoals: [{ ...middle, radius: 0.26, rise: 0.8 }],
    shelf: 0.1,
    ruggedness: 0.5,
    harbour: middle,
  }
}

const COASTS: Record<ChartKind, CoastMaker> = {
  home,
  'strategic-consulting': straightShore,
  'operational-excellence': deepBay,
  'migration-modernization': fjords,
  'automation-integration': skerries,
  technology: archipelago,
  article,
  solution: strait,
  page: corner,
  'sign-in': harbourBasin,
  'not-found': atoll,
}

/** Sketches the coast for a kind of page; the random stream makes it this page's own. */
export const sketchCoast = (kind: ChartKind, random: Random, neighbours: number): Coast =>
  COASTS[kind](random, neighbours)

/** Cuts a share off the sketch's left, the open sea that text would need, and spreads the rest over the chart. */
export function cropSea(coast: Coast, share: number): Coast {
  const spread = 1 / (1 - share)
  const move: Move = (point) => ({ ...point, x: (point.x - share) * spread })
  return { ...moveCoast(coast, move), shelf: coast.shelf * spread, harbour: move(coast.harbour) }
}

type Move = <T extends Point>(point: T) => T

const moveCoast = (coast: Coast, move: Move): Coast => ({
  ...coast,
  lands: coast.lands.map((land) => land.map(move)),
  islands: coast.islands.map(move),
  channels: coast.channels.map((channel) => ({ ...channel, line: channel.line.map(move) })),
  shoals: coast.shoals.map(move),
})

/** How far a coast in the north or the south is steeper: its water has the chart's height, not its width. */
const STEEP = 0.42
/** A coast in the south begins east of where the course comes in. */
const APPROACH = { until: 0.3, fall: 1.5 } as const
/**
 * How much lower a coast in the north lies at one end of the chart than at the other, and the end of its course with it:
 * without fjords all would look alike.
 */
const TILT = { least: 0.1, most: 0.24 } as const
/** The same where the course ends at anchor: the coast comes down, or up, to it. */
const ANCHORED_TILT = { north: 0.6, south: -1.1 } as const
/** The mean place of a coast in the west. */
const WEST = 0.2

/** Where the course of a turned coast is bound for. */
const HARBOURS = {
  north: { x: 0.93, y: 0.42 },
  south: { x: 0.93, y: 0.4 },
  west: { x: 0.92, y: 0.3 },
} as const

/**
 * The same sketch with its land in the west, north or south. In the west the course leaves the coast for an island.
 *
 * @param coast As `sketchCoast` made it, for the north and the south; cut by `cropSea` for the west.
 * @param isAnchored Whether its course ends at anchor, which no ship does in the open sea.
 */
export function turnCoast(coast: Coast, side: Side, random: Random, isAnchored: boolean): Coast {
  if (side === 'east' || (isAnchored && coast.lands.length === 0)) return coast
  const harbour = HARBOURS[side]
  if (side === 'west') {
    const shores = coast.lands.flatMap((land) => land.filter(({ x, y }) => x < 1.2 && y > 0 && y < 1))
    const mean = shores.reduce((sum, { x }) => sum + 1 - x, 0) / Math.max(1, shores.length)
    const shift = shores.length > 0 ? mean - WEST : 0.2
    const turned = moveCoast(coast, (point) => ({ ...point, x: 1 - point.x - shift }))
    const goal = [
      island(random, 0.95, random.between(0.44, 0.5), 0.08),
      island(random, random.between(0.84, 0.9), random.between(0.72, 0.8), 0.04),
    ]
    return { ...turned, islands: [...turned.islands, ...goal], harbour }
  }
  const tilt = isAnchored
    ? ANCHORED_TILT[side]
    : coast.channels.length > 0
      ? 0
      : random.pick([-1, 1]) * random.between(TILT.least, TILT.most)
  const turned = moveCoast(coast, (point) => {
    const fall = APPROACH.fall * Math.max(0, APPROACH.until - point.y)
    const along = tilt * (point.y - 0.5)
    return {
      ...point,
      x: point.y,
      y: side === 'north' ? 1 - point.x + along : point.x + fall + (isAnchored ? along : 0),
    }
  })
  const islands = turned.islands.map((item) => ({ ...item, turn: Math.PI / 2 - item.turn }))
  const y = isAnchored
    ? berthOf(turned, side, harbour.x)
    : side === 'north'
      ? harbour.y + 0.9 * tilt
      : harbour.y
  return { ...turned, islands, shelf: STEEP * turned.shelf, harbour: { ...harbour, y } }
}

/** How far off the shore a ship lies at anchor. */
const OFF_SHORE = 0.07

/** How far down the chart that is, under a coast in the north or off one in the south. */
function berthOf({ lands }: Coast, side: 'north' | 'south', x: number): number {
  const shores = lands.flatMap((land) =>
    land.flatMap((b, i) => {
      const a = land[i - 1]
      return a && a.x !== b.x && (a.x - x) * (b.x - x) <= 0 ? [mix(a.y, b.y, (x - a.x) / (b.x - a.x))] : []
    }),
  )
  return side === 'north' ? Math.max(...shores) + OFF_SHORE : Math.min(...shores) - OFF_SHORE
}
