import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { figureLanguage, parseFigure, type Figure, type Quantity } from '../../contract/content/parse-figure'
import { formatDate, formatMonth } from '../lib/format-date'

/**
 * Draws the figures of a text, in the signs of the chart: depths for amounts, a course between two marks for a range.
 * All numbers stand beside the drawing as text, which is what a screen reader, a feed and a search index get. Widths
 * are percentages, so that the drawing fits any column and its text keeps its size. A block with a fault stays code.
 */
export function drawFigures(tree: Root, locale: string): void {
  visit(tree, 'element', (element, index, parent) => {
    const [code] = element.children
    if (element.tagName !== 'pre' || code?.type !== 'element' || !isFigure(code)) return
    const { figure } = parseFigure(toString(code).trimEnd())
    if (figure && parent && index !== undefined) parent.children[index] = drawFigure(figure, locale)
  })
}

const isFigure = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes(`language-${figureLanguage}`)

/** Whether this is a figure that was drawn: it is looked at, not read, and its words don't count. */
export const isDrawnFigure = (node: RootContent): boolean =>
  node.type === 'element' &&
  node.tagName === 'figure' &&
  Array.isArray(node.properties.className) &&
  node.properties.className.includes('drawn')

export function drawFigure(figure: Figure, locale: string): Element {
  if (figure.type === 'ledger')
    return create('figure', {}, [
      drawLedger(figure, locale),
      create('figcaption', {}, [text(figure.caption)]),
    ])
  return create('figure', { className: ['drawn', `drawn-${figure.type}`] }, [
    ...drawBody(figure, locale),
    create('figcaption', {}, [text(figure.caption)]),
  ])
}

function drawBody(figure: Exclude<Figure, Ledger>, locale: string): Element[] {
  switch (figure.type) {
    case 'bars':
      return [drawBars(figure)]
    case 'split':
      return [drawSplit(figure)]
    case 'ranges':
      return [drawRanges(figure)]
    case 'change':
      return [drawChange(figure)]
    case 'dates':
      return drawDates(figure, locale)
  }
}

type Ledger = Extract<Figure, { type: 'ledger' }>

/** The colors as attributes: pages without the styles of longer texts show it, too. */
const ledgerInks = [{ fill: 'var(--chart-bar)', stroke: 'var(--chart-line)' }, { fill: 'var(--chart-line)' }]

function drawLedger({ columns, rows, total }: Ledger, locale: string): Element {
  const most = Math.max(...rows.flatMap(({ amounts }) => amounts.map(({ value }) => value)), Number.MIN_VALUE)
  const bars = (values: readonly number[]) => {
    const height = 9
    return create(
      'svg',
      { width: '100%', height: String(values.length * (height + 2) + 3), ariaHidden: 'true' },
      values.map((value, index) =>
        create('rect', {
          y: String(3 + index * (height + 2)),
          width: percent(value, most),
          height: String(height),
          ...inkOf(index, values),
        }),
      ),
    )
  }
  const cells = (name: ElementContent[], amounts: readonly ElementContent[]) =>
    create('tr', {}, [
      create('td', {}, [create('strong', {}, name)]),
      ...amounts.map((amount) => create('td', { align: 'right' }, [amount])),
    ])
  const changeOf = (amounts: readonly Quantity[]) =>
    columns.length === 4 ? [writeChange(amounts, locale)] : []
  const columnSums = (rows[0]?.amounts ?? []).map((first, column) => {
    const value = rows.reduce((sum, { amounts }) => sum + (amounts[column]?.value ?? 0), 0)
    return { value, text: writeAs(first, value, locale) }
  })
  const lastRow = [
    ...columnSums.map((sum) => sum.text),
    ...changeOf(columnSums).map((change) => `${change} (${shareOf(columnSums)})`),
  ]
  return create('table', {}, [
    create('thead', {}, [
      create(
        'tr',
        {},
        columns.map((name, index) =>
          create('th', index === 0 ? {} : { align: 'right' }, [
            ...(columns.length > 2 && (index === 1 || index === 2) ? [swatch(index - 1)] : []),
            text(name),
          ]),
        ),
      ),
    ]),
    create('tbody', {}, [
      ...rows.map(({ label, amounts }) =>
        cells(
          [text(label), bars(amounts.map(({ value }) => value))],
          [...amounts.map((amount) => amount.text), ...changeOf(amounts)].map(text),
        ),
      ),
      ...(total === undefined
        ? []
        : [
            cells(
              [text(total)],
              lastRow.map((amount) => create('strong', {}, [text(amount)])),
            ),
          ]),
    ]),
  ])
}

/** The last of a row is what counts. */
const inkOf = (index: number, all: readonly unknown[]) =>
  ledgerInks[index + ledgerInks.length - all.length] ?? {}

/** How much of the first amount the change is. */
const shareOf = ([before, after]: readonly Quantity[]): string =>
  `${Math.round((100 * Math.abs((after?.value ?? 0) - (before?.value ?? 0))) / (before?.value || 1))}%`

const swatch = (index: number) =>
  create('svg', { width: '16', height: '9', ariaHidden: 'true' }, [
    create('rect', { width: '100%', height: '100%', ...ledgerInks[index] }),
  ])

const writtenNumber = /\d[\d,]*(?:\.\d+)?/

/** A number as an amount is written, e.g. "£1,200". */
const writeAs = (amount: Quantity, value: number, locale: string): string =>
  amount.text.replace(
    writtenNumber,
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value),
  )

/** How the second amount differs from the first, e.g. "−£300". */
function writeChange([before, after]: readonly Quantity[], locale: string): string {
  if (before === undefined || after === undefined) return ''
  const change = after.value - before.value
  const sign = change < 0 ? '−' : change > 0 ? '+' : ''
  return sign + writeAs(before, Math.abs(change), locale)
}

function drawBars({ rows, of }: Extract<Figure, { type: 'bars' }>): Element {
  const most = of ?? Math.max(...rows.map(({ value }) => value), 1)
  return list(
    rows.map(({ label, value, text: amount }) =>
      row(label, amount, [
        ...(of === undefined ? [] : [rect('whole', '0', '100%')]),
        rect('depth', '0', percent(value, most)),
      ]),
    ),
  )
}

/** Each part in a row of its own, where it lies in the whole: it begins where the part above it ends. */
function drawSplit({ rows }: Extract<Figure, { type: 'split' }>): Element {
  const sum = rows.reduce((total, { value }) => total + value, 0) || 1
  let before = 0
  return list(
    rows.map(({ label, value, text: amount }) => {
      const part = rect('depth', percent(before, sum), percent(value, sum))
      before += value
      return row(label, amount, [rect('whole', '0', '100%'), part])
    }),
  )
}

function drawRanges({ rows }: Extract<Figure, { type: 'ranges' }>): Element {
  const most = Math.max(...rows.map(({ to }) => to), 1)
  return list(
    rows.map(({ label, from, to, text: amount }) =>
      row(label, amount, course(percent(from, most), percent(to, most))),
    ),
  )
}

/** Two figures and the course from one to the other. Each row has a measure of its own, which begins at nothing. */
function drawChange({ rows }: Extract<Figure, { type: 'change' }>): Element {
  return list(
    rows.map(({ label, before, after }) =>
      item([
        span('drawn-label', label),
        draw('drawn-track', drawFall(before, after)),
        create('span', { className: ['drawn-value'] }, [
          span('visually-hidden', 'from '),
          text(`${before.text} to`),
        ]),
        create('b', { className: ['drawn-value'] }, [text(after.text)]),
      ]),
    ),
  )
}

/** The course is as long as the difference, above the measure; amounts in two units have none in common. */
function drawFall(before: Quantity, after: Quantity): Element[] {
  if (unitOf(before) !== unitOf(after)) return course('0', '100%')
  const most = Math.max(before.value, after.value, Number.MIN_VALUE)
  return [
    line('ground', '0', '100%'),
    line('ground', '0', '0', '20%', '80%'),
    ...course(percent(before.value, most), percent(after.value, most)),
  ]
}

const unitOf = (amount: Quantity) => amount.text.replace(writtenNumber, '').trim()

/** Every third of a year changes the color of the scale, as degrees do at the edge of a chart. */
function drawDates({ rows, today }: Extract<Figure, { type: 'dates' }>, locale: string): Element[] {
  const days = [...rows.map(({ date }) => date), ...(today === undefined ? [] : [today])].map(dayNumber)
  const [first, last] = [startOfQuarter(Math.min(...days)), endOfQuarter(Math.max(...days))]
  const at = (day: number) => percent(day - first, last - first)
  const rule =
    today === undefined ? [] : [line('today', at(dayNumber(today)), at(dayNumber(today)), '0', '100%')]
  const dates = rows.map(({ label, date }) => {
    const isOver = today !== undefined && date <= today
    return row(label, formatDate(date, locale), [
      line('ground', '0', '100%'),
      ...rule,
      create('circle', { className: [isOver ? 'start' : 'end'], cx: at(dayNumber(date)), cy: '50%' }),
    ])
  })
  const quarters = listQuarters(first, last)
  const scale = quarters.flatMap((from, index) => {
    const to = quarters[index + 1] ?? last
    return index % 2 === 0 ? [rect('scale', at(from), percent(to - from, last - first))] : []
  })
  const axis = create('li', { className: ['drawn-axis'], ariaHidden: 'true' }, [
    create('div', {}, [
      draw('drawn-scale', scale),
      span('drawn-first', formatMonth(isoDay(first), locale)),
      span('drawn-last', formatMonth(isoDay(last - 1), locale)),
    ]),
  ])
  return today === undefined ? [list([...dates, axis])] : [list([...dates, axis]), drawLegend(today, locale)]
}

/** What the line through all rows stands for. */
const drawLegend = (today: string, locale: string): Element =>
  create('p', { className: ['drawn-legend'] }, [
    draw('drawn-key', [line('today', '50%', '50%', '0', '100%')]),
    text(formatDate(today, locale)),
  ])

const dayMs = 86_400_000
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (day: number) => new Date(day * dayMs)
const isoDay = (day: number) => dateOf(day).toISOString().slice(0, 10)

const quarterStart = (date: Date, quarters: number) =>
  Date.UTC(date.getUTCFullYear(), (Math.floor(date.getUTCMonth() / 3) + quarters) * 3) / dayMs

const startOfQuarter = (day: number) => quarterStart(dateOf(day), 0)
const endOfQuarter = (day: number) => quarterStart(dateOf(day), 1)

function listQuarters(first: number, last: number): number[] {
  const starts: number[] = []
  for (let day = first; day < last; day = endOfQuarter(day)) starts.push(day)
  return starts
}

const percent = (value: number, whole: number) => `${Number(((100 * value) / whole).toFixed(2))}%`

/** A way from a mark to the next, dashed as courses are. */
const course = (from: string, to: string): Element[] => [
  line('course', from, to),
  create('circle', { className: ['start'], cx: from, cy: '50%' }),
  create('circle', { className: ['end'], cx: to, cy: '50%' }),
]

const row = (label: string, amount: string, drawing: Element[]): Element =>
  item([span('drawn-label', label), draw('drawn-track', drawing), span('drawn-value', amount)])

const item = (parts: Element[]): Element => create('li', {}, apart(parts))
const list = (rows: Element[]): Element => create('ul', {}, apart(rows))
/**
 * With line breaks between them: a feed, a search and a count of words read the text alone. Typesetting would make a
 * space between a name and a number one that can't break, which takes a cell of the grid.
 */
const apart = (parts: Element[]): ElementContent[] =>
  parts.flatMap((part, index) => (index === 0 || part.tagName === 'svg' ? [part] : [text('\n'), part]))
const draw = (className: string, children: Element[]): Element =>
  create('svg', { className: [className], ariaHidden: 'true' }, children)
const rect = (className: string, x: string, width: string): Element =>
  create('rect', { className: [className], x, width, height: '100%' }, [])
const line = (className: string, x1: string, x2: string, y1 = '50%', y2 = '50%'): Element =>
  create('line', { className: [className], x1, x2, y1, y2 }, [])
const span = (className: string, value: string): Element =>
  create('span', { className: [className] }, [text(value)])
const text = (value: string): ElementContent => ({ type: 'text', value })

const create = (tagName: string, properties: Properties, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
