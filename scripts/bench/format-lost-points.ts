import type { LostPoints } from './find-lost-points'
import type { PageReport } from './measure-page'

interface Loss extends LostPoints {
  page: string
}

/** Lists every audit that costs points, most expensive first, with pages, points and its first failing item. */
export function formatLostPoints(reports: readonly PageReport[]): string {
  const losses = reports.flatMap(({ page, runs }) =>
    runs.flatMap(({ lostPoints }) => lostPoints.map((lost) => ({ ...lost, page }))),
  )
  const groups = [...groupByAudit(losses).values()].map((group) => group.sort((a, b) => b.points - a.points))
  const dearest = groups.sort(([a], [b]) => (b?.points ?? 0) - (a?.points ?? 0))
  return dearest.length === 0 ? '  none' : dearest.map(formatGroup).join('\n')
}

function groupByAudit(losses: readonly Loss[]): Map<string, Loss[]> {
  const groups = new Map<string, Loss[]>()
  for (const loss of losses) {
    const key = `${loss.category} ${loss.audit}`
    groups.set(key, [...(groups.get(key) ?? []), loss])
  }
  return groups
}

/** @param group Results of one audit, worst first. */
function formatGroup(group: readonly Loss[]): string {
  const [worst] = group
  if (!worst) return ''
  const pages = [...new Set(group.map(({ page }) => page))]
  const { category, audit, title, points, found, item } = worst
  return [
    `  ${title} (${category}: ${audit}): up to ${points.toFixed(1)} points, on ${pages.length}: ${pages.join(' ')}`,
    ...(found ? [`    found on ${worst.page}: ${found}`] : []),
    ...(item ? [`    first item: ${item}`] : []),
  ].join('\n')
}
