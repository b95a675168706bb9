import { expect, type Page } from '@playwright/test'

/** Words and numbers on the page's charts that a line of depth, a course, a coast or a line between islands runs through. */
export async function findStruckLetters(page: Page): Promise<string[]> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  for (const late of await page.locator('main [data-late]').filter({ visible: true }).all()) {
    await late.scrollIntoViewIfNeeded()
    await expect(late.locator('.sc-land').first()).toBeAttached()
  }
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(compareWithLines)
}

/** Draws the lines of each chart alone, as large as they are shown, and looks for them under each letter. */
function compareWithLines(): string[] {
  const drawn =
    ':scope > path:is(.sc-line, .sc-deep, .sc-low, .sc-1, .sc-2, .sc-3, .sc-land, .sc-hill, .sc-link, .sc-course)'
  const EDGE = 4 // of 49 places: what touches no more than the edge of a letter's box, the letter's halo hides
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
      return [...chart.querySelectorAll('text')].flatMap((text) => {
        const at = text.getScreenCTM()
        if (!at || !text.checkVisibility()) return []
        const letters = Array.from({ length: text.getNumberOfChars() }, (_, i) => text.getExtentOfChar(i))
        const isStruck = letters.some((box, index) => {
          if (text.textContent[index] === ' ') return false
          const places = Array.from({ length: 49 }, (_, i) =>
            new DOMPoint(
              box.x + (box.width * (i % 7)) / 6,
              box.y + box.height * (0.24 + (0.54 * Math.floor(i / 7)) / 6),
            ).matrixTransform(at),
          ).filter(({ x, y }) => x > left && x < left + width - 1 && y > top && y < top + height - 1)
          return places.filter(isDrawn).length > EDGE
        })
        return isStruck ? [text.textContent] : []
      })
    })
}
