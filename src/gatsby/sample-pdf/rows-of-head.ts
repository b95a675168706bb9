import { barLength, describeChart } from '../../lib/describe-chart'
import { nameClient } from '../../lib/sample-note'
import { root, small, textWidth, type Item, type Measure, type Tag } from './paper'
import { plain, type Run } from './read-blocks'
import { boxOf, hairline, itemsOfLine, rowsOfText, type Row, type TextStyle } from './rows'
import type { SampleDocument } from './sample-document'
import { setLines } from './set-lines'

/** Title, client and facts: who made this for whom, and what it comes to. */
export function rowsOfHead(document: SampleDocument, measure: Measure): Row[] {
  const { title, client, facts, summary } = document
  const text = (type: string): Pick<TextStyle, 'width' | 'tag'> => ({
    width: textWidth,
    tag: { type, parent: root },
  })
  const muted = { ...small, ink: 'muted' } as const
  const titleStyle = balance(
    plain(title, 'head'),
    { size: 23, leading: 27, spacing: -0.022, ...text('H1') },
    measure,
  )
  return [
    ...rowsOfText(plain(title, 'head'), titleStyle, 0, measure).map((row, index) =>
      index === 0 ? { ...row, heading: title } : row,
    ),
    ...rowsOfText(plain(nameClient(client)), { ...muted, ...text('P') }, 7, measure),
    ...factsOf(facts, measure),
    ...rowsOfText(plain(summary), { size: 11.6, leading: 16.6, ...text('P') }, 14, measure),
  ]
}

/** As narrow as the lines of a title may be without another line: no word stands alone then. */
function balance(runs: readonly Run[], style: TextStyle, measure: Measure): TextStyle {
  const lines = (width: number) => setLines(runs, { ...style, width }, measure).length
  let width = style.width
  while (lines(width - 8) === lines(style.width)) width -= 8
  return { ...style, width }
}

/** Names and values in three columns between hairlines. */
function factsOf(facts: SampleDocument['facts'], measure: Measure): Row[] {
  const columns = 3
  const room = textWidth / columns
  const list: Tag = { type: 'L', parent: root }
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, index) =>
    facts.slice(index * columns, (index + 1) * columns),
  )
  return rows.map((cells, index) => {
    let height = 0
    const items = cells.flatMap(({ name, value }, at): Item[] => {
      const parent: Tag = { type: 'LI', parent: list }
      const style = { ...small, width: room - 12, x: at * room }
      const [named] = setLines(plain(name, 'label'), { ...style, size: 8 }, measure)
      const lines = setLines(plain(value, 'strong'), style, measure)
      height = Math.max(height, 11 + lines.length * small.leading)
      return [
        ...(named
          ? itemsOfLine(named, 6, { ...style, size: 8, ink: 'muted', tag: { type: 'Lbl', parent } })
          : []),
        ...lines.flatMap((line, row) =>
          itemsOfLine(line, 17 + row * small.leading, { ...style, tag: { type: 'LBody', parent } }),
        ),
      ]
    })
    const rule = hairline(textWidth, 0, index === 0 ? 'text' : 'line')
    return { height: height + 13, gap: index === 0 ? 14 : 0, items: [rule, ...items], keep: true }
  })
}

/** A bar for each value, the last one marked: where we are now. */
export function rowsOfChart(chart: NonNullable<SampleDocument['chart']>, measure: Measure): Row[] {
  const tag: Tag = { type: 'Figure', parent: root, alt: describeChart(chart) }
  const style = { ...small, tag }
  const labels = chart.values.map(
    ({ label }) => setLines(plain(label), { ...style, width: textWidth }, measure)[0],
  )
  const left = Math.max(...labels.map((line) => line?.width ?? 0)) + 10
  const most = textWidth - left - 40
  const title = rowsOfText(plain(chart.title, 'strong'), { ...style, width: textWidth }, 18, measure)
  const bars = chart.values.map(({ label, value }, index): Row => {
    const isLast = index === chart.values.length - 1
    const length = Math.max(0.8, barLength(value, chart) * most)
    const text = (words: string, x: number, voice: Run['voice'] = 'text'): Item[] =>
      setLines(plain(words, voice), { ...style, width: textWidth }, measure).flatMap((line) =>
        itemsOfLine(line, 1.4, { ...style, width: textWidth, x }),
      )
    return {
      height: 15,
      gap: index === 0 ? 4 : 0,
      items: [
        ...text(label, 0),
        boxOf({ x: left, y: 2.2, width: length, height: 10.6, ink: isLast ? 'now' : 'bar' }, tag),
        ...text(String(value), left + length + 6, isLast ? 'strong' : 'text'),
      ],
      keep: !isLast,
    }
  })
  return [...title.map((row) => ({ ...row, keep: true })), ...bars]
}
