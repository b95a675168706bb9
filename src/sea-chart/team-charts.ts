import { nameOf, type ChartPair, type Team } from './chart-source'
import { growUsed, layIslands, type IslandGroup, type IslandLayout, type Room } from './lay-islands'
import type { Point } from './sea-chart-spec'
import { strip } from './sheets'

/** Teams as islands, the larger, the more articles they have written, side by side those that have the same part in a project. */
export function teamsAcross(slug: string, teams: readonly Team[] = []): ChartPair {
  const shores = { shelf: 50, ruggedness: 0.3 }
  const figures = teams.map(({ articles = 0 }) => articles)
  const isCounted = figures.some((count) => count > 0)
  const chart = {
    slug,
    kind: 'technology',
    names: teams.map(nameOf),
    shores,
    ...(isCounted && { figures }),
  } as const
  const groups = groupByPart(teams)
  const hasParts = groups.some(({ name }) => name !== '')
  const lay = (room: Room) => {
    const layout = layIslands(slug, groups, room)
    return isCounted ? growUsed(layout, figures) : layout
  }
  const wide = lay({
    width: strip.width,
    columns: teams.length,
    rows: 1,
    rowHeight: 222,
    headHeight: hasParts ? 108 : 36,
    footHeight: 28,
    groupGap: hasParts ? 90 : 0,
    sideWidth: 60,
  })
  // each part in rows of its own, in the order of a project: three side by side left names no room
  const phone = lay({
    width: 780,
    ...(hasParts ? { columns: MOST_BESIDE, rows: 1 } : { columns: 2 }),
    rowHeight: hasParts ? 242 : 220,
    headHeight: hasParts ? 112 : 48, // below names of two lines
    footHeight: 32,
  })
  const islands = phone.islands.map((island) => ({ ...island, radius: island.radius * 0.84 })) // with room for names
  const areas = wide.areas.map((area, index) =>
    (groups[index]?.count ?? 0) > 1 ? { ...area, reach: reachOver(area, index, groups, wide) } : area,
  )
  return {
    wide: { ...chart, size: wide.extent, islands: wide.islands, areas, print: 1.1 },
    phone: { ...chart, size: phone.extent, islands, areas: phone.areas, print: 1.7 },
  }
}

/** So many islands with names have room side by side on phones. */
const MOST_BESIDE = 3

/** Half the length of the bracket of a group, over its first and its last island, as a share of the width. */
function reachOver(
  { x }: Point,
  group: number,
  groups: readonly IslandGroup[],
  { islands, extent }: IslandLayout,
) {
  const before = groups.slice(0, group).reduce((sum, { count }) => sum + count, 0)
  const own = islands.slice(before, before + (groups[group]?.count ?? 0))
  const half = 50 / extent.width // of an island
  return Math.max(...own.map((island) => Math.abs(island.x - x))) + half
}

/** Teams that follow each other and have the same part in a project. */
function groupByPart(teams: readonly Team[]): IslandGroup[] {
  const groups: IslandGroup[] = []
  for (const { part = '' } of teams) {
    const last = groups.at(-1)
    if (last?.name === part) groups.splice(-1, 1, { name: part, count: last.count + 1 })
    else groups.push({ name: part, count: 1 })
  }
  return groups
}
