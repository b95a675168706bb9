import type { ChartPair, Phase, Step, StudySource } from './chart-source'
import { mix } from './geometry'
import { createRandom } from './random'
import { SIDES, type ChartKind, type ChartName, type SeaChartSpec, type Side } from './sea-chart-spec'
import { besideText, cropped, heroSize, heroText, phoneStrip, strip } from './sheets'

/** With a course: windows wider than 1440 pixels crop it more and more, or it would fill their first view (src/ui/page-chart.module.css). */
const acrossPage = {
  size: strip,
  cropped: [
    { left: 0, top: 0, right: 1, bottom: 0.152 },
    { left: 0, top: 0.848, right: 1, bottom: 1 },
  ],
  hugs: true,
} as const

/** From where land comes on a chart that no text lies on, where not every side leaves the course its room. */
const sidesOf: Partial<Record<ChartKind, readonly [Side, ...Side[]]>> = {
  'operational-excellence': ['east', 'west', 'north'],
  'migration-modernization': ['south', 'east', 'north'],
  'automation-integration': ['north', 'south', 'east'],
  solution: ['east', 'north'],
  page: ['east'], // off a coast in the north its course would be that of a solution
}

/** What of a course leads up to its beginning, from the chart's edge. */
export const ENTRY = 0.1

/**
 * A course through the steps of a service, a solution or of hiring, across the page, each leg as long as its step if that
 * is known. If steps are timed, how long each takes stands below its name.
 */
export function courseAcross(
  kind: ChartKind,
  slug: string,
  steps: readonly Step[] = [],
  { weeks = [], isTimed = false }: { weeks?: readonly number[] | undefined; isTimed?: boolean } = {},
): ChartPair {
  const end = weeks.at(-1)
  const shares = end === undefined ? [] : weeks.map((week) => mix(ENTRY, 1, week / end))
  const side = createRandom(`${slug}/side`).pick(sidesOf[kind] ?? SIDES)
  const chart = {
    slug,
    kind,
    course: steps.length,
    names: steps.map(({ title, duration }) => ({
      text: isTimed && duration !== undefined ? `${title}\n${duration}` : title,
    })),
  }
  const toScale = end !== undefined && { stops: shares, weeks: lengthsOf(weeks), ofRanges: true }
  return {
    wide: { ...chart, ...toScale, side, ...acrossPage, print: 1.1 },
    phone: { ...chart, size: phoneStrip, sparse: true }, // its page has little room
  }
}

/** The weeks in which phases of a project end, in order. */
const endsOf = (timeline: readonly Phase[]): number[] =>
  [...new Set(timeline.map(({ to }) => to))].filter((week) => week > 0).toSorted((a, b) => a - b)

/** What a chart shows of a project: a course whose marks are the ends of its phases, at distances by their weeks. */
function courseThroughWeeks(timeline: readonly Phase[], href?: string) {
  const weeks = endsOf(timeline)
  const endOf = Math.max(...weeks)
  const names = weeks.map((week): ChartName => {
    const ended = timeline.filter(({ to }) => to === week).map(({ label }) => label)
    return { text: ended.join(', '), ...(href !== undefined && { href }) }
  })
  return { course: weeks.length, stops: weeks.map((week) => week / endOf), names }
}

/** How long each of some times is that end in these weeks. */
const lengthsOf = (ends: readonly number[]): number[] =>
  ends.map((end, index) => end - (ends[index - 1] ?? 0))

/** The course of a project across its page, which begins with its first week. */
export function courseOfProject(slug: string, timeline: readonly Phase[] = []): ChartPair {
  const { wide, phone } = courseOfWeeks(slug, timeline)
  const weeks = endsOf(timeline)
  const last = weeks.at(-1) ?? 1
  const toScale = { stops: weeks.map((week) => mix(ENTRY, 1, week / last)), weeks: lengthsOf(weeks) }
  return { wide: { ...wide, ...toScale }, phone: { ...phone, ...toScale } }
}

/** The course of a project. */
function courseOfWeeks(slug: string, timeline: readonly Phase[] = [], href?: string): ChartPair {
  const chart = { slug, kind: 'article', ...courseThroughWeeks(timeline, href) } as const
  return {
    wide: { ...chart, ...acrossPage, print: 1.4, sparse: true }, // its page has little room
    phone: { ...chart, size: { ...phoneStrip, height: 820 } },
  }
}

/** The course of the latest project beside the heading of all; its names lead to it. */
export function latestStudy(slug: string, [latest]: readonly StudySource[] = []): ChartPair {
  const { wide, phone } = courseOfWeeks(latest?.slug ?? slug, latest?.timeline, latest?.href)
  const { print: _, sparse: __, ...course } = wide
  return { wide: { ...course, size: heroSize, clear: [heroText], quiet: [besideText], cropped }, phone }
}

/** How near two marks of a text may be, as a share of the course: their numbers stand apart. */
export const leastStop = 0.13

/** The same stops, but none nearer to the one before it than `least`, as far as all have room. */
export function spreadStops(stops: readonly number[], least: number): number[] {
  const apart = Math.min(least, 1 / (stops.length + 1))
  const shifted = stops.map((stop, index) => stop - index * apart) // where all of them stood at the least distance
  const pushed = shifted.map((_, index) => Math.max(0, ...shifted.slice(0, index + 1)))
  const end = 1 - (stops.length - 1) * apart
  return pushed.map((stop, index) => Math.min(stop, end) + index * apart)
}

/** What the chart of a solution beside others shows: the stations of its course. */
export const flowSpec = ({ slug, flow }: { slug: string; flow: readonly string[] }): SeaChartSpec => ({
  slug,
  kind: 'solution',
  size: { width: 420, height: 310 },
  course: flow.length,
  names: flow.map((text) => ({ text })),
  print: 1.1,
})

/** What the small chart of a case study in lists shows: the course of its phases, each mark with the week in which they end. */
export function studySpec({ slug, timeline }: StudySource): SeaChartSpec {
  const { course, stops } = courseThroughWeeks(timeline)
  return {
    slug,
    kind: 'article',
    size: { width: 576, height: 144 },
    course,
    stops: spreadStops(stops, leastStop),
    names: endsOf(timeline).map((week, index) => ({
      text: index === 0 ? `Week ${week}` : `${week}`,
    })),
  }
}
