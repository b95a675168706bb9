/**
 * The vocabulary of the sea-chart generator: what a caller asks for and what it gets back.
 * Two coordinate systems occur. "Fractions" run 0..1 across the chart (0,0 is the top left corner);
 * "drawing units" are the units of the SVG's viewBox. Depths are metres.
 */

/** A place on the chart; its doc comment says whether in fractions or in drawing units. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** An upright rectangle from (left, top) to (right, bottom). */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What the chart is for; each kind has its own sort of coast (see coasts.ts). */
export const CHART_KINDS = [
  'home',
  'strategic-consulting',
  'operational-excellence',
  'migration-modernization',
  'automation-integration',
  'technology',
  'article',
  'solution',
  'page',
  'sign-in',
  'not-found',
] as const
export type ChartKind = (typeof CHART_KINDS)[number]

/** Width and height in drawing units. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** The formats the site uses: hero for detail pages, home and phone for the home page, card for lists. */
export const CHART_SIZES = {
  home: { width: 1440, height: 780 },
  hero: { width: 1440, height: 480 },
  card: { width: 560, height: 200 },
  phone: { width: 780, height: 760 },
} as const satisfies Record<string, Extent>
export type ChartSize = keyof typeof CHART_SIZES

/** A turning point of a course, in fractions; values outside 0..1 lie off the chart. */
export interface CoursePoint extends Point {
  /** Draw a ringed mark here and report it in `marks`. Default false. */
  readonly mark?: boolean
  /** The side on which the page sets a label: soundings keep out of it. Default: no label. */
  readonly label?: 'left' | 'right'
}

/** What is printed beside a mark or an island. */
export interface ChartName {
  readonly text: string
  /** Where a click leads; not reached by the keyboard, for which the page has the same links in text. Default: no link. */
  readonly href?: string
}

/** An island at a given place, in fractions; the radius as a fraction of the chart's height. */
export interface PlacedIsland extends Point {
  readonly radius: number
}

/** The name of a part of the sea, in the middle of which it is printed, or at the beginning of its bracket, in fractions. */
export interface AreaName extends Point {
  readonly text: string
  /** Half the length of a bracket over what it names, as a share of the width. Default: no bracket. */
  readonly reach?: number
}

/** From which side of the chart its land comes. */
export const SIDES = ['east', 'west', 'north', 'south'] as const
export type Side = (typeof SIDES)[number]

export interface SeaChartSpec {
  /** The seed: the same slug draws the same chart. */
  readonly slug: string
  /** Decides the sort of coast. */
  readonly kind: ChartKind
  /** From which side land comes; text needs the sea on its left. Default 'east'. */
  readonly side?: Side
  /** A named format, or an extent in drawing units. Default 'hero'. */
  readonly size?: ChartSize | Extent
  /** The way through: its points, at anchor where the last is no mark, or the number of marks on a course the generator lays itself. Default: none. */
  readonly course?: readonly CoursePoint[] | number
  /** Whether its marks are real places, so that the bearing of each leg is printed. Default false. */
  readonly bearings?: boolean
  /** Whether the marks stand in no order, so that the last one is not the course's end. Default false. */
  readonly unordered?: boolean
  /**
   * How far along a course that the generator lays each mark stands, in order: 0 at the chart's edge, 1 at the course's end,
   * which is the last. Default: at even distances.
   */
  readonly stops?: readonly number[]
  /**
   * How many weeks the leg to each of those marks stands for; its stops are at distances by them. The course then begins where
   * the first week does, and the chart prints the scale if all legs keep it. Default: distances mean nothing.
   */
  readonly weeks?: readonly number[]
  /** Whether those are middles of ranges, which the scale then says. Default false. */
  readonly ofRanges?: boolean
  /** Where text will stand, in fractions: deep water, no land, no rose, no soundings. Default: nowhere. */
  readonly clear?: readonly Rect[]
  /** What the page lays over the chart, in fractions (a header): no rose, no soundings. Default: nothing. */
  readonly quiet?: readonly Rect[]
  /** What some windows crop or lay a header over, in fractions: as `quiet`, and no bearings; a course keeps its marks out of strips at the top and the bottom. Default: nothing. */
  readonly cropped?: readonly Rect[]
  /**
   * How large numbers, marks and lines are printed, 1 for a chart shown at about its own size in pixels.
   * Default 1; 1.2 on charts lower than 300 units, 1.75 on phones' (narrower than 900 and nearly square).
   */
  readonly print?: number
  /** Windows that show only a part of it crop both sides alike. Default: they show its right side. */
  readonly centered?: boolean
  /** Names stay near their marks in windows that print letters smaller than the sheet does. Default: they keep their places. */
  readonly hugs?: boolean
  /** Round curves for the lines of depth, which take more bytes. Default: curves that may have corners. */
  readonly round?: boolean
  /** How wide the cells are that it is computed on, for a chart that is seen smaller than it is drawn. Default 1. */
  readonly coarseness?: number
  /** Without lines of the deep and of hills, for a page with little room for them. Default false. */
  readonly sparse?: boolean
  /** Names of the course's marks in order, which ends at anchor where one is left; technologies: of the islands, the main one first. Default: none. */
  readonly names?: readonly ChartName[]
  /** Technologies only: islands at these places, all alike, instead of one with its neighbors. Default: none. */
  readonly islands?: readonly PlacedIsland[]
  /** Outlines of land around those islands, in fractions. Default: none. */
  readonly lands?: readonly (readonly Point[])[]
  /**
   * Of those islands: how far out the floor takes to become deep, drawing units, and how much outlines wander; so little
   * that none drowns or meets the next where a reader counts them. Of all charts: how wide the slope around text is beside
   * others. Default: as islands beside names need, and 1.
   */
  readonly shores?: { readonly shelf?: number; readonly ruggedness?: number; readonly slope?: number }
  /** Pairs of islands, by their places in the list, that a line joins. Default: none. */
  readonly links?: readonly (readonly [number, number])[]
  /**
   * The group of each island: a line between two groups is faint, and pointing at an island brings out its own lines.
   * Default: all are of one.
   */
  readonly groupOf?: readonly number[]
  /** Of those islands: the number printed on each. Default: none. */
  readonly figures?: readonly number[]
  /** Names of parts of the sea. Default: none. */
  readonly areas?: readonly AreaName[]
  /** Technologies only: how many islands lie around the main one. 0-8, default 5. */
  readonly neighbours?: number
}

export interface SeaChart {
  /** The drawing, colored only by the classes of sea-chart.css. */
  readonly svg: string
  /** The course's marks in order, in drawing units. */
  readonly marks: readonly Point[]
  /** The middles of the islands (technologies: the main one first, then its neighbours), in drawing units. */
  readonly islands: readonly Point[]
  /** The viewBox. */
  readonly width: number
  readonly height: number
}
