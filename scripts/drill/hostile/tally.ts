import type { Answer, Call } from './send-call'

/** Counts answers by the kind of their calls. */
export interface Tally {
  add: (call: Call, answer: Answer, ms: number) => void
  /** What must not be: errors of the service, no answer, a forged token let in. */
  faults: string[]
  calls: () => number
  /** Answers 429. */
  limited: () => number
  /** Pictures that were refused because others were being rendered, as the contract allows. */
  busy: () => number
  /** For a table, with its heads. */
  rows: (store: string) => string[][]
}

const columns = [
  '2xx',
  '3xx',
  '400',
  '401',
  '403',
  '404',
  '409',
  '413',
  '415',
  '429',
  '4xx',
  '503',
  '5xx',
  'None',
] as const
type Column = (typeof columns)[number]

interface Row {
  counts: Map<Column, number>
  slowestMs: number
  slowest: string
}

export function createTally(kinds: readonly string[]): Tally {
  const rows = new Map<string, Row>(
    kinds.map((kind) => [kind, { counts: new Map(), slowestMs: 0, slowest: '' }]),
  )
  const faults: string[] = []
  let busy = 0
  const sum = (wanted?: Column) =>
    [...rows.values()]
      .flatMap(({ counts }) => [...counts])
      .reduce(
        (total, [column, count]) => (wanted === undefined || wanted === column ? total + count : total),
        0,
      )

  return {
    faults,
    calls: () => sum(),
    limited: () => sum('429'),
    busy: () => busy,
    add: (call, answer, ms) => {
      const row = rows.get(call.kind)
      if (!row) return
      const column = columnOf(answer.status)
      row.counts.set(column, (row.counts.get(column) ?? 0) + 1)
      if (ms > row.slowestMs) Object.assign(row, { slowestMs: ms, slowest: call.target })
      const isBusy = answer.status === 503 && answer.body.includes('"images_busy"')
      if (isBusy) busy++
      const fault = isBusy ? undefined : findFault(call, answer)
      if (fault !== undefined) faults.push(fault)
    },
    rows: (store) => [
      ['Store', 'Kind', 'Calls', ...columns, 'Slowest ms', 'which was'],
      ...[...rows].map(([kind, { counts, slowestMs, slowest }]) => [
        store,
        kind,
        String([...counts.values()].reduce((total, count) => total + count, 0)),
        ...columns.map((column) => String(counts.get(column) ?? '')),
        String(Math.round(slowestMs)),
        slowest,
      ]),
    ],
  }
}

function columnOf(status: number | undefined): Column {
  const exact = columns.find((column) => column === String(status))
  return exact ?? columns.find((column) => column === `${Math.floor((status ?? 0) / 100)}xx`) ?? 'None'
}

function findFault(call: Call, { status, body, failure }: Answer): string | undefined {
  const { kind, target, method, path, isForged, hangsUp, raw } = call
  const sent = raw ? JSON.stringify(raw.toString('latin1').slice(0, 200)) : describe(call)
  const about = `${kind}, ${target}: ${method} ${path.slice(0, 200)} ${sent}`
  if (status === undefined) return hangsUp ? undefined : `no answer (${failure ?? ''}): ${about}`
  if (status >= 500) return `${status} ${body.slice(0, 200)}: ${about}`
  const isProtected = path.startsWith('/api/admin/') || path.startsWith('/api/entries')
  return isForged && isProtected && status < 400
    ? `let in: ${about} ${call.headers.authorization ?? ''}`
    : undefined
}

const describe = ({ headers, body }: Call) =>
  `${JSON.stringify({ ...headers, authorization: undefined }).slice(0, 300)} ${body?.toString('latin1').slice(0, 300) ?? ''}`
