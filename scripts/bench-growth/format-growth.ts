import type { Growth } from './measure-growth'

/** Each article must not cost more than this many times what it costs a bare site. */
const slopeAim = 1.5

/** Shows what builds cost by the number of articles, and what each further article costs, beside a bare site. */
export function formatGrowth(sizes: readonly Growth[]): string {
  const row = (name: string, cells: readonly string[], note = '') =>
    `  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(10)).join('')}${note}`
  const seconds = (name: string, of: (size: Growth) => number) =>
    row(name, [...sizes.map((size) => (of(size) / 1000).toFixed(1)), slopeOf(sizes, of).toFixed(1)], ' s')
  const bytes = (name: string, of: (size: Growth) => number, unit: number, as: string) =>
    row(
      name,
      sizes.map((size) => (of(size) / unit).toFixed(1)),
      `           ${as}`,
    )
  const ratio = (name: string, of: (size: Growth) => number, ofBare: (size: Growth) => number) => {
    const times = slopeOf(sizes, of) / slopeOf(sizes, ofBare)
    return `  ${name}: ${times.toFixed(2)} times that of a bare site (aim: ${slopeAim}; ${times <= slopeAim ? 'met' : 'missed'})`
  }
  return [
    row('Articles', [...sizes.map(({ posts }) => String(posts)), 'per 1,000']),
    seconds('Cold build', ({ site }) => site.cold),
    seconds('  of the processors', ({ site }) => site.coldCpu),
    seconds('Warm build, one more article', ({ site }) => site.warm),
    seconds('  of the processors', ({ site }) => site.warmCpu),
    seconds('From publishing to live', ({ site }) => site.live),
    bytes('Memory of the build', ({ site }) => site.memory, 1e6, 'MB'),
    bytes('What the search box loads', ({ site }) => site.searchBytes, 1e3, 'KB'),
    '',
    seconds('Bare site, cold build', ({ bare }) => bare.cold),
    seconds('  of the processors', ({ bare }) => bare.coldCpu),
    seconds('Bare site, warm build', ({ bare }) => bare.warm),
    seconds('  of the processors', ({ bare }) => bare.warmCpu),
    bytes('Bare site, memory', ({ bare }) => bare.memory, 1e6, 'MB'),
    '',
    'What a further article costs, in processor time:',
    ratio(
      'cold',
      ({ site }) => site.coldCpu,
      ({ bare }) => bare.coldCpu,
    ),
    ratio(
      'warm',
      ({ site }) => site.warmCpu,
      ({ bare }) => bare.warmCpu,
    ),
  ].join('\n')
}

/** Milliseconds for each further article, which are seconds for a thousand: between the fewest and the most. */
function slopeOf(sizes: readonly Growth[], of: (size: Growth) => number): number {
  const [first, last] = [sizes[0], sizes.at(-1)]
  return first && last ? (of(last) - of(first)) / (last.posts - first.posts) : Number.NaN
}
