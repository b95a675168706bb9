import { median } from '../bench/median'
import type { SizeTimes } from './measure-size'
import type { BuildTime } from './start-service'

/** The largest site must take less than this many times as long as the smallest. */
const sizeAim = 2

/** Steps that take at least this many milliseconds with the most articles are listed. */
const namedFrom = 300

const seconds = (ms: number) => (ms / 1000).toFixed(2)

/**
 * Shows how build time grows with the number of published articles: in total, by step, and per article. CPU time is
 * shown beside elapsed time, which says little on a busy machine.
 */
export function formatSizes(sizes: readonly SizeTimes[]): string {
  const posts = sizes.map((size) => size.posts)
  return [
    formatTable(
      'Cold, without caches',
      posts,
      sizes.map(({ cold }) => [cold]),
    ),
    formatTable(
      `Warm, after one more article, medians of ${sizes[0]?.warm.length ?? 0}`,
      posts,
      sizes.map(({ warm }) => warm),
    ),
  ].join('\n\n')
}

function formatTable(
  title: string,
  posts: readonly number[],
  builds: readonly (readonly BuildTime[])[],
): string {
  const row = (name: string, msOf: (build: BuildTime) => number) => {
    const ms = builds.map((runs) => median(runs.map(msOf)))
    const first = ms[0] ?? Number.NaN
    const last = ms.at(-1) ?? Number.NaN
    return {
      name,
      ms,
      growth: last / first,
      perPost: (last - first) / ((posts.at(-1) ?? 0) - (posts[0] ?? 0)),
    }
  }
  const steps = namesOf(builds).map((name) => row(name, ({ log }) => readSteps(log).get(name) ?? 0))
  const named = steps
    .filter(({ ms }) => (ms.at(-1) ?? 0) >= namedFrom)
    .sort((a, b) => (b.ms.at(-1) ?? 0) - (a.ms.at(-1) ?? 0))
  const total = row('the build', ({ ms }) => ms)
  const processors = row('of the processors', ({ cpuMs }) => cpuMs)
  const rows = [total, processors, ...named]
  return [
    `${title}; seconds`,
    `  ${[...posts.map((count) => `${count}`.padStart(8)), '   growth', ' ms an article'].join(' ')}`,
    ...rows.map(
      ({ name, ms, growth, perPost }) =>
        `  ${[...ms.map((each) => seconds(each).padStart(8)), `${growth.toFixed(2)} x`.padStart(9), perPost.toFixed(1).padStart(14)].join(' ')}  ${name}`,
    ),
    `  with ${posts.at(-1) ?? 0} articles ${verdict(total.growth)} as long as with ${posts[0] ?? 0}`,
    `  and ${verdict(processors.growth)} the processors' time`,
  ].join('\n')
}

const verdict = (growth: number) =>
  `${growth.toFixed(2)} times (aim: under ${sizeAim}; ${growth < sizeAim ? 'met' : 'missed'})`

const namesOf = (builds: readonly (readonly BuildTime[])[]) => [
  ...new Set(builds.flat().flatMap(({ log }) => [...readSteps(log).keys()])),
]

/**
 * Durations that Gatsby and our own steps logged: name -> milliseconds. Steps of the same name are added up; the folder
 * of a release is cut from names.
 */
export function readSteps(log: string): Map<string, number> {
  const steps = new Map<string, number>()
  const joined = log.replace(/\n(?!(?:success|info|warn|error)\b|\n)/g, ' ') // Gatsby breaks long lines
  for (const [, words = '', took] of joined.matchAll(/^success (.+?) - (\d+\.\d+)s/gm)) {
    const name = words.replace(/ in\s+\/.*$/, '')
    steps.set(name, (steps.get(name) ?? 0) + Number(took) * 1000)
  }
  return steps
}
