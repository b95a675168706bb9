import { expect, type Page } from '@playwright/test'

interface Search {
  /** Default: all that can be drawn across a letter. */
  lines?: string
  /** Default: all words and numbers. */
  texts?: string
  /** A letter is looked at in so many rows and columns. Default: 7. */
  rows?: number
  /** At how many of these places a line may be. Default: 4, the edge of a letter's box, where its halo hides the line. */
  most?: number
  /** Whether spaces between words count as letters. Default: no. */
  withSpaces?: boolean
}

/** Words and numbers on the page's charts that a line of depth, a course, a coast or a line between islands runs through. */
export async function findStruckLetters(page: Page, search: Search = {}): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  if (await page.evaluate(awaitsScripts)) {
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
    for (const late of await page.locator('main [data-late]').filter({ visible: true }).all()) {
      await late.scrollIntoViewIfNeeded()
      await expect(late.locator('.sc-land').first()).toBeAttached()
    }
  }
  return page.evaluate(compareWithLines, search)
}

/** Whether a chart is drawn by scripts. Other pages stay asleep: to wake them takes longer than to look at their charts. */
const awaitsScripts = () =>
  [...document.querySelectorAll('main [data-late]')].some((late) => late.checkVisibility())

/** Draws the lines of each chart alone, as large as they are shown, and looks for them under each letter. */
function compareWithLines({
  lines = '.sc-line, .sc-deep, .sc-low, .sc-1, .sc-2, .sc-3, .sc-land, .sc-hill, .sc-link, .sc-course',
  texts = 'text',
  rows = 7,
  most = 4,
  withSpaces = false,
}: Search): string[] {
  const drawn = `:scope > path:is(${lines})`
  const charts = [...document.querySelectorAll<SVGSVGElement>('main svg.sea-chart')]
  return charts
    .filter((chart) => chart.checkVisibility())
    .flatMap((chart) => {
      const { left, top, width, height } = chart.getBoundingClientRect()
      const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height))
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (!pen) throw new Error('This browser can’t draw on a canvas.')
      for (const line of chart.querySelectorAll<SVGPathElement>(drawn)) {
        const at = line.getScreenCTM()
        if (!at) continue
        pen.setTransform(at.a, at.b, at.c, at.d, at.e - left, at.f - top)
        pen.lineWidth = parseFloat(getComputedStyle(line).strokeWidth)
        pen.stroke(new Path2D(line.getAttribute('d') ?? ''))
      }
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
      const isDrawn = ({ x, y }: { x: number; y: number }) =>
        (data[4 * (Math.round(y - top) * canvas.width + Math.round(x - left)) + 3] ?? 0) > 60
      return [...chart.querySelectorAll<SVGTextElement>(texts)].flatMap((text) => {
        const at = text.getScreenCTM()
        if (!at || !text.checkVisibility()) return []
        const letters = Array.from({ length: text.getNumberOfChars() }, (_, i) => text.getExtentOfChar(i))
        const isStruck = letters.some((box, index) => {
          if (text.textContent[index] === ' ' && !withSpaces) return false
          const places = Array.from({ length: rows ** 2 }, (_, i) =>
            new DOMPoint(
              box.x + (box.width * (i % rows)) / (rows - 1),
              box.y + box.height * (0.22 + (0.58 * Math.floor(i / rows)) / (rows - 1)),
            ).matrixTransform(at),
          ).filter(({ x, y }) => x > left && x < left + width - 1 && y > top && y < top + height - 1)
          return places.filter(isDrawn).length > most
        })
        return isStruck ? [text.textContent] : []
      })
    })
}
