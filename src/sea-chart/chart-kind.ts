import type { ChartSource } from './chart-source'
import { CHART_KINDS, type ChartKind } from './sea-chart-spec'

/** The kind of coast of a page: its category's, else what it is. */
export function chartKindOf(
  type: string,
  { slug, area, categorySlug }: Pick<ChartSource, 'slug' | 'area' | 'categorySlug'>,
): ChartKind {
  const category = asKind(categorySlug) ?? asKind(slug)
  if (category !== undefined) return category
  if (type === 'TechnologyPage' || area === 'technologies') return 'technology'
  if (type === 'SolutionPage' || type === 'SolutionsPage') return 'solution'
  return ['PostPage', 'CaseStudyPage', 'BlogPage'].includes(type) ? 'article' : 'page'
}

const asKind = (slug: string | undefined) => CHART_KINDS.find((kind) => kind === slug)
