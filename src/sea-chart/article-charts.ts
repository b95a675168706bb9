import type { ChartPair, ChartSource } from './chart-source'
import { ENTRY, leastStop, spreadStops } from './course-charts'
import { mix } from './geometry'
import { createRandom } from './random'
import type { SeaChartSpec } from './sea-chart-spec'

/** The sheet beside an article's heading, on phones below it. */
const textSheet = { width: 720, height: 560 }

/** Its upper part, which phones don't show (src/ui/chart-opening.module.css), with room for a mark below: a share of its height. */
const CROPPED_BY_PHONES = 0.21

/** Where its lower corner says what the numbers mean, in windows of all widths: none of them stands there. */
const besideNote = { left: 0.22, top: 0.86, right: 1, bottom: 1 }

/**
 * A course whose marks are the beginnings of a text’s sections, and one its end, at distances by their length.
 *
 * @param entry What of the course leads up to the beginning of the text.
 */
function courseThroughText(html = '', entry = 0) {
  const [text = ''] = html.split(/<section [^>]*footnotes/)
  const parts = text.split('<h2')
  const lengths = parts.map((part) => part.replace(/<[^>]+>/g, '').length)
  const all = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  )
  let before = 0
  const ends = lengths.map((length) => mix(entry, 1, (before += length) / all))
  const stops = spreadStops(ends, leastStop)
  return { course: stops.length, stops }
}

/**
 * The course of an article: the same drawing for all windows, sparse, as the page has little room for it. Its marks have
 * the numbers of the sections in the page's list of them, which has the links: a keyboard reaches none on a drawing.
 */
export function courseOfText({ slug, body }: ChartSource): ChartPair {
  const way = courseThroughText(body?.html, ENTRY)
  const sheet: SeaChartSpec = {
    slug,
    kind: 'article',
    side: createRandom(`${slug}/side`).pick(['east', 'north', 'south']), // the heading stands in the west
    size: textSheet,
    ...way,
    names: way.stops.slice(1).map((_, index) => ({ text: `${index + 1}` })),
    quiet: [besideNote],
    cropped: [
      { left: 0, top: 0, right: 1, bottom: 1 }, // no rose
      { left: 0, top: 0, right: 1, bottom: CROPPED_BY_PHONES },
    ],
    print: 1.4,
    sparse: true,
  }
  return { wide: sheet, phone: sheet }
}

/** How much of a strip's course lies behind the first mark only because “Section 1” is wider than a number: it stands nearest to its own. */
const BEHIND_WORD = 0.12

/** What the small chart of an article in lists shows: its course as a strip, with the numbers of its sections. */
export function stripSpec({ slug, body }: ChartSource): SeaChartSpec {
  const way = courseThroughText(body?.html, ENTRY)
  return {
    slug,
    kind: 'article',
    side: 'east', // so low a sheet cuts off a coast along its upper or lower edge
    size: { width: 620, height: 124 },
    ...way,
    stops: spreadStops(way.stops, leastStop).map((stop, index) =>
      index === 0 ? stop * (1 - BEHIND_WORD) : mix(BEHIND_WORD, 1, stop),
    ),
    names: way.stops.slice(1).map((_, index) => ({ text: index === 0 ? 'Section 1' : `${index + 1}` })),
    print: 1.3,
    sparse: true,
  }
}
