import { createHash } from 'node:crypto'
import { nearChart } from '../../lib/near-chart'
import { hashedFolder } from './keep-scripts'
import { minify } from './page-scripts'

/** Data of pages, and the drawings that stand in it no longer. */
interface MovedDrawings {
  json: string
  /** Each drawing's file, below the site's folder -> the drawing as a string of JSON. */
  drawings: ReadonlyMap<string, string>
}

/** A string of JSON that is a sea chart as a whole. */
const chart = /"<svg (?:[^"\\]|\\.)*?class=\\"sea-chart\\"(?:[^"\\]|\\.)*<\/svg>"/g

/**
 * Takes the sea charts out of a page's data. Browsers fetch the data of a page that they have already, charts included;
 * `src/ui/chart.tsx` fetches a chart when the visitor comes from another page.
 *
 * @param json Data as Gatsby wrote it; in place of each chart it gets its root alone, which names the file.
 */
export function moveDrawings(json: string): MovedDrawings {
  const drawings = new Map<string, string>()
  const moved = json.replace(chart, (literal) => {
    const svg = String(JSON.parse(literal))
    drawings.set(fileOf(svg), literal)
    return JSON.stringify(rootOf(svg))
  })
  return { json: moved, drawings }
}

/** A late chart in a page's HTML: the opening tag of its holder, and the drawing. */
const lateChart = /(<div [^>]*data-late="(far|first)"[^>]*>)(<svg (?:(?!<\/svg>)[^])*<\/svg>)/g

/** What a page with late charts may weigh, compressed, before those of its first view are left out too. */
export const roomForCharts = 20 * 1024

/**
 * Takes the drawings of late charts (`src/ui/late-chart.tsx`) out of a page's HTML; its data names the same files.
 *
 * @param which Those far below the first view, or all.
 */
export const leaveOutLate = (html: string, which: 'far' | 'all'): string =>
  html.replace(lateChart, (whole, holder: string, place: string, svg: string) =>
    which === 'far' && place === 'first' ? whole : holder + rootOf(svg),
  )

/** Draws what a page's HTML has no room for (`leaveOutLate`) when a visitor comes near, without waiting for the page to wake. */
export const drawLate = minify(`{
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      fetch(target.dataset.from)
        .then((response) => response.json())
        .then((svg) => (target.outerHTML = svg))
        .catch(() => undefined)
    }
  }, { rootMargin: '${nearChart}' })
  for (const root of document.querySelectorAll('[data-late] > [data-from]')) observer.observe(root)
}`)

/** The root alone, which names the file with the whole drawing. */
const rootOf = (svg: string): string => `${svg.slice(0, svg.indexOf('>'))} data-from="/${fileOf(svg)}"></svg>`

const fileOf = (svg: string): string =>
  `${hashedFolder}/chart-${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.json`
