import { courseOfText } from './article-charts'
import { chartKindOf } from './chart-kind'
import type { ChartPair, ChartSource } from './chart-source'
import { courseAcross, courseOfProject, latestStudy } from './course-charts'
import { drawSeaChart } from './draw-sea-chart'
import { homeCharts } from './home-charts'
import { courseOverColumns, pagesBeside } from './service-charts'
import { besideText, heroSize, heroText } from './sheets'
import { teamsAcross } from './team-charts'
import { islandsBeside, neighboursAround, technologyMap } from './technology-charts'

/** The charts of the kinds of page that have one: those whose content can be drawn. */
export const charts = {
  HomePage: ({ slug }: ChartSource) => homeCharts(slug),
  LandingPage: (source: ChartSource) =>
    source.area === 'technologies' ? technologyMap(source) : courseOverColumns(source),
  CategoryPage: (source: ChartSource) =>
    source.area === 'technologies' ? islandsBeside(source) : pagesBeside(source),
  ServicePage: (source: ChartSource) =>
    courseAcross(chartKindOf('ServicePage', source), source.slug, source.steps, {
      weeks: source.weeks,
      isTimed: source.weeks !== undefined && source.weeks.length > 0,
    }),
  SolutionPage: ({ slug, flow }: ChartSource) => courseAcross('solution', slug, flow),
  CaseStudiesPage: ({ slug, studies }: ChartSource) => latestStudy(slug, studies),
  CaseStudyPage: ({ slug, timeline }: ChartSource) => courseOfProject(slug, timeline),
  PostPage: courseOfText,
  CareerPage: ({ slug, hiring }: ChartSource) => courseAcross('page', slug, hiring),
  AboutPage: ({ slug, practices }: ChartSource) => teamsAcross(slug, practices),
  TechnologyPage: neighboursAround,
} as const satisfies Record<string, (source: ChartSource) => ChartPair>

/** The chart beside the way in, on pages that no content stands behind. */
export function signInChart(): string {
  const size = { width: 1440, height: 760 }
  return drawSeaChart({
    slug: 'sign-in',
    kind: 'sign-in',
    size,
    quiet: [besideText],
    clear: [heroText],
    course: 3,
  }).svg
}

/** The chart of the page that isn't there: a course that ends where nobody has taken soundings. */
export function notFoundChart(): string {
  return drawSeaChart({
    slug: 'not-found',
    kind: 'not-found',
    size: heroSize,
    round: true,
    course: [
      { x: 0.445, y: 1.05 },
      { x: 0.51, y: 0.8 },
      { x: 0.575, y: 0.6, mark: true },
    ],
    names: [{ text: 'You are here' }],
    clear: [heroText],
    quiet: [{ left: 0, top: 0, right: 0.86, bottom: 1 }],
    cropped: [{ left: 0, top: 0.78, right: 1, bottom: 1 }], // by windows wider than 1440 pixels
  }).svg
}
