import type { Verdict } from '../verdict'
import type { Done } from './make-work'
import type { Sample } from './visit'

/** Visits to the service on one store. */
export interface Measured {
  store: string
  /** While nothing else happened. */
  idle: readonly Sample[]
  busy: readonly Sample[]
  done: Done
  build: 'done' | 'failed' | 'none'
  /** The longest that this program itself was late. */
  ownDelayMs: number
}

/** No visitor waits so long, in milliseconds. */
const mostMs = 1_000

export function judge(measured: readonly Measured[]): Verdict {
  const heads = ['Store', 'Visits', 'Idle', 'p50', 'p99', 'max', 'Busy', 'p50', 'p99', 'max', 'Slowest']
  return {
    table: [heads, ...measured.flatMap(rowsOf)],
    bounds: measured.flatMap(boundsOf),
  }
}

function rowsOf({ store, idle, busy }: Measured): string[][] {
  const kinds = [...new Set(busy.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const [calm, loud] = [ofKind(idle, kind), ofKind(busy, kind)]
    return [store, kind, ...numbersOf(calm), ...numbersOf(loud), loud.at(-1)?.path ?? '']
  })
}

/** The fastest first. */
const ofKind = (samples: readonly Sample[], kind: string) =>
  samples.filter((sample) => sample.kind === kind).sort((a, b) => a.ms - b.ms)

function numbersOf(sorted: readonly Sample[]): string[] {
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.ms ?? 0
  return [sorted.length, ...[at(0.5), at(0.99), at(1)].map(Math.round)].map(String)
}

function boundsOf({ store, idle, busy, done, build, ownDelayMs }: Measured): Verdict['bounds'] {
  const slowest = Math.max(...busy.map(({ ms }) => ms))
  const late = busy.filter(({ ms }) => ms >= mostMs)
  const failed = [...idle, ...busy].filter(({ status }) => status === undefined || status >= 400)
  const { pictures, refused, documents, exports } = done
  const [first] = failed
  return [
    {
      text: `${store}: ${late.length} visits took ${mostMs} ms or more, the slowest ${Math.round(slowest)} ms (this program was late by up to ${Math.round(ownDelayMs)} ms)`,
      isKept: late.length === 0,
    },
    {
      text: `${store}: ${failed.length} visits failed${first ? `, e.g. ${first.path} with ${first.status ?? 'no answer'}` : ''}`,
      isKept: failed.length === 0,
    },
    {
      text: `${store}: at the same time ${pictures} pictures (${refused} refused), ${documents} documents, ${exports} exports, build: ${build}`,
      isKept: Math.min(pictures, documents, exports) > 0 && build !== 'failed',
    },
  ]
}
