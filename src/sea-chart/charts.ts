import { drawSeaChart } from './draw-sea-chart'
import { CHART_KINDS, type ChartKind, type Rect, type SeaChartSpec } from './sea-chart-spec'

/**
 * A hero's chart is cropped to the hero's proportions from the left, so the text reaches further into it on
 * narrow screens. There the water stays deep, and a little beyond it no numbers stand.
 */
const heroSize = { width: 1440, height: 560 }
const heroText: Rect = { left: 0, top: 0, right: 0.54, bottom: 1 }
const besideText: Rect = { left: 0, top: 0, right: 0.6, bottom: 1 }
/** Where the header lies over a chart that runs up under it, also where a wide screen crops the chart's top. */
const underHeader: Rect = { left: 0, top: 0, right: 1, bottom: 0.24 }
/** Course of the home page: its marks are the four service categories, in menu order. */
const homeCourse: NonNullable<SeaChartSpec['course']> = [
  { x: 0.3, y: 1.05 },
  { x: 0.36, y: 0.93 },
  { x: 0.49, y: 0.82, mark: true, label: 'right' },
  { x: 0.6, y: 0.64, mark: true, label: 'right' },
  { x: 0.7, y: 0.45, mark: true, label: 'left' },
  { x: 0.835, y: 0.285, mark: true, label: 'left' },
]

/** The same on phones: as steep as the labels beside it need. */
const phoneCourse: typeof homeCourse = [
  { x: 0.02, y: 1.03 },
  { x: 0.2, y: 0.86, mark: true, label: 'right' },
  { x: 0.42, y: 0.65, mark: true, label: 'right' },
  { x: 0.655, y: 0.43, mark: true, label: 'left' },
  { x: 0.84, y: 0.215, mark: true, label: 'left' },
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

/** The hero chart of a page. */
export const heroChart = (type: string, source: ChartSource) => drawSeaChart(heroSpec(type, source))

/** What the hero chart of a page shows; a service's course has a mark for each of its steps. */
export function heroSpec(type: string, source: ChartSource): SeaChartSpec {
  const { slug } = source
  if (type === 'HomePage') {
    const clear = [
      { left: 0, top: 0.2, right: 0.54, bottom: 0.62 },
      { left: 0, top: 0.6, right: 0.46, bottom: 0.88 },
    ]
    return { slug, kind: 'home', size: 'home', course: homeCourse, clear, quiet: [underHeader] }
  }
  if (type === 'LandingPage')
    return {
      slug,
      kind: 'page',
      size: { width: 1440, height: 620 },
      clear: [heroText],
      quiet: [underHeader],
    }
  const course = source.steps?.length
  return {
    slug,
    kind: chartKindOf(type, source),
    size: heroSize,
    quiet: [besideText],
    course,
    neighbours: source.neighbours?.length,
    clear: [heroText],
  }
}

/** The home page's chart on phones. */
export const phoneSpec = ({ slug }: ChartSource): SeaChartSpec => ({
  slug,
  kind: 'home',
  size: 'phone',
  course: phoneCourse,
})

/** The chart beside the way in, on pages that no content stands behind. */
export function signInChart(): string {
  const size = { width: 1440, height: 760 }
  return drawSeaChart({
    slug: 'sign-in',
    kind: 'page',
    size,
    quiet: [besideText],
    clear: [heroText],
    course: 3,
  }).svg
}

/** What the small chart of a page in lists shows. */
export const cardSpec = (type: string, source: ChartSource): SeaChartSpec => ({
  slug: source.slug,
  kind: chartKindOf(type, source),
  size: 'card',
})

/** The kind of coast of a page: its category's, else what it is. */
export function chartKindOf(type: string, { slug, area, categorySlug }: ChartSource): ChartKind {
  const category = asKind(categorySlug) ?? asKind(slug)
  if (category !== undefined) return category
  if (type === 'TechnologyPage' || area === 'technologies' || type === 'CategoryCardView') return 'technology'
  if (type === 'SolutionPage' || type === 'SolutionsPage' || type === 'SolutionsPageItems') return 'solution'
  if (['PostPage', 'PostCardView', 'CaseStudyPage', 'CaseStudiesPageStudies', 'BlogPage'].includes(type))
    return 'article'
  return 'page'
}

const asKind = (slug: string | undefined) => CHART_KINDS.find((kind) => kind === slug)
