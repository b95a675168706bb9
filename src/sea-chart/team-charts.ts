import { nameOf, type ChartPair, type Team } from './chart-source'
import { growUsed, layIslands, widen, type IslandGroup, type Room } from './lay-islands'

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
  const wide = widen(
    lay({
      width: teamSea.column,
      columns: teams.length,
      rows: 1,
      ...(hasParts
        ? { rowHeight: 222, headHeight: 110, footHeight: 28, groupGap: 48 }
        : { rowHeight: 240, headHeight: 60, footHeight: 60 }),
    }),
    teamSea.width,
  )
  // each part in rows of its own, in the order of a project: three side by side left names no room
  const phone = lay({
    width: 780,
    ...(hasParts ? { columns: MOST_BESIDE, rows: 1 } : { columns: 2 }),
    rowHeight: hasParts ? 186 : 220,
    headHeight: hasParts ? 112 : 48, // below names of two lines
    footHeight: 32,
  })
  const islands = phone.islands.map((island) => ({
    ...island,
    radius: island.radius * (hasParts ? 0.9 : 0.84),
  })) // with room for names
  const areas = wide.areas.map((area, index) =>
    hasParts ? { ...area, reach: (wide.breadths[index] ?? 0) / 2 } : area,
  )
  return {
    wide: {
      ...chart,
      size: wide.extent,
      islands: wide.islands,
      areas,
      quiet: besideTeams,
      print: 1.1,
      centered: true,
    },
    phone: { ...chart, size: phone.extent, islands, areas: phone.areas, print: 1.7 },
  }
}

/** The sheet of teams, 360 units high: its middle is as wide as the page's content (src/ui/column-chart.module.css), with open sea beside it. */
const teamSea = { width: 2560, column: 1200 } as const

/** What windows cut somewhere: no rose stands there. */
const besideWidth = (1 - teamSea.column / teamSea.width) / 2
const besideTeams = [0, 1 - besideWidth].map((left) => ({
  left,
  top: 0,
  right: left + besideWidth,
  bottom: 1,
}))

/** So many islands with names have room side by side on phones. */
const MOST_BESIDE = 3

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
