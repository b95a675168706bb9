import { leaveOutLate, moveDrawings } from '../../../../src/gatsby/finish/move-drawings'

const open = '<svg viewBox="0 0 10 10" class="sea-chart" font-size="13"'
const drawing = `${open}><path class="sc-1" d="M0 0h1"/><text>4 &amp; "5"</text></svg>`
const data = (...charts: string[]) => JSON.stringify({ result: { charts }, path: '/' })

describe('moveDrawings', () => {
  test('leaves the root of a chart, which names the file with the whole drawing', () => {
    const { json, drawings } = moveDrawings(data(drawing))
    const [[file, text] = ['', '']] = drawings
    expect(file).toMatch(/^static\/chart-[\da-f]{20}\.json$/)
    expect(JSON.parse(text)).toBe(drawing)
    expect(json).toBe(data(`${open} data-from="/${file}"></svg>`))
  })

  test('moves every chart of a page, and one that it has twice to one file', () => {
    const other = drawing.replace('h1', 'h2')
    const { json, drawings } = moveDrawings(data(drawing, other, drawing))
    expect(drawings.size).toBe(2)
    expect(json).not.toContain('<path')
  })

  test.each([
    ['data without charts', data('<p>Text</p>')],
    ['a chart within text', data(`<p>As drawn: ${drawing}</p>`)],
    ['another drawing', data('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')],
  ])('leaves %s as it is', (_what, json) => {
    expect(moveDrawings(json)).toEqual({ json, drawings: new Map() })
  })
})

describe('leaveOutLate', () => {
  const holder = (late: string, svg: string) => `<div class="a"${late}>${svg}</div>`

  test('leaves the root of a late chart, which names the same file as the data', () => {
    const [[file] = ['']] = moveDrawings(data(drawing)).drawings
    const html = holder('', drawing) + holder(' data-late="far"', drawing)
    expect(leaveOutLate(html, 'far')).toBe(
      holder('', drawing) + holder(' data-late="far"', `${open} data-from="/${file}"></svg>`),
    )
  })

  test('leaves out those of the first view only where all have to go', () => {
    const html = holder(' data-late="first"', drawing)
    expect(leaveOutLate(html, 'far')).toBe(html)
    expect(leaveOutLate(html, 'all')).not.toContain('<path')
  })
})
