import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { drill } from './support/drill'
import { everyPage } from './support/every-page'
import { keptPageTest as test } from './support/kept-page'
import { openLive } from './support/live-page'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

/** Widths of devices, and both sides of each change of the layout. */
const widths = [
  320, 360, 390, 447, 480, 575, 576, 640, 767, 768, 895, 960, 1023, 1024, 1180, 1279, 1280, 1440, 1600, 1760,
  1919, 1920, 2560, 3440, 3840,
]

/** The narrowest and the widest, a phone, a tablet and desks. */
const sampledWidths = [320, 390, 768, 1280, 1920, 3840]

for (const [which, chosen, details] of [
  ['from phones to desks', sampledWidths, {}],
  ['at the other widths', widths.filter((width) => !sampledWidths.includes(width)), drill],
] as const)
  test(
    `the links of the home page’s course stand clear, within the frame, ${which}`,
    details,
    async ({ page }) => {
      test.slow()
      for (const width of chosen) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/')
        await page.evaluate(() => document.fonts.ready)
        expect.soft(await findFaults(page), `${width} pixels`).toEqual([])
        expect.soft(await smallestText(page, 'text, tspan'), `${width} pixels`).toBeGreaterThanOrEqual(12)
        expect.soft(await largestNumber(page), `${width} pixels`).toBeLessThanOrEqual(await sizeOfNames(page))
      }
    },
  )

test('behind the names of the course lines are interrupted letter by letter, not by a box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  for (const link of await courseLinks(page).all()) {
    await expect(link).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(link).not.toHaveCSS('text-shadow', 'none')
  }
})

test('the names of the course look like links at rest, and more so under the pointer and the keyboard', async ({
  page,
}) => {
  await page.goto('/')
  for (const link of await courseLinks(page).all()) {
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
    const rest = await link.evaluate((a) => getComputedStyle(a).color)
    await link.hover()
    await expect(link).not.toHaveCSS('color', rest)
    await expect(link).toHaveCSS('text-decoration-thickness', '3px')
  }
  await courseLinks(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(courseLinks(page).nth(1)).toBeFocused()
  await expect(courseLinks(page).nth(1)).toHaveCSS('outline-style', 'solid')
})

test('no text of a chart of the home page or of the overview of services is smaller than 12 pixels', async ({
  page,
}) => {
  test.slow()
  for (const path of ['/', '/services/']) {
    await page.goto(path)
    for (const late of await page.locator('[data-late]').all())
      await late.evaluate((holder) => holder.scrollIntoView())
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const least = () =>
        page.evaluate(() => {
          const drawn = [...document.querySelectorAll('main .sea-chart :is(text, tspan)')]
            .filter((text) => text.checkVisibility() && text.textContent.trim() !== '')
            .map((text) => {
              const scale = text.closest('svg')?.getScreenCTM()?.a ?? 0
              return scale * parseFloat(getComputedStyle(text).fontSize)
            })
          const set = [
            ...document.querySelectorAll('main section:first-of-type nav :is(a, p), main header p'),
          ]
          return Math.min(...drawn, ...set.map((text) => parseFloat(getComputedStyle(text).fontSize)))
        })
      await expect.poll(least, `${path} at ${width}`).toBeGreaterThanOrEqual(12) // a new width is drawn a frame later
    }
  }
})

test('in forced colors nothing covers a link of the course', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const links = await page.getByRole('navigation', { name: 'Kinds of service' }).getByRole('link').all()
  const look = () => Promise.all(links.map((link) => link.screenshot()))
  const seen = await look()
  await page.getByRole('heading', { level: 1 }).evaluate((title) => (title.style.visibility = 'hidden'))
  const whole = await look()
  expect(seen.map((picture, index) => picture.equals(whole[index] ?? Buffer.of()))).toEqual(
    links.map(() => true),
  )
})

test('the first view has a mark of the course: on a phone, on a small laptop and on a desk', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [390, 844],
    [768, 1024],
    [1024, 700],
    [1040, 700],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Kinds of service' }).getByRole('link')
    const bottoms = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom))
    expect(Math.min(...bottoms), `${width} by ${height} pixels`).toBeLessThan(height - 16)
  }
})

test('on phones what a visitor can check keeps off the lines between', async ({ page }) => {
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const cells = page.locator('main section:first-of-type > ul > li')
    const edges = await cells.evaluateAll((all) =>
      all.map((cell) => ({
        line: cell.getBoundingClientRect().left,
        words: Math.max(...[...(cell.firstElementChild?.getClientRects() ?? [])].map(({ right }) => right)),
        top: cell.getBoundingClientRect().top,
      })),
    )
    expect(edges.length).toBeGreaterThan(1)
    const near = edges.filter(({ words, top }, index) => {
      const next = edges[index + 1]
      return next !== undefined && next.top === top && next.line - words < 6
    })
    expect(near, `${width} pixels`).toEqual([])
  }
})

test('the links stand on the course also after a click from another page', async ({ page }) => {
  await openLive(page, '/privacy-policies/')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('navigation', { name: 'Kinds of service' }).getByRole('link').first(),
  ).toBeVisible()
  expect(await findFaults(page)).toEqual([])
})

test('charts are drawn after a click from another page, and fetched only then', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/chart-[\da-f]{20}\.json$/.test(request.url())) fetched.push(request.url())
  })
  await openLive(page, '/')
  const charts = page.locator('main .sea-chart')
  const count = await charts.count()
  expect(count).toBe(4)
  expect(fetched).toEqual([])
  await openLive(page, '/privacy-policies/')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(charts).toHaveCount(count)
  await expect(page.locator('.sea-chart:not(:has(.sc-land), [data-late] *)')).toHaveCount(0)
  expect(fetched.length).toBeGreaterThanOrEqual(2)
})

test('a chart far below the first view is fetched when a visitor comes near', async ({ page }) => {
  await openLive(page, '/')
  const late = page.locator('main [data-late]').filter({ visible: true })
  await expect(late.locator('.sc-land')).toHaveCount(0)
  await late.scrollIntoViewIfNeeded()
  await expect(late.locator('.sc-land')).not.toHaveCount(0)
})

test('a chart far below the first view does not wait for the page to wake', async ({ page }) => {
  await page.route(/\/(app|framework)-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/')
  const late = page.locator('main [data-late]').filter({ visible: true })
  await expect(late.locator('.sc-land')).toHaveCount(0)
  await late.scrollIntoViewIfNeeded()
  await expect(late.locator('.sc-land')).not.toHaveCount(0)
})

test('until their chart is there, the names of platforms stand on land of its own color', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route(/\/chart-[\da-f]{20}\.json$/, (route) => route.abort())
  await page.goto('/')
  const family = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Azure Cloud Services' }) })
  await expect(family).toHaveCSS('background-image', /radial-gradient/)
  await page.unrouteAll()
  await page.reload()
  await family.scrollIntoViewIfNeeded()
  await expect(family).toHaveCSS('background-image', 'none')
})

test('an article has its chart in the built page; where it has no room, the drawing comes without moving anything', async ({
  page,
}) => {
  const articles = everyPage.filter((path) => /^\/blog\/[^/]+\/$/.test(path))
  const htmlOf = async (path: string) => (await page.request.get(path)).text()
  const texts = await Promise.all(articles.map(htmlOf))
  const lateChart = /(data-late="first"[^>]*>)<svg[^>]* data-from="([^"]+)"[^>]*><\/svg>/g
  const late = articles.filter((_, index) => texts[index]?.search(lateChart) !== -1)
  expect(late.length).toBeLessThan(articles.length)
  for (const path of late) {
    let whole = await htmlOf(path)
    for (const [holder, opening = '', file = ''] of whole.matchAll(lateChart))
      whole = whole.replace(holder, opening + String(await (await page.request.get(file)).json()))
    expect(brotliCompressSync(whole).length, `${path} with its chart`).toBeGreaterThan(20 * 1024)
  }
  const [path] = late
  if (path === undefined) return
  let send = () => {}
  const isWanted = new Promise<void>((resolve) => (send = resolve))
  await page.route(/\/chart-[\da-f]{20}\.json$/, async (route) => {
    await isWanted
    await route.continue()
  })
  await openLive(page, path)
  const frame = page.locator('main [data-late]').filter({ visible: true }).first()
  const height = (await frame.boundingBox())?.height
  await expect(frame.locator('path')).toHaveCount(0)
  send()
  await expect(frame.locator('.sc-land')).not.toHaveCount(0)
  expect((await frame.boundingBox())?.height).toBe(height)
})

for (const [which, chosen, details] of [
  [
    'on the narrowest and the widest chart, and where islands are narrow for names in one line',
    [1024, 1180, 2560],
    {},
  ],
  ['at widths between', [1280, 1440, 1920], drill],
] as const)
  test(
    `on the chart of platforms each name lies wholly on land, over no other name: ${which}`,
    details,
    async ({ page }) => {
      for (const width of chosen) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/')
        const section = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: 'platforms' }) })
        await section.scrollIntoViewIfNeeded()
        const land = section.locator('.sc-land').filter({ visible: true })
        await expect(land).toHaveCount(1)
        const faults = await section.locator('ul h3, ul ul').evaluateAll((lists) => {
          const drawn = [...document.querySelectorAll<SVGPathElement>('[data-late] .sc-land')].find(
            (path) => path.getClientRects().length > 0,
          )
          const toPage = drawn?.getScreenCTM()?.inverse()
          const links = lists.flatMap((list) => [...list.querySelectorAll('a')])
          const words = links.map((link) => {
            const range = document.createRange()
            range.selectNodeContents(link)
            return { name: link.textContent, box: range.getBoundingClientRect() }
          })
          const isAshore = (x: number, y: number) =>
            toPage !== undefined && drawn?.isPointInFill(new DOMPoint(x, y).matrixTransform(toPage)) === true
          return words.flatMap(({ name, box }, index) => {
            const corners = [box.left, box.right].flatMap((x) =>
              [box.top + 3, box.bottom - 3].map((y) => [x, y]),
            )
            const covers = words.find(
              (other, i) =>
                i > index &&
                box.left < other.box.right &&
                other.box.left < box.right &&
                box.top < other.box.bottom &&
                other.box.top < box.bottom,
            )
            return [
              ...(corners.every(([x = 0, y = 0]) => isAshore(x, y)) ? [] : [`“${name}” not on land`]),
              ...(covers ? [`“${name}” over “${covers.name}”`] : []),
            ]
          })
        })
        expect(faults, `${width} pixels`).toEqual([])
      }
    },
  )

test('the soundings of a chart are neither copied with the text nor found in it', async ({ page }) => {
  await page.goto('/auth/login/')
  await page.keyboard.press('Control+A')
  const copied = await page.evaluate(() => getSelection()?.toString() ?? '')
  expect(copied).toContain('Sign in')
  const soundings = await page.locator('.sea-chart text').allTextContents()
  expect(soundings.length).toBeGreaterThan(5)
  const written = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const chart of body.querySelectorAll('.sea-chart')) chart.remove()
    return body.textContent
  })
  const numbers = copied.split(/\s+/).filter((word) => /^\d{2}$/.test(word))
  expect(numbers.filter((number) => !written.includes(number))).toEqual([])
  const sounding = soundings.find((number) => /^\d{2}$/.test(number) && !written.includes(number))
  expect(sounding).toBeDefined()
  expect(await isFound(page, 'Sign in')).toBe(true)
  expect(await isFound(page, sounding ?? '')).toBe(false)
})

/** Whether the browser's own search finds a text in the page. */
const isFound = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    getSelection()?.removeAllRanges()
    return 'find' in window && (window.find as (text: string) => boolean)(wanted)
  }, text)

for (const [which, paths, details] of [
  [
    'the large charts',
    ['/technologies/', '/services/', '/services/migration-modernization/legacy-to-cloud-transition/'],
    {},
  ],
  [
    'the others',
    [
      '/services/migration-modernization/',
      '/solutions/contract-flow/',
      '/technologies/modern-development/graph-api/',
      '/case-study/one-figure-for-the-board/',
      '/blog/',
      '/blog/graph-api-throttling/',
      '/career/',
    ],
    drill,
  ],
] as const)
  test(
    `what a chart says can be read on a phone and at widths up to a desk: ${which}`,
    details,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of paths) {
        await page.goto(path)
        for (const fold of await page.locator('details:has(.sea-chart)').all())
          await fold.evaluate((details) => details.setAttribute('open', ''))
        // charts far below are fetched when they come near
        for (const late of await page.locator('[data-late]').all())
          await late.evaluate((holder) => holder.scrollIntoView())
        for (const width of [360, 600, 639, 640, 767, 768, 960, 1000, 1152, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          const least = (selector: string) =>
            expect.poll(() => smallestText(page, selector), `${selector}: ${path} at ${width}`)
          await least('.sc-name, .sc-area, .sc-bearing').toBeGreaterThanOrEqual(13)
          await least('text, tspan').toBeGreaterThanOrEqual(12)
        }
      }
    },
  )

/** The size of the smallest text on the charts shown, as printed, in pixels. */
const smallestText = (page: Page, selector: string) =>
  page.locator(`main .sea-chart :is(${selector})`).evaluateAll((texts) =>
    Math.min(
      ...texts
        .filter((text) => text instanceof SVGTextContentElement && text.checkVisibility())
        .filter((text) => text.textContent.trim() !== '')
        .map((text) => {
          const scale = text.closest('svg')?.getScreenCTM()?.a ?? 0
          return scale * parseFloat(getComputedStyle(text).fontSize)
        }),
    ),
  )

const courseLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Kinds of service' }).getByRole('link')

const sizeOfNames = (page: Page) =>
  courseLinks(page)
    .first()
    .evaluate((link) => parseFloat(getComputedStyle(link).fontSize))

/** The size of the largest number on the first chart, as printed, in pixels; 0 where it has none. */
const largestNumber = (page: Page) =>
  page.locator('section:has(nav) .sea-chart text').evaluateAll((texts) =>
    Math.max(
      0,
      ...texts.map((text) => {
        const isShown = text instanceof SVGTextContentElement && text.checkVisibility()
        const scale = text.closest('svg')?.getScreenCTM()?.a ?? 0
        return isShown ? scale * parseFloat(getComputedStyle(text).fontSize) : 0
      }),
    ),
  )

/** What overlaps, leaves the frame or is out of the pointer’s reach in the first view, in words. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const area = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()]
    }
    const touch = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const nav = document.querySelector('nav[aria-label="Kinds of service"]')
    const hero = nav?.closest('section')
    const chart = [...(hero?.querySelectorAll('.sea-chart') ?? [])].find(
      (svg) => svg.getClientRects().length > 0,
    )
    if (!nav || !hero || !chart) return ['There is no chart.']
    const frame = (chart.closest('nav, section > div') ?? hero).getBoundingClientRect()
    const header = document.querySelector('header[data-site]')?.getBoundingClientRect() ?? new DOMRect()
    const lines = [...hero.querySelectorAll('h1, h1 ~ p, section > ul a')].flatMap(area)
    /** With air around them: what runs close by seems to strike a word out. */
    const words = lines.map(({ x, y, width, height }) => new DOMRect(x - 8, y - 4, width + 16, height + 8))
    /** Whether the pointer finds the middle of a line of text, where that is in view. */
    const isReached = (element: Element, { x, y, width, height }: DOMRect) => {
      const middle = y + height / 2
      return middle > innerHeight || element.contains(document.elementFromPoint(x + width / 2, middle))
    }
    const links = [...nav.querySelectorAll('a')].map((link) => ({
      link,
      name: link.textContent,
      box: area(link)[0] ?? new DOMRect(),
    }))
    const faults: string[] = links.length === 4 ? [] : [`There are ${links.length} links.`]
    for (const element of hero.querySelectorAll('h1, h1 ~ p'))
      if (!area(element).every((line) => isReached(element, line)))
        faults.push(`“${element.textContent}” can’t be selected`)
    links.forEach(({ link, name, box }, index) => {
      const isWithin =
        box.left >= 0 &&
        box.right <= document.documentElement.clientWidth &&
        box.top >= Math.max(frame.top, header.bottom) &&
        box.bottom <= frame.bottom
      if (!isReached(link, box)) faults.push(`“${name}” can’t be followed`)
      if (!isWithin) faults.push(`“${name}” leaves the frame`)
      if (words.some((line) => touch(line, box))) faults.push(`“${name}” stands on text`)
      if (links.slice(index + 1).some((other) => touch(other.box, box)))
        faults.push(`“${name}” stands on a link`)
    })
    for (const sounding of chart.querySelectorAll('text')) {
      const box = sounding.getBoundingClientRect()
      for (const { name } of links.filter((link) => touch(link.box, box)))
        faults.push(`${sounding.textContent} under “${name}”`)
      if (words.some((line) => touch(line, box))) faults.push(`${sounding.textContent} under text`)
    }
    const course = chart.querySelector<SVGPathElement>('.sc-course')
    const toPage = course?.getScreenCTM()
    for (let way = 0; course && toPage && way < course.getTotalLength(); way += 2) {
      const { x, y } = course.getPointAtLength(way).matrixTransform(toPage)
      const place = new DOMRect(x - 1, y - 1, 2, 2)
      if ([...words, ...links.map(({ box }) => box)].some((box) => touch(box, place)))
        return [...faults, 'The course runs through text.']
    }
    return faults
  })

test('where the chart stands beside the heading, its names keep off the words', async ({ page }) => {
  for (const width of [1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const linesOf = (parts: Element[]) =>
      parts.flatMap((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return [...range.getClientRects()].map(({ left, top, right, bottom }) => ({
          left,
          top,
          right,
          bottom,
        }))
      })
    const names = await courseLinks(page).evaluateAll(linesOf)
    const words = await page.locator('h1, h1 ~ p').evaluateAll(linesOf)
    const beside = words.flatMap((word) =>
      names
        .filter(({ top, bottom }) => top < word.bottom && bottom > word.top)
        .map(({ left }) => left - word.right),
    )
    expect(beside.length).toBeGreaterThan(0)
    expect(Math.min(...beside), `at ${width}`).toBeGreaterThanOrEqual(40)
  }
})
