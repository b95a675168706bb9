import { expect, test } from '@playwright/test'
import { nameSizes } from './support/name-sizes'
import { kindSets } from './support/page-kinds'

test.use({ serviceWorkers: 'block', bypassCSP: true })

for (const { which, details, kinds } of kindSets)
  test(
    `letters that a style sheet makes twice as large break no word and leave no page: ${which}`,
    details,
    async ({ page }) => {
      test.slow()
      for (const width of [768, 1280, 1920])
        for (const [, path] of kinds) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(path)
          await page.addStyleTag({ content: ':root:root:root { font-size: 200% }' })
          await page.evaluate(() => document.fonts.ready)
          const faults = await page.locator('main').evaluate((main) => {
            const isHidden = (part: Element): boolean =>
              part.matches('.visually-hidden, [aria-hidden="true"], pre') ||
              getComputedStyle(part).clipPath === 'inset(50%)' ||
              (part.parentElement !== null && isHidden(part.parentElement))
            const found: string[] = []
            const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
              if (!text.parentElement?.checkVisibility() || isHidden(text.parentElement)) continue
              for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
                const range = document.createRange()
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                const lines = [...range.getClientRects()].filter((line) => line.width > 0)
                if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(`${word} breaks`)
                if (lines.some(({ left, right }) => left < 0 || right > innerWidth + 1))
                  if (!text.parentElement.closest('.table-frame')) found.push(`${word} is cut`)
              }
            }
            return found
          })
          expect.soft(faults, `${path} at ${width}`).toEqual([])
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0)
        }
    },
  )

test('with such letters names of platforms keep apart, as do all words of the first view, no chart lies under the heading of a category or of all services, and the titles of home and solutions grow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const enlarge = () => page.addStyleTag({ content: ':root:root:root { font-size: 200% }' })
  const sizeOf = (heading: string) =>
    page
      .locator(`main ${heading}`)
      .first()
      .evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
  await page.goto('/')
  await enlarge()
  const names = page
    .locator('section', { has: page.getByRole('heading', { name: 'platforms' }) })
    .locator('li a')
  const boxes = await names.evaluateAll((all) =>
    all.map((name) => {
      const words = document.createRange()
      words.selectNodeContents(name)
      return words.getBoundingClientRect()
    }),
  )
  expect(boxes.length).toBeGreaterThan(20)
  const over = boxes.filter((one, index) =>
    boxes.some(
      (other, at) =>
        at > index &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom - 4 &&
        other.top < one.bottom - 4,
    ),
  )
  expect(over).toEqual([])
  for (const width of [360, 768, 1280, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const interleaved = await page
      .locator('main > section:first-child')
      .first()
      .evaluate((hero) => {
        const lines = [...hero.querySelectorAll('p, h1, a')].flatMap((text) => {
          const words = document.createRange()
          words.selectNodeContents(text)
          const boxes = text.checkVisibility() && !text.querySelector('a') ? [...words.getClientRects()] : []
          return boxes.filter(({ width }) => width > 1).map((box) => ({ text, box }))
        })
        return lines.flatMap(({ text, box }) =>
          lines
            .filter(
              ({ text: other, box: its }) =>
                other !== text &&
                box.left < its.right &&
                its.left < box.right &&
                box.top < its.bottom - 8 &&
                its.top < box.bottom - 8,
            )
            .map(({ text: other }) => `${text.textContent} / ${other.textContent}`),
        )
      })
    expect(interleaved, `the first view at ${width}`).toEqual([])
    const lead = await page.locator('h1 + p').boundingBox() // where the chart is gone, the text has its room
    expect(lead?.width, `the first view at ${width}`).toBeGreaterThan(0.6 * width)
    const heading = await sizeOf('h1')
    expect(heading, `the first view at ${width}`).toBeGreaterThan(width < 1280 ? 0 : 90) // 68 where letters aren't enlarged
    const [first, last] = await Promise.all(
      ['Sample proposal', '27 technologies'].map((name) =>
        page.getByRole('link', { name }).first().boundingBox(),
      ),
    )
    if (width === 360) expect(last?.x).toBeCloseTo(first?.x ?? 0, 0) // a row of its own, without indent
  }
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/solutions/')
    await enlarge()
    expect(await sizeOf('h1'), `the solutions at ${width}`).toBeGreaterThan(1.3 * (await sizeOf('h2')))
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/services/migration-modernization/')
  await enlarge()
  await expect(page.locator('main .sea-chart:visible')).toHaveCount(0)
  await page.goto('/services/')
  await enlarge()
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const covered = await page.locator('main :is(h1, h1 ~ div > p)').evaluateAll((texts) => {
      const charts = [...document.querySelectorAll('main .sea-chart')]
        .filter((chart) => chart.checkVisibility())
        .map((chart) => chart.getBoundingClientRect())
      const faults = texts.filter((text) => {
        const { left, top, right, bottom } = text.getBoundingClientRect()
        return charts.some(
          (chart) => chart.left < right && left < chart.right && chart.top < bottom && top < chart.bottom,
        )
      })
      return [texts.length, charts.length > 0, faults.map((text) => text.textContent)]
    })
    expect(covered, `the services at ${width}`).toEqual([3, true, []])
  }
})

test('with such letters names on charts are larger, too', async ({ page }) => {
  for (const path of ['/technologies/', '/about/'])
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.addStyleTag({ content: ':root:root:root { font-size: 200% }' })
      const sizes = await nameSizes(page)
      expect.soft(sizes.length, `${path} at ${width}`).toBeGreaterThan(4)
      expect.soft(Math.min(...sizes), `${path} at ${width}`).toBeGreaterThan(22)
    }
})
