import { drawSeaChart } from './sea-chart/draw-sea-chart'
import { CHART_KINDS, type ChartKind, type Rect, type SeaChartSpec } from './sea-chart/sea-chart-spec'

/** Where a hero's heading and lead stand: the left half, where the water stays deep. */
const heroText: Rect = { left: 0, top: 0, right: 0.48, bottom: 1 }
/** Course of the home page: its marks are the four service categories, in menu order. */
const homeCourse: NonNullable<SeaChartSpec['course']> = [
  { x: 0.14, y: 1.06 },
  { x: 0.3, y: 0.9 },
  { x: 0.5, y: 0.8, mark: true, label: 'right' },
  { x: 0.61, y: 0.62, mark: true, label: 'right' },
  { x: 0.7, y: 0.42, mark: true, label: 'left' },
  { x: 0.82, y: 0.26, mark: true, label: 'left' },
]

/** What a chart is asked for: the type of the node and the fields that decide its kind. */
interface ChartSource {
  slug: string
  kind?: string
  area?: string
  categorySlug?: string
  steps?: readonly unknown[]
  neighbours?: readonly unknown[]
}

/** The hero chart of a page; a service's course has a mark for each of its steps. */
export function heroChart(type: string, source: ChartSource) {
  const { slug } = source
  if (type === 'HomePage') {
    return drawSeaChart({ slug, kind: 'home', size: 'home', course: homeCourse, clear: [{ ...heroText, right: 0.46 }] })
  }
  if (type === 'LandingPage') return drawSeaChart({ slug, kind: 'page', size: { width: 1440, height: 620 }, clear: [heroText] })
  const course = source.steps?.length
  return drawSeaChart({ slug, kind: kindOf(type, source), course, neighbours: source.neighbours?.length, clear: [heroText] })
}

/** The small chart of a page in lists. */
export function cardChart(type: string, source: ChartSource) {
  return drawSeaChart({ slug: source.slug, kind: kindOf(type, source), size: 'card' })
}

function kindOf(type: string, { slug, area, categorySlug }: ChartSource): ChartKind {
  const category = asKind(categorySlug) ?? asKind(slug)
  if (category !== undefined) return category
  if (type === 'TechnologyPage' || area === 'technologies' || type === 'CategoryCardView') return 'technology'
  if (type === 'SolutionPage' || type === 'SolutionsPage' || type === 'SolutionsPageItems') return 'solution'
  if (['PostPage', 'PostCardView', 'CaseStudyPage', 'CaseStudiesPageStudies', 'BlogPage'].includes(type)) return 'article'
  return 'page'
}

const asKind = (slug: string | undefined) => CHART_KINDS.find((kind) => kind === slug)
