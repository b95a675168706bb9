import { createRandom } from './random'
import type { AreaName, Extent, PlacedIsland, Point } from './sea-chart-spec'

/** Islands that belong together. */
export interface IslandGroup {
  readonly name: string
  readonly count: number
}

/** Islands in groups side by side, as many as the width has room for. */
export interface IslandLayout {
  readonly extent: Extent
  /** Group by group, in fractions. */
  readonly islands: readonly PlacedIsland[]
  /** The groups' names, in fractions. */
  readonly areas: readonly AreaName[]
  /** How wide the water of each group is, as shares of the width. */
  readonly breadths: readonly number[]
}

/** The room an island has with its name, and a group's name above its islands, drawing units. */
export interface Room {
  readonly width: number
  /** How many islands stand side by side on the whole chart. */
  readonly columns: number
  /** Rows of a group; undefined: as many as it needs in the full width. */
  readonly rows?: number
  readonly rowHeight: number
  readonly headHeight: number
  /** Open water below the last line, for names of two lines. Default: 0. */
  readonly footHeight?: number
  /** Open water between groups that lie side by side. Default: 0. */
  readonly groupGap?: number
  /** How far islands lie off their grid at most, as a share of its step. Default: 0.1. */
  readonly sway?: number
  /** Open water at either side, so that the frame cuts no shore. Default: 0. */
  readonly sideWidth?: number
}

interface Block {
  readonly group: IslandGroup
  readonly columns: number
  readonly rows: number
}

const measure = (group: IslandGroup, { columns, rows }: Room): Block => {
  const across = rows === undefined ? columns : Math.min(columns, Math.ceil(group.count / rows))
  return { group, columns: across, rows: Math.ceil(group.count / across) }
}

/** Groups in order, line by line. */
function fillShelves(blocks: readonly Block[], columns: number): Block[][] {
  const shelves: Block[][] = []
  for (const block of blocks) {
    const shelf = shelves.at(-1)
    const used = (shelf ?? []).reduce((sum, other) => sum + other.columns, 0)
    if (shelf && used + block.columns <= columns) shelf.push(block)
    else shelves.push([block])
  }
  return shelves
}

/** Mean radius of an island, as a share of its row. */
const ISLAND_RADIUS = 0.21

/**
 * Lays groups of islands out line by line, every second line from right to left, so that each group lies beside the one
 * before it. Each island is a little off its grid, the same for the same slug.
 */
export function layIslands(slug: string, groups: readonly IslandGroup[], room: Room): IslandLayout {
  const random = createRandom(`islands/${slug}`)
  const shelves = fillShelves(
    groups.map((group) => measure(group, room)),
    room.columns,
  )
  const heights = shelves.map(
    (shelf) => room.headHeight + room.rowHeight * Math.max(...shelf.map(({ rows }) => rows)),
  )
  const height = heights.reduce((sum, next) => sum + next, room.footHeight ?? 0)
  const extent = { width: room.width, height }
  const sway = room.sway ?? 0.1
  const islands: PlacedIsland[] = []
  const areas: AreaName[] = []
  const breadths: number[] = []
  let top = 0
  shelves.forEach((shelf, index) => {
    const used = shelf.reduce((sum, { columns }) => sum + columns, 0)
    const gap = room.groupGap ?? 0
    const side = room.sideWidth ?? 0
    const step = (room.width - 2 * side - gap * (shelf.length - 1)) / used
    const isBackward = index % 2 === 1
    let left = isBackward ? room.width - side + gap : side
    for (const { group, columns } of shelf) {
      const width = columns * step
      if (isBackward) left -= width + gap
      breadths.push(width / extent.width)
      areas.push({
        text: group.name,
        x: (left + width / 2) / extent.width,
        y: (top + 0.52 * room.headHeight) / extent.height,
      })
      for (let i = 0; i < group.count; i++) {
        const row = Math.floor(i / columns)
        const inRow = Math.min(columns, group.count - row * columns)
        const x = left + (((i % columns) + 0.5) * width) / inRow + random.between(-sway, sway) * step
        const y =
          top + room.headHeight + (row + 0.36) * room.rowHeight + random.between(-0.08, 0.08) * room.rowHeight
        islands.push({
          x: x / extent.width,
          y: y / extent.height,
          radius: (ISLAND_RADIUS * room.rowHeight) / extent.height,
        })
      }
      if (!isBackward) left += width + gap
    }
    top += heights[index] ?? 0
  })
  return { extent, islands, areas, breadths }
}

/** A layout with open sea on both sides. */
export function widen({ extent, islands, areas, breadths }: IslandLayout, width: number): IslandLayout {
  const share = extent.width / width
  const inWide = <Place extends Point>(place: Place): Place => ({
    ...place,
    x: 0.5 + (place.x - 0.5) * share,
  })
  return {
    extent: { ...extent, width },
    islands: islands.map(inWide),
    areas: areas.map(inWide),
    breadths: breadths.map((breadth) => breadth * share),
  }
}

/**
 * The same layout with islands that are the larger, the more services and articles use their technology.
 *
 * @param most The highest number of all technologies. Default: of these.
 */
export function growUsed(
  layout: IslandLayout,
  uses: readonly number[],
  most = Math.max(...uses),
): IslandLayout {
  const islands = layout.islands.map((island, index) => ({
    ...island,
    radius: island.radius * (0.64 + 0.68 * Math.sqrt((uses[index] ?? 0) / Math.max(1, most))),
  }))
  return { ...layout, islands }
}
