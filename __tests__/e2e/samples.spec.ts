import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { sizes } from '../../src/gatsby/sample-pdf/plan-excerpt'
import { contentSlugs } from './support/content-slugs'
import { drill } from './support/drill'
import { findInThemes } from './support/find-violations'
import { keptPageTest as test } from './support/kept-page'
import { openLive } from './support/live-page'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const service = '/services/operational-excellence/virtual-support-ecosystem/'
const report = '/samples/help-desk-march/'

test('from a service to its sample, and to the PDF of it', async ({ page }, testInfo) => {
  await openLive(page, service)
  await expect(page.getByRole('heading', { level: 1, name: 'Managed help desk' })).toBeVisible()
  await expect(page.getByText('Also called Virtual support ecosystem')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Sample monthly report, 2 pages' })
  const picture = card.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await card.click({ position: { x: 60, y: 80 } }) // on the picture: the link of the title covers the card

  await expect(page).toHaveURL(report)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Help desk in March/)
  await expect(page.getByText('The client and the figures are made up').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Owners decide themselves' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Printers at Leeds' })).toBeVisible()

  const link = page.getByRole('link', { name: 'Open as PDF' })
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  const bytes = await response.body()
  await expect(page.getByText(`2 pages, ${Math.ceil(bytes.length / 1024)} KB`)).toBeVisible()
  const file = testInfo.outputPath('report.pdf')
  writeFileSync(file, bytes)
  const read = execFileSync(process.execPath, ['__tests__/setup/read-pdf.mjs', file], { encoding: 'utf8' })
  const pdf = JSON.parse(read) as { pages: unknown[] }
  expect(pdf).toMatchObject({ isTagged: true, language: 'en-GB' })
  expect(pdf.pages).toHaveLength(2)
})

test('beside a long sample its sections, with the one being read marked, and its PDF stay in reach; a phone shows no list', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/samples/proposal-for-eleven-sites/')
    await expect(contents.getByRole('link')).toHaveText(
      await page.locator('main article h2').allTextContents(),
    )
    const link = contents.getByRole('link', { name: 'What isn’t in the price' })
    await link.click()
    await expect(page.getByRole('heading', { name: 'What isn’t in the price' })).toBeInViewport({ ratio: 1 })
    await expect(link).toHaveCSS('text-decoration-thickness', '2px')
    await expect(contents).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Open as PDF' })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(contents).toBeHidden()
})

test('three samples share a row where there is room, on the list of all and below a service', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/samples/', '/services/migration-modernization/legacy-to-cloud-transition/']) {
    await page.goto(path)
    const tops = await page
      .locator('main ul:has(> li:nth-child(3):last-child > div img) > li')
      .evaluateAll((all) => all.map((sample) => sample.getBoundingClientRect().top))
    expect(tops, path).toHaveLength(3)
    expect(new Set(tops).size, path).toBe(1)
  }
})

test('the list begins with the documents that are real, and says so with their dates', async ({ page }) => {
  await page.goto('/samples/')
  const cards = page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards.first()).toContainText(/Real acceptance report, \d+ \w+ \d{4}, \d pages/)
  await expect(cards.first().getByRole('link')).toHaveText('How this website is tested')
  await expect(cards.nth(1)).toContainText(/Real security questionnaire, \d+ \w+ \d{4}, \d pages/)
  await expect(cards.nth(2)).toContainText(/Real accessibility report, \d+ \w+ \d{4}, \d pages/)
  await expect(cards.nth(3)).toContainText(/Real restore report, \d+ \w+ \d{4}, \d pages/)
  await expect(cards.nth(4)).toContainText('Sample proposal')
  await expect(cards.filter({ hasText: /^Real / })).toHaveCount(5)
  const groups = page.getByRole('navigation', { name: 'Groups of samples' }).getByRole('link')
  await expect(groups).toHaveText(await page.locator('main section > div > h2').allTextContents())
  await groups.nth(1).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Before you sign' })).toBeInViewport({ ratio: 1 })
})

for (const [which, widths, details] of [
  ['on a phone and a desk', [360, 1280], {}],
  ['at other widths', [768, 1024, 1920], drill],
] as const)
  test(
    `what a list shows of a sample is as wide as its place, so that it is not scaled, and less than its title: ${which}`,
    details,
    async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const path of [
          '/',
          '/solutions/',
          '/samples/',
          service,
          '/case-study/file-server-eleven-sites/',
        ]) {
          await page.goto(path)
          const items = page.locator('main li:has(> div img:visible)') // on phones the first of a list
          for (const item of await items.all()) await item.scrollIntoViewIfNeeded()
          await expect
            .poll(() =>
              items
                .locator('img')
                .evaluateAll((all: HTMLImageElement[]) => all.every((img) => img.naturalWidth > 0)),
            )
            .toBe(true)
          const parts = await items.evaluateAll((all) =>
            all.map((item) => {
              const img = item.querySelector('img')
              const title = item.querySelector('h2, h3')
              return {
                // of a picture with a size of its own, it would be that size
                isScaled: img === null || img.naturalWidth !== 300 || img.naturalHeight !== 150,
                isWhole: img?.clientWidth === img?.closest('li > div')?.clientWidth,
                title: title === null ? 0 : parseFloat(getComputedStyle(title).fontSize),
                right: item.getBoundingClientRect().right,
              }
            }),
          )
          expect(parts.length, path).toBeGreaterThan(0)
          for (const { isScaled, isWhole, title, right } of parts) {
            expect([isScaled, isWhole], `${path}, ${width} pixels`).toEqual([false, true])
            expect(title, `${path}, ${width} pixels`).toBeGreaterThan(sizes.heading)
            expect(right, `${path}, ${width} pixels`).toBeLessThan(width)
          }
        }
      }
    },
  )

test('an excerpt fades out below, where its sheet goes on, and nowhere is it cut at the right', async ({
  page,
}) => {
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/samples/',
      service,
      '/solutions/smart-docs/',
      '/case-study/file-server-eleven-sites/',
    ]) {
      await page.goto(path)
      const windows = page.locator('main li > div:has(img)')
      expect(await windows.count(), path).toBeGreaterThan(0)
      for (const part of await windows.all()) {
        await expect(part).toHaveCSS('mask-image', /^linear-gradient\([^%]*100%[^%]*\)$/)
        const goesOn = await part.evaluate((box) => {
          const img = box.querySelector('img')
          return img !== null && img.clientWidth > box.clientWidth
        })
        expect(goesOn, `${path}, ${width} pixels`).toBe(false)
      }
    }
  }
})

test('until its picture is there, a sample is a sheet with lines, and not an empty frame', async ({
  page,
}) => {
  await page.route('**/media/*/*.svg', (route) => route.abort())
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const paper = page.locator('main li > div:has(img) div:has(> img)').first()
  await expect(paper).toHaveCSS('background-image', /repeating-linear-gradient/)
  const heights = await paper.evaluate((box) => [box.clientHeight, box.closest('li > div')?.clientHeight])
  expect(heights[0]).toBe(heights[1]) // it fills its window
  expect(heights[0]).toBeGreaterThan(150)
})

test('pages with worked examples say what that means between the title and the figures, plain to read, and each figure says that it is assumed', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/case-study/', '/case-study/file-server-eleven-sites/']) {
      await page.goto(path)
      const note = page.getByText(/^Worked examples?: typical|^Worked example: a typical/)
      await expect(note, path).toHaveCount(1)
      await expect(page.getByRole('main').getByText(/not (?:a )?client/i), path).toHaveCount(1)
      const figures = page.locator('main p', { has: page.getByText('From', { exact: true }) })
      expect(await figures.count(), path).toBeGreaterThan(1)
      for (const figure of await figures.all()) await expect(figure, path).toHaveText(/ assumed$/)
      await expect(page.getByRole('main').getByText(/worked examples?[.:]/i), path).toHaveCount(1)
      const [said, begins] = await Promise.all(
        [note, figures.first()].map((part) =>
          part.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            const { fontSize, color } = getComputedStyle(element)
            return { top, bottom, size: parseFloat(fontSize), color }
          }),
        ),
      )
      if (said === undefined || begins === undefined) throw new Error(`${path}: no figures`)
      expect(said.size, `${path}, ${width} pixels`).toBeGreaterThanOrEqual(15)
      expect(said.color, path).toBe(begins.color)
      expect(begins.top - said.bottom, `${path}, ${width} pixels`).toBeGreaterThanOrEqual(0)
      expect(begins.top - said.bottom, `${path}, ${width} pixels`).toBeLessThanOrEqual(200)
    }
  }
})

test('every sample has a page and a PDF, and is shown on a service or a solution', async ({ request }) => {
  const slugs = contentSlugs('samples')
  expect(slugs.length).toBeGreaterThanOrEqual(5)
  for (const slug of slugs) {
    expect((await request.get(`/samples/${slug}/`)).status(), slug).toBe(200)
    expect((await request.get(`/samples/${slug}.pdf`)).headers()['content-type'], slug).toBe(
      'application/pdf',
    )
    expect(readFileSync(`content/samples/${slug}.md`, 'utf8'), slug).toMatch(
      /^ {2}(?:services|solutions): \[[a-z]/m,
    )
  }
})

test('what the security questionnaire lets visitors check holds: headers, address for reports, messages, cookies', async ({
  page,
  request,
}) => {
  const text = readFileSync('content/samples/security-of-this-website.md', 'utf8')
  const [, headers = ''] = /grep -iE '\^\(([^)]+)\)'/.exec(text) ?? []
  const names = Object.keys((await request.get('/')).headers())
  expect(
    headers.split('|').filter((start) => names.filter((name) => name.startsWith(start)).length !== 1),
  ).toEqual([])
  expect(headers.split('|')).toHaveLength(5)

  const report = await (await request.get('/.well-known/security.txt')).text()
  expect(report).toMatch(/^Contact: mailto:/)
  expect(Date.parse(/^Expires: (.+)$/m.exec(report)?.[1] ?? '')).toBeGreaterThan(Date.now())

  const [, messages = ''] = /\$SITE(\/api\/[^"]+)"/.exec(text) ?? []
  expect([401, 503]).toContain((await request.get(messages)).status())

  await openLive(page, '/samples/security-of-this-website/')
  expect(await page.context().cookies()).toEqual([])
})

test('the figures of a chart are text', async ({ page }) => {
  await page.goto(report)
  const figure = page.getByRole('figure', { name: 'Requests a month' })
  await expect(figure.getByRole('term')).toHaveText([
    'October',
    'November',
    'December',
    'January',
    'February',
    'March',
  ])
  await expect(figure.getByRole('definition').last()).toHaveText('371')
})

test('every sample passes axe at 320 pixels, light and dark', { tag: '@every-page' }, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 700 })
  for (const slug of contentSlugs('samples')) {
    await page.goto(`/samples/${slug}/`)
    expect(await findInThemes(page), slug).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBeLessThanOrEqual(320)
  }
})

/** The previews that show. */
const sheetsOf = (page: Page) =>
  page.locator('main img[src^="/media/"][src$=".svg"]').filter({ visible: true })

for (const path of [
  '/samples/',
  '/services/automation-integration/microsoft-copilot/',
  '/services/operational-excellence/virtual-support-ecosystem/',
  '/',
])
  test(`${path}: on paper samples are a plain list, within its width`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 1000 })
    await page.goto(path)
    await expect(sheetsOf(page)).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    const titles = page.getByRole('main').locator('a[href^="/samples/"]').filter({ visible: true })
    await expect(titles.first()).toBeVisible()
    await expect(sheetsOf(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720)
  })

test('with forced colors samples show no white paper', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/samples/']) {
    await page.goto(path)
    await expect(page.locator('main a[href^="/samples/"]').first()).toBeVisible()
    await expect(sheetsOf(page)).toHaveCount(0)
  }
})

test('on paper a sample is the document alone', async ({ page }) => {
  await page.goto(report)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open as PDF' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeHidden()
  await expect(page.getByText('The client and the figures are made up').last()).toBeVisible()
})

test('a sample has three facts a row, and links to where it comes from keep off the list of its sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1265, height: 800 }) // 1280 less a scroll bar
  await page.goto('/samples/who-can-open-your-tenant/')
  const tops = await page
    .locator('article dl > div')
    .evaluateAll((facts) => facts.slice(0, 4).map((fact) => fact.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const heading = page.getByRole('heading', { name: 'Where it comes from' })
  const [above, below] = [await last.boundingBox(), await heading.boundingBox()]
  if (!above || !below) throw new Error('One of them is not shown.')
  expect(below.y - (above.y + above.height)).toBeGreaterThan(24)
})

test('on a phone samples stand below each other with their whole titles, the first with a part of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of ['/', service, '/case-study/file-server-eleven-sites/', '/samples/']) {
    await page.goto(path)
    const lists = await page.locator('main ul:has(> li > div img)').evaluateAll((all) =>
      all.map((list) =>
        [...list.children].map((item) => {
          const title = item.querySelector('h3')?.getBoundingClientRect() ?? new DOMRect()
          return {
            isWithin: title.width > 0 && title.left >= 0 && title.right <= innerWidth,
            top: title.top,
            hasPart: item.querySelector('img')?.checkVisibility(),
          }
        }),
      ),
    )
    expect(lists.length, path).toBeGreaterThan(0)
    for (const items of lists) {
      expect(items.length, path).toBeGreaterThan(1)
      expect(
        items.filter(({ isWithin }) => !isWithin),
        path,
      ).toEqual([])
      expect(
        items.map(({ hasPart }) => hasPart),
        path,
      ).toEqual(items.map((_, index) => index === 0))
      const tops = items.map(({ top }) => top)
      expect(tops, path).toEqual(tops.toSorted((a, b) => a - b))
      expect(new Set(tops).size, path).toBe(items.length)
    }
  }
})
