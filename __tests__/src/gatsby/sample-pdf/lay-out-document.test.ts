import { parseMarkdown } from '../../../../src/content/parse-markdown'
import { drawPage } from '../../../../src/gatsby/sample-pdf/draw-page'
import { layOutDocument } from '../../../../src/gatsby/sample-pdf/lay-out-document'
import { area, paper, type Item, type LogoItem, type TextItem } from '../../../../src/gatsby/sample-pdf/paper'
import { logo } from '../../../../src/lib/logo'
import { sampleDocument } from '../../../setup/sample-document'

const measure = (text: string, { size }: { size: number }) => text.length * size * 0.5

const long = sampleDocument(parseMarkdown('Two lamps are out.\n\n'.repeat(60)).html)

const pages = layOutDocument(long, measure).map(({ items }) => items)
const logoOf = (items: readonly Item[]) => items.find((item): item is LogoItem => 'isLogo' in item)
const textOf = (items: readonly Item[], words: string) =>
  items.find((item): item is TextItem => 'text' in item && item.text === words)

describe('the letterhead of a sample', () => {
  test('has the mark beside the name of the firm, and at the right edge number and date', () => {
    const [first = []] = pages
    const [mark, firm, number, date] = [
      logoOf(first),
      ...['Northlight', 'Finding F-1', 'Version 1.0, 5 March 2026'].map((words) => textOf(first, words)),
    ]
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThan(firm?.x ?? 0)
    expect(mark?.y).toBeLessThan(firm?.y ?? 0)
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeGreaterThan(firm?.y ?? 0)
    for (const line of [number, date])
      expect((line?.x ?? 0) + measure(line?.text ?? '', line ?? { size: 0 })).toBeCloseTo(
        paper.width - area.right,
      )
    expect(number?.y).toBeLessThan(date?.y ?? 0)
  })

  test('stands above the title, and is read before it', () => {
    const [first = []] = pages
    const read = first.flatMap((item) => ('text' in item && item.tag ? item.text : []))
    expect(read.slice(0, 3)).toEqual(['Northlight', 'Finding F-1', 'Version 1.0, 5 March 2026'])
    expect(read[3]).toMatch(/^The lamps/)
    expect(textOf(first, read[3] ?? '')?.y).toBeGreaterThan((logoOf(first)?.y ?? 0) + 50)
  })

  test('is repeated smaller on the other sheets, for the eye alone', () => {
    expect(pages.length).toBeGreaterThan(1)
    for (const items of pages.slice(1)) {
      expect(logoOf(items)?.width).toBeLessThan(logoOf(pages[0] ?? [])?.width ?? 0)
      for (const words of ['Northlight', 'Finding F-1, version 1.0'])
        expect(textOf(items, words)).toMatchObject({ tag: undefined })
    }
  })

  test('is drawn with the same mark as the site’s', () => {
    expect(drawPage(pages[0] ?? [], '')).toContain(`<path d="${logo.needle}" fill="#b0186a"/>`)
  })
})
