import { median } from '../bench/median'
import type { Load } from './run-load'

/** What was asked for, and what each server did in each round. */
export interface Comparison {
  name: string
  /** Least share of nginx's requests a second that we want. */
  aim: number
  nginx: readonly Load[]
  /** The server of Node alone. */
  bare: readonly Load[]
  backend: readonly Load[]
}

/** A table with medians; the ratio is the median of each round's, as the machine may be busier in one of them. */
export function formatLoads(comparisons: readonly Comparison[]): string {
  const head = [
    ...['', 'nginx/s', 'Node/s', 'ratio', 'backend/s', 'ratio', 'aim', 'p99 ms'],
    ...['nginx µs', 'Node µs', 'backend µs', 'ratio'],
  ]
  const rows = comparisons.map(({ name, aim, nginx, bare, backend }) => {
    const of = (loads: readonly Load[], key: keyof Load) => median(loads.map((load) => load[key]))
    const ratio = (key: keyof Load, of: readonly Load[], to: readonly Load[]) =>
      median(of.map((load, at) => load[key] / (to[at]?.[key] ?? Number.NaN))).toFixed(2)
    return [
      name,
      of(nginx, 'perSecond').toFixed(0),
      of(bare, 'perSecond').toFixed(0),
      ratio('perSecond', bare, nginx),
      of(backend, 'perSecond').toFixed(0),
      ratio('perSecond', backend, nginx),
      aim.toFixed(1),
      of(backend, 'p99Ms').toFixed(1),
      of(nginx, 'cpuMicros').toFixed(0),
      of(bare, 'cpuMicros').toFixed(0),
      of(backend, 'cpuMicros').toFixed(0),
      ratio('cpuMicros', nginx, backend),
    ]
  })
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  return [head, ...rows].map(line).join('\n')
}
