import { expect } from '@playwright/test'
import { anchors } from '../../src/config/anchors'
import { everyPage } from './support/every-page'
import { findStruckLetters } from './support/find-struck-letters'
import { keptPageTest as test } from './support/kept-page'
import { openLive } from './support/live-page'
import { pageKinds } from './support/page-kinds'
import { resize } from './support/resize'

test.use({ serviceWorkers: 'block' })

/** From beginning to end, in one column where there is room for no more. */
const texts = [
  pageKinds['case study'],
  '/case-study/copilot-for-case-files/', // has a table
  pageKinds.article,
  pageKinds['article with a wide table'],
  pageKinds.privacy,
]
const read = [...texts, pageKinds.service, pageKinds.career, pageKinds.job]

/** What stands on a page by itself, not in a list or a table. */
const blocks =
  'main :is(h1, h2, h3, header p, .prose > *, figure, dl):not(li *, td *, aside *, nav *, figure *, .note *, form *, .footnotes *)'

for (const width of [1280, 1920])
  test(`at ${width} pixels the parts of a page begin at one of three columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of read) {
      await page.goto(path)
      const astray = await page.locator(blocks).evaluateAll((all) => {
        const content = Math.min(1200, document.documentElement.clientWidth - 96)
        const start = (document.documentElement.clientWidth - content) / 2
        const columns = [0, 1, 2].map((column) => start + (column * (content + 48)) / 3)
        return all
          .filter((block) => block.checkVisibility() && block.getBoundingClientRect().width > 1)
          .filter((block) => {
            const { left } = block.getBoundingClientRect()
            return columns.every((column) => Math.abs(column - left) > 1)
          })
          .map(
            (block) =>
              `${block.tagName} ${block.getBoundingClientRect().left} ${block.textContent.slice(0, 30)}`,
          )
      })
      expect(astray, path).toEqual([])
    }
  })

for (const width of [390, 768, 1020])
  test(`at ${width} pixels the parts of a text begin at its left edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of texts) {
      await page.goto(path)
      const lefts = await page
        .locator(blocks)
        .evaluateAll((all) => [
          ...new Set(
            all
              .filter((block) => block.checkVisibility() && block.getBoundingClientRect().width > 1)
              .map((block) => Math.round(block.getBoundingClientRect().left)),
          ),
        ])
      expect(lefts, path).toHaveLength(1)
    }
  })

for (const width of [1280, 1920])
  test(`at ${width} pixels the lead stands under the heading, on its left edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const kind of ['service', 'case studies', 'case study', 'article'] as const) {
      await page.goto(pageKinds[kind])
      const [heading, lead] = await page
        .locator('main h1, main h1 + p, main h1 + div > p:first-child')
        .evaluateAll((both) => both.map((part) => part.getBoundingClientRect()))
      if (heading === undefined || lead === undefined) throw new Error(`${kind}: no opening`)
      expect(lead.left, kind).toBe(heading.left)
      expect(lead.top, kind).toBeGreaterThanOrEqual(heading.bottom)
    }
  })

test('the list of case studies begins well below its band, each with a chart that ends before its title', async ({
  page,
}) => {
  for (const [width, least] of [
    [390, 40],
    [1280, 56],
    [1920, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pageKinds['case studies'])
    const studies = await page.locator('main li:has(h2)').evaluateAll((all) =>
      all.map((study) => ({
        bottom: study.getBoundingClientRect().bottom,
        chart: study.querySelector('svg')?.getBoundingClientRect().toJSON() as DOMRect | undefined,
        title: study.querySelector('h2')?.getBoundingClientRect().top ?? 0,
      })),
    )
    const [latest, ...others] = studies
    expect(latest?.chart).toBeUndefined()
    expect(others.length).toBeGreaterThan(1)
    for (const { chart, title } of others) {
      expect((chart?.top ?? 0) - (latest?.bottom ?? 0)).toBeGreaterThanOrEqual(least)
      expect(title).toBeGreaterThan(chart?.bottom ?? Infinity)
    }
  }
})

test('the chart of the overview of services reaches the edges of wide windows, and ends at a frame in wider ones', async ({
  page,
}) => {
  const sheet = page.locator('main div:has(> .sea-chart)').first()
  for (const [width, frame, own] of [
    [1920, '0px', 2560],
    [2560, '0px', 2880],
    [3840, '1px', 3520],
  ] as const) {
    await page.setViewportSize({ width, height: 1200 })
    await page.goto(pageKinds['services landing'])
    await expect(sheet).toHaveCSS('border-right-width', frame)
    expect(await sheet.evaluate((box) => box.getBoundingClientRect().width)).toBe(own)
  }
})

test('in wide windows the lead of a technology stands beside its name, above when it isn’t right, which is in the first view', async ({
  page,
}) => {
  await page.goto(pageKinds.technology)
  for (const width of [1024, 1280, 1920]) {
    await resize(page, width, 720)
    const [title, lead, band] = await page
      .locator('main h1, main h1 + div > p, main h2:text-is("Not the right choice when")')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()))
    if (title === undefined || lead === undefined || band === undefined) throw new Error('no opening')
    expect(lead.left, `at ${width}`).toBeCloseTo(band.left, 0)
    expect(lead.top, `at ${width}`).toBeLessThan(title.bottom)
    expect(band.bottom, `at ${width}`).toBeLessThan(720)
  }
})

test('the text on land stands clear of the coast beside it', async ({ page }) => {
  await page.goto(pageKinds.technology)
  for (const width of [768, 1280, 1920]) {
    await resize(page, width, 800)
    const heading = page.getByRole('heading', { name: 'Not the right choice when' })
    const gap = await heading.evaluate((text) => {
      const { left, top } = text.getBoundingClientRect()
      const land = text.parentElement?.querySelector<SVGPathElement>('.sc-land')
      const edge = land?.ownerSVGElement?.getBoundingClientRect().right ?? 0
      const toPage = land?.getScreenCTM()
      if (!land || !toPage) return 0
      const length = land.getTotalLength()
      const shore = Array.from({ length: 1200 }, (_, step) =>
        land.getPointAtLength((step / 1200) * length).matrixTransform(toPage),
      ).filter(({ x, y }) => x < edge && y > top - 20 && y < top + 300)
      return shore.length > 0 ? left - Math.max(...shore.map(({ x }) => x)) : 0
    })
    expect(gap, `at ${width}`).toBeGreaterThanOrEqual(30)
  }
})

for (const width of [1200, 1280, 1920, 2560])
  test(`at ${width} pixels the chart of an article stands beside its heading, up to the right edge of the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const kind of ['article', 'article with a wide table'] as const) {
      await page.goto(pageKinds[kind])
      const chart = page.locator('main .sea-chart').first()
      await expect(chart.locator('.sc-dot').first()).toBeVisible()
      const text = await page.locator('main h1').evaluate((title) => {
        const words = document.createRange()
        words.selectNodeContents(title)
        return words.getBoundingClientRect().right
      })
      const sheet = await chart.evaluate((svg) => svg.getBoundingClientRect().right)
      const numbers = await chart
        .locator('.sc-name')
        .evaluateAll((all) => all.map((number) => number.getBoundingClientRect().left))
      expect(sheet, kind).toBe(width)
      expect(Math.min(...numbers), kind).toBeGreaterThan(text)
    }
  })

test('on a category page tables of up to three columns stand in the column of the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/services/automation-integration/')
  const [heading, table] = await page
    .locator('main :is(h2 + p, .table-frame):not(section *)')
    .evaluateAll((both) => both.map((part) => part.getBoundingClientRect().left))
  expect(table).toBe(heading)
})

test('in the list of a category the time that a service takes has room beside the situations', async ({
  page,
}) => {
  await page.goto('/services/automation-integration/')
  for (const width of [1024, 1280]) {
    await resize(page, width, 800)
    for (const time of await page.getByText(/weeks in \d steps$/).all())
      expect((await time.boundingBox())?.width, `at ${width}`).toBeGreaterThanOrEqual(160)
  }
})

for (const width of [768, 1280, 1921, 2560, 3840])
  test(`at ${width} pixels a chart across a page reaches from one side of the window to the other, with its names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 })
    for (const kind of ['service', 'solution', 'case study', 'career', 'about'] as const) {
      await page.goto(pageKinds[kind])
      const { sheet, window, cut } = await page
        .locator('main .sea-chart:visible')
        .first()
        .evaluate((chart) => {
          const { left, right, top, bottom } = chart.getBoundingClientRect()
          const names = [...chart.querySelectorAll('.sc-name')].map((name) => ({
            text: name.textContent,
            box: name.getBoundingClientRect(),
          }))
          return {
            sheet: { left, right },
            window: document.documentElement.clientWidth,
            cut: names
              .filter(
                ({ box }) => box.left < left || box.right > right || box.top < top || box.bottom > bottom,
              )
              .map(({ text }) => text),
          }
        })
      expect(sheet, kind).toEqual({ left: 0, right: window })
      expect(cut, kind).toEqual([])
    }
  })

test('the lettering of a chart across a page grows a little in wide windows', async ({ page }) => {
  for (const kind of ['service', 'case study', 'about'] as const) {
    await page.goto(pageKinds[kind])
    for (const [width, least] of [
      [1280, 15],
      [1920, 16],
      [2560, 18],
    ] as const) {
      await resize(page, width, 1000)
      const size = await page
        .locator('main .sea-chart:visible .sc-name')
        .first()
        .evaluate((name: SVGTextElement) => {
          const { a: scale = 1 } = name.getScreenCTM() ?? {}
          return scale * parseFloat(getComputedStyle(name).fontSize)
        })
      expect(size, `${kind} at ${width}`).toBeGreaterThan(least)
      expect(size, `${kind} at ${width}`).toBeLessThan(least + 1)
    }
  }
})

for (const [width, most] of [
  [1280, 380],
  [1920, 470],
  [2560, 525],
] as const)
  test(`at ${width} pixels a chart with a course leaves room below it, and its names stand by their marks`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    for (const kind of ['service', 'solution', 'case study', 'career'] as const) {
      await page.goto(pageKinds[kind])
      const chart = page.locator('main .sea-chart:visible').first()
      expect((await chart.boundingBox())?.height, kind).toBeLessThan(most)
      const far = await chart.locator('.sc-name').evaluateAll((names: SVGTextElement[]) =>
        names.flatMap((name) => {
          const { a: scale = 1, e: x = 0, f: y = 0 } = name.getScreenCTM() ?? {}
          const { left, top, right, bottom } = name.getBoundingClientRect()
          const away = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
          const size = scale * parseFloat(getComputedStyle(name).fontSize)
          return away < 1.6 * size ? [] : [`${name.textContent}: ${away} pixels`]
        }),
      )
      expect(far, kind).toEqual([])
    }
  })

for (const [kind, said] of [
  ['service', 'Lengths: middle of each range'], // which names of its steps print
  ['case study', 'Distance along the line is time'],
] as const)
  test(`the chart of a ${kind} has a scale in weeks, legible and within the column of text`, async ({
    page,
  }) => {
    await page.goto(pageKinds[kind])
    for (const width of [768, 1280, 1920, 2560]) {
      await resize(page, width, 900)
      const scale = page.locator('main .sea-chart:visible .sc-scale')
      const [, weeks, ...words] = await scale.locator('text').allTextContents()
      expect(weeks).toMatch(/^\d+ weeks?$/)
      expect(words.join(' ')).toBe(said)
      const heights = await scale
        .locator('text')
        .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().height))
      expect(Math.min(...heights), `${width}`).toBeGreaterThan(12)
      const column = await page.locator('main h1').boundingBox()
      const bar = await scale.locator('path').first().boundingBox()
      expect(bar?.x, `${width}`).toBeGreaterThanOrEqual((column?.x ?? 0) - 1)
    }
  })

test('on a phone a service says that its chart isn’t to scale, where that of wider windows is', async ({
  page,
}) => {
  for (const [path, isTimed] of [
    [pageKinds.service, true],
    [pageKinds.career, false],
    [pageKinds['case study'], false], // on phones, too, it is
  ] as const) {
    await page.goto(path)
    for (const width of [360, 1280]) {
      await resize(page, width, 900)
      const note = page.getByText('Not to scale').filter({ visible: true })
      await expect(note, `${path} at ${width}`).toHaveCount(isTimed && width === 360 ? 1 : 0)
    }
  }
})

test('the words below the scale of a chart cover no name, mark or number, and end within the window', async ({
  page,
}) => {
  for (const path of [
    pageKinds.service,
    pageKinds['case study'],
    '/services/migration-modernization/legacy-to-cloud-transition/', // in two lines
  ]) {
    await page.goto(path)
    for (const width of [320, 360, 640, 768, 1280, 1920, 2560]) {
      await resize(page, width, 900)
      const chart = page.locator('main .sea-chart:visible').first()
      await expect(chart.locator('.sc-name').first()).toBeVisible()
      const covered = await chart.evaluate((svg) => {
        const frame = svg.parentElement?.getBoundingClientRect()
        const words = [...svg.querySelectorAll('.sc-scale text[dy]')].map((text) =>
          text.getBoundingClientRect(),
        )
        const others = [...svg.querySelectorAll('text:not([dy]), .sc-dot, .sc-scale path')]
          .filter((part) => part.checkVisibility())
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
        return words.flatMap((word) => [
          ...(frame && (word.right > frame.right || word.top < frame.top || word.bottom > frame.bottom)
            ? ['beyond the frame']
            : []),
          ...others.flatMap(({ part, box }) =>
            box.left < word.right && box.right > word.left && box.top < word.bottom && box.bottom > word.top
              ? [part.textContent || String(part.getAttribute('class'))]
              : [],
          ),
        ])
      })
      expect(covered, `${path} at ${width}`).toEqual([])
    }
  }
})

test('the chart of technologies reaches both edges of every window, with all its names in it', async ({
  page,
}) => {
  await page.goto('/technologies/')
  for (const width of [360, 768, 1280, 1920, 2560]) {
    await resize(page, width, 900)
    const chart = page.locator('main .sea-chart').filter({ visible: true }).first()
    const sheet = await chart.evaluate((svg) => svg.getBoundingClientRect())
    expect([width, sheet.left <= 0, sheet.right >= width - 16]).toEqual([width, true, true])
    const names = await chart
      .locator('.sc-name, .sc-area')
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect()))
    expect(names.length).toBeGreaterThan(4)
    expect(names.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
  }
})

test('the list of related technologies begins at the top of their chart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/technologies/modern-development/graph-api/')
  const section = page.locator('section#neighbors')
  const topOf = async (part: string) => (await section.locator(part).first().boundingBox())?.y ?? 0
  expect(Math.abs((await topOf('li')) - (await topOf('div:has(> .sea-chart)')))).toBeLessThan(3)
})

test('the islands on the chart of the company lead to what each team does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(pageKinds.about)
  const links = page.locator('main .sea-chart:visible a')
  const teams = page.locator('main li[id] > h3')
  const names = await teams.allTextContents()
  expect(names).toHaveLength(5)
  await expect(links).toHaveCount(names.length)
  for (const [index, name] of names.entries()) {
    await links.nth(index).locator('.sc-name').click()
    await expect(page.locator('main li:target > h3')).toHaveText(name)
  }
})

test('the overview of services is one chart: each kind begins below its mark on the course', async ({
  page,
}) => {
  await page.goto(pageKinds['services landing'])
  for (const width of [1216, 1280, 1920]) {
    await resize(page, width, 800)
    const marks = await page
      .locator('main .sea-chart .sc-dot')
      .first()
      .evaluate((rings: SVGPathElement) => {
        const { a: scale = 1, e = 0, f = 0 } = rings.getScreenCTM() ?? {}
        const radius = parseFloat(getComputedStyle(rings).strokeWidth) / 2
        return [...(rings.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => ({
          left: e + scale * (Number(x) - radius),
          bottom: f + scale * (Number(y) + radius),
        }))
      })
    const names = await page
      .locator('main li:has(h3) > h2')
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON() as DOMRect))
    // in one row, which the first view has, and the first of them begins where the page's text does
    expect(new Set(names.map(({ top }) => Math.round(top))).size).toBe(1)
    expect(Math.max(...names.map(({ bottom }) => bottom))).toBeLessThan(700)
    const title = await page.locator('h1').evaluate((text) => text.getBoundingClientRect().left)
    expect(Math.abs((names[0]?.left ?? 0) - title)).toBeLessThan(1)
    expect(marks.length).toBe(names.length)
    names.forEach(({ left, top }, index) => {
      const mark = marks[index]
      expect(Math.abs((mark?.left ?? 0) - left)).toBeLessThan(6)
      expect(top - (mark?.bottom ?? 0)).toBeGreaterThan(0)
      expect(top - (mark?.bottom ?? 0)).toBeLessThan(32)
    })
    const bar = await page.getByRole('banner').boundingBox()
    const legend = await page.getByText('Four kinds of work: start with any').boundingBox()
    expect((legend?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0), `at ${width}`).toBeGreaterThanOrEqual(24)
    const lead = await page
      .locator('main header p')
      .last()
      .evaluate((text) => text.getBoundingClientRect().bottom)
    expect(lead).toBeLessThan(names[1]?.top ?? 0)
  }
})

test('home and the overview of services say that their courses are no order of work', async ({ page }) => {
  for (const path of ['/', pageKinds['services landing']]) {
    await page.goto(path)
    for (const width of [320, 360, 768, 1280, 1920]) {
      await resize(page, width, 800)
      const legend = page.getByText(/^Four kinds of work.*start with/)
      await expect(legend).toBeVisible()
      // neither names of the course nor numbers stand on it
      const covered = await legend.evaluate((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = [...range.getClientRects()]
        return [...document.querySelectorAll('main nav a, main .sea-chart text')]
          .filter((other) => other.checkVisibility() && !other.contains(text))
          .filter((other) => {
            const box = other.getBoundingClientRect()
            const inner = other.matches('a') ? parseFloat(getComputedStyle(other).paddingBlockStart) : 0
            return lines.some(
              (line) =>
                line.left < box.right &&
                box.left < line.right &&
                line.top < box.bottom - inner &&
                box.top + inner < line.bottom,
            )
          })
          .map((other) => other.textContent)
      })
      expect(covered, `${path} at ${width}`).toEqual([])
    }
  }
})

test('each kind of service on the home page says by a picture nothing that the first chart has said', async ({
  page,
}) => {
  await page.goto('/')
  for (const width of [320, 360, 414, 560]) {
    await resize(page, width, 740)
    const rows = page.locator('main li:has(> div > h3 + p):has(> ul)')
    await expect(rows).toHaveCount(4)
    await expect(rows.locator('svg, img')).toHaveCount(0)
    for (const row of await rows.all()) await expect(row.getByRole('link').last()).toBeVisible()
  }
})

test('the overview of solutions sets the same facts of both side by side, also on a phone', async ({
  page,
}) => {
  await page.goto(pageKinds.solutions)
  for (const width of [360, 768, 1280]) {
    await resize(page, width, 800)
    const [first, second] = await page.locator('main section:has(h2 a) dl').evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('dd')].map((fact) => {
          const { bottom, left } = fact.getBoundingClientRect()
          return { bottom: Math.round(bottom), left }
        }),
      ),
    )
    expect(first?.length).toBe(8)
    expect(second?.map(({ bottom }) => bottom)).toEqual(first?.map(({ bottom }) => bottom))
    expect(second?.[0]?.left).toBeGreaterThan(first?.[0]?.left ?? 0)
    for (const part of ['p', width < 1152 ? 'ol' : '.sea-chart']) {
      const tops = await page
        .locator('main section:has(h2 a)')
        .locator(part)
        .filter({ visible: true })
        .evaluateAll((parts) => parts.map((each) => Math.round(each.getBoundingClientRect().top)))
      expect(new Set(tops).size, `${part} at ${width}`).toBe(1)
    }
  }
})

test('a service says what it is for and how long it takes, then what you get and how, then the background', async ({
  page,
}) => {
  for (const [width, lowest] of [
    [390, 1100],
    [1280, 1050],
    [1920, 1200],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pageKinds.service)
    const names = await page.locator('main h2').allTextContents()
    expect(names.slice(0, 2)).toEqual(['What you get', 'How it works'])
    expect(names.indexOf('What we need from you')).toBeGreaterThan(2)
    const opening = page.locator('main header')
    await expect(opening.getByText(/\d–\d+ weeks in \d steps/)).toBeInViewport()
    await expect(opening.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^\/contact\//)
    const example = opening.getByRole('link', { name: /^(?:Worked example: |Read a sample )/ })
    await expect(example).toHaveAttribute('href', /^\/(?:case-study|samples)\//)
    await expect(example).toBeInViewport()
    const [offer] = await page
      .getByRole('heading', { name: 'What you get' })
      .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top))
    expect(offer).toBeLessThan(lowest)
  }
})

for (const width of [360, 768, 1280])
  test(`at ${width} pixels the first view of the home page has one button in full color, its own`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/')
    const filled = await page.locator('header a, main section:first-of-type a').evaluateAll((links) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.background = 'var(--accent)'
      const full = getComputedStyle(probe).backgroundColor
      probe.remove()
      return links
        .filter((link) => link.checkVisibility() && getComputedStyle(link).backgroundColor === full)
        .map((link) => link.textContent)
    })
    expect(filled).toEqual([expect.not.stringContaining('Get In Touch')])
  })

test('on a phone what can be checked stands in the first view of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  for (const name of [/^Sample /, /worked examples|case studies/, /technologies$/])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main').locator('a[href="/samples/"]').first()).toBeInViewport({ ratio: 1 })
})

for (const width of [360, 540, 1024, 1280, 1920])
  test(`at ${width} pixels no line of the home page’s heading is half as long as another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const lines = await page.locator('h1').evaluate((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return [...range.getClientRects()].map((line) => line.width)
    })
    expect(lines.length).toBeGreaterThan(1)
    expect(Math.min(...lines)).toBeGreaterThan(Math.max(...lines) / 2)
  })

test('on a phone the home page is no longer than ten screens and has the timeline of its example, and no row has to be pushed sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const phases = page.locator('main figure ol > li')
  await expect(phases).toHaveCount(4)
  for (const phase of await phases.all()) await expect(phase).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7400)
  const rows = await page
    .locator('main :is(ul, ol)')
    .evaluateAll((lists) =>
      lists
        .filter((list) =>
          [list, list.parentElement].some((row) => row && getComputedStyle(row).overflowX === 'auto'),
        )
        .map((list) => list.textContent),
    )
  expect(rows).toEqual([])
})

test('on a phone the stages of a project stand below each other, each with its name and time in a line and its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const stages = page.locator('main ol', { hasText: 'Short assessment' }).locator('> li')
  const boxes = await stages.evaluateAll((items) =>
    items.map((item) => {
      const boxOf = (part: string) => item.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      const { left, right } = item.getBoundingClientRect()
      const [name, time, text] = [boxOf('h3'), boxOf('span'), boxOf('p')]
      return {
        left,
        right,
        apart: time.left - name.right,
        name: name.bottom,
        time: time.bottom,
        text: text.top,
      }
    }),
  )
  expect(boxes).toHaveLength(5)
  expect(new Set(boxes.map(({ left, right }) => `${left} ${right}`)).size).toBe(1)
  for (const { apart, name, time, text } of boxes) {
    expect(apart).toBeGreaterThan(8)
    expect(Math.abs(name - time)).toBeLessThan(8)
    expect(text).toBeGreaterThan(name - 1)
  }
})

test('a phone gets what wider windows show of the home page: stages, figures, products, reply times and phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const main = page.getByRole('main')
  for (const text of [
    'Find your own figure.',
    'each can be reversed on its own',
    'Reads incoming documents',
    'We reply',
    'Or call',
  ])
    await expect(main.getByText(text), text).toBeVisible()
  for (const product of ['SharePoint', 'Power Automate', 'Azure AI services', 'Angular'])
    await expect(main.getByRole('link', { name: product, exact: true })).toBeVisible()
  await expect(main.locator('a[href^="tel:"]')).toBeVisible()
})

test('the first view of the home page says where the firm is', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const place = page.getByText('London and Dublin')
    await expect(place).toBeInViewport()
    const lines = await place.evaluate((text) => text.getBoundingClientRect().height)
    expect(lines).toBeLessThan(24) // one
  }
})

for (const width of [1280, 1920])
  test(`at ${width} pixels the columns and tables of a category page end at one edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of everyPage.filter((one) => /^\/(?:services|technologies)\/[^/]+\/$/.test(one))) {
      await page.goto(path)
      const edge = await page.locator('main h2').last().locator('xpath=../..').boundingBox()
      const ends = await page
        .locator(
          'main .plain-block > div:has(> .prose:nth-child(2)), main .plain-block > .prose > .table-frame',
        )
        .evaluateAll((all) =>
          all.map((part) => (part.lastElementChild ?? part).getBoundingClientRect().right),
        )
      for (const end of ends) expect(end, path).toBeCloseTo((edge?.x ?? 0) + (edge?.width ?? 0), 0)
    }
  })

test('an invitation to comment stands under its heading, on the left edge of the article', async ({
  page,
}) => {
  await page.goto(pageKinds.article)
  for (const width of [768, 1280, 1920]) {
    await resize(page, width, 900)
    const lefts = await Promise.all(
      [
        page.locator('main article p').first(),
        page.getByRole('heading', { name: 'Comments' }),
        page.getByRole('link', { name: 'Write a comment' }),
      ].map((one) => one.evaluate((part) => part.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size, `at ${width}`).toBe(1)
  }
})

test('the chart of the 404 page meets the shore of the footer without a scale between them', async ({
  page,
}) => {
  await page.goto('/no-such-page/')
  await expect(page.locator('main .sea-chart')).toHaveCount(1)
  await expect(page.locator('main hr')).toHaveCount(0)
})

for (const width of [768, 1280, 1920])
  test(`at ${width} pixels the prices of a proposal end where the lines of the sheet do`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/samples/proposal-for-eleven-sites/')
    const edge = await page
      .locator('main article dl')
      .evaluate((facts) => facts.getBoundingClientRect().right)
    const prices = page.getByRole('cell', { name: /^£/ })
    const ends = await prices.evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return text.getBoundingClientRect().right
      }),
    )
    expect(ends.length).toBeGreaterThan(4)
    for (const end of ends) expect(end).toBeCloseTo(edge, 0)
  })

test('on a tablet a table of nine columns shows them all', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(pageKinds['article with a wide table'])
  const frame = page.locator('main .table-frame:has(th:nth-child(9))')
  const hidden = () => frame.evaluate((part) => part.scrollWidth - part.clientWidth)
  await expect.poll(hidden).toBe(0) // once the font is there
})

for (const width of [1280, 1920])
  test(`at ${width} pixels solutions and articles on the home page begin on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const tops = await Promise.all(
      ['Smart Docs', 'End of support'].map((name) =>
        page
          .locator('main section li')
          .filter({ has: page.getByRole('heading', { level: 3, name }) })
          .last()
          .evaluate((item) => item.getBoundingClientRect().top),
      ),
    )
    expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 0)
  })

test('on a phone tables are as large as 16 pixels, and short cells of a row share a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(pageKinds['article with a wide table'])
  const table = page.locator('main table:has(th:nth-child(9))')
  await expect(table).toHaveCSS('font-size', '16px')
  const row = table.locator('tbody tr').nth(1) // nine cells
  const lines = await row.evaluate((cells) => cells.getBoundingClientRect().height / 24)
  expect(lines).toBeLessThan(6)
})

test('on a phone a table of figures keeps its columns, all within the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const sample of ['idle-test-servers', 'three-years-in-quarters']) {
    await page.goto(`/samples/${sample}/`)
    const table = page.locator('main table[data-figures]')
    await expect(table.locator('tbody td').first()).toHaveCSS('text-align', 'right')
    await expect(table.locator('tbody td').first()).toHaveCSS('display', 'table-cell')
    const hidden = () =>
      table.evaluate(({ parentElement: frame }) =>
        frame ? frame.scrollWidth - frame.clientWidth : undefined,
      )
    await expect.poll(hidden, sample).toBe(0) // once the font is there
  }
  // of seven columns three stand in a line, below each other in all rows
  await page.goto('/samples/proposal-for-eleven-sites/')
  const wide = page.locator('main table').filter({ hasText: 'Lead engineer' })
  const places = await wide
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(),
      ),
    )
  expect(new Set(places).size).toBe(1)
})

test('on a phone the time of each step stands below its name, also of a short one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact/')
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const below = await steps.locator('h3 + .eyebrow').evaluateAll((times) =>
    times.map((time) => {
      const name = time.previousElementSibling?.getBoundingClientRect()
      return time.getBoundingClientRect().top >= (name?.bottom ?? Infinity) - 1
    }),
  )
  expect(below).toEqual([true, true, true, true])
})

test('on a phone the chart of an article begins close below its date, also where its coast comes from the south', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLive(page, '/blog/azure-bill-line-by-line/')
  const drawn = page.locator('main [data-late="first"] svg path')
  await expect.poll(() => drawn.count()).toBeGreaterThan(4)
  const date = await page.locator('main header time').boundingBox()
  const tops = await drawn.evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().top))
  expect(Math.min(...tops) - (date?.y ?? 0) - (date?.height ?? 0)).toBeLessThan(90)
})

test('date and author of an article stand apart in lists', async ({ page }) => {
  await page.goto(pageKinds.blog)
  for (const width of [390, 768, 1280]) {
    await resize(page, width, 800)
    const touching = await page.locator('main time').evaluateAll((dates) =>
      dates.filter((date) => {
        const [first, next] = [date, date.nextElementSibling].map((part) => part?.getBoundingClientRect())
        return first && next && next.top < first.bottom && next.left - first.right < 8
      }),
    )
    expect(touching).toEqual([])
  }
})

test('the contact page has a chart of the offices below their addresses, and no gap without script', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/contact/')
  await page.locator('#offices').scrollIntoViewIfNeeded()
  const chart = page.locator('main .sea-chart').filter({ visible: true })
  await expect(chart.getByText('London')).toBeVisible()
  await expect(chart.getByText('Dublin')).toBeVisible()
  await expect(chart.getByText('116°')).toBeVisible()

  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await plain.goto('/contact/')
  await expect(plain.getByText('3 Sample Quay')).toBeVisible()
  await expect(plain.locator('main .sea-chart').filter({ visible: true })).toHaveCount(0)
  await expect(plain.locator('main hr.scale').filter({ visible: true })).toHaveCount(0)
  await plain.close()
})

for (const width of [1280, 1920])
  test(`at ${width} pixels what can go wrong stands side by side in each case study, and one finding is set large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of everyPage.filter((one) => /^\/case-study\/./.test(one))) {
      await page.goto(path)
      const heading = page.getByRole('heading', { name: 'What can go wrong' })
      const risks = await heading
        .locator('xpath=following-sibling::p')
        .evaluateAll((all) => all.map((risk) => risk.getBoundingClientRect()))
      expect(risks.length, path).toBeGreaterThan(1)
      expect(new Set(risks.map(({ top }) => top)).size, path).toBe(1)
      const finding = page.locator('main .finding')
      await expect(finding, path).toHaveCount(1)
      const sentence = await finding.innerText()
      await expect(page.getByText(sentence), `${path}: once`).toHaveCount(1)
      const sizes = await finding.evaluate((text) =>
        [text, text.ownerDocument.querySelector('main h2')].map((one) =>
          one ? parseFloat(getComputedStyle(one).fontSize) : 0,
        ),
      )
      expect(sizes[0], path).toBeGreaterThan(sizes[1] ?? Infinity)
      expect(sizes[0], path).toBeLessThan((sizes[1] ?? 0) * 1.2) // a level of its own, far below the title
    }
  })

test('on a phone a case study has its chart, too, with its scale, and no empty frame without script', async ({
  page,
  browser,
}) => {
  const path = '/case-study/file-server-eleven-sites/'
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(path)
  const chart = page.locator('main .sea-chart').filter({ visible: true })
  await expect(chart).toHaveCount(1)
  await expect(chart.getByText('2 weeks')).toBeVisible()
  await expect(chart.getByText('Finance')).toBeVisible()
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  await plain.goto(path)
  await expect(plain.getByRole('heading', { name: 'Expected results' })).toBeVisible()
  await expect(plain.locator('main :is(.sea-chart, hr.scale)').filter({ visible: true })).toHaveCount(0)
  await plain.close()
})

for (const width of [768, 1100])
  test(`at ${width} pixels the chart of an article is low, and its left edge fades`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog/file-server-to-sharepoint/') // its chart has land at the edge
    const chart = page.locator('main .sea-chart').first()
    await expect(chart.locator('.sc-dot').first()).toBeVisible()
    expect((await chart.boundingBox())?.height).toBeLessThan(360)
    await expect(chart).toHaveCSS('mask-image', /gradient/)
  })

test('steps stand side by side across the page where there is room, else one below the other', async ({
  page,
}) => {
  for (const [width, areBeside] of [
    [1280, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [pageKinds.service, pageKinds.solution, pageKinds.career]) {
      await page.goto(path)
      const tops = await page
        .locator(`#${anchors.steps}, #${anchors.flow}, #${anchors.hiring}`)
        .first()
        .getByRole('listitem')
        .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top))
      expect(tops.length, path).toBeGreaterThan(3)
      expect(new Set(tops).size, path).toBe(areBeside ? 1 : tops.length)
    }
  }
})

test('on the narrowest phone no letter on a chart is smaller than 12 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const kind of [
    'services landing',
    'service category',
    'service',
    'technologies landing',
    'technology category',
    'technology',
    'solution',
    'about',
    'contact',
    'career',
    'blog',
    'article',
    'case study',
  ] as const) {
    await page.goto(pageKinds[kind])
    for (const late of await page.locator('[data-late]').filter({ visible: true }).all()) {
      await late.scrollIntoViewIfNeeded()
      await expect(late.locator('.sc-land').first()).toBeAttached()
    }
    const small = await page.locator('main .sea-chart text').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const scale = (text instanceof SVGTextElement && text.getScreenCTM()?.a) || 0
        const size = Math.abs(scale) * parseFloat(getComputedStyle(text).fontSize)
        return text.checkVisibility() && !text.hasAttribute('transform') && size < 12
          ? [`${text.textContent}: ${size} pixels`]
          : []
      }),
    )
    expect(small, kind).toEqual([])
  }
})

test('the course of hiring and of a product names its steps, in the order of the list below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const kind of ['career', 'solution'] as const) {
    await page.goto(pageKinds[kind])
    const names = page.locator('main .sea-chart:visible .sc-name')
    await expect(page.locator('main .sea-chart:visible .sc-scale')).toHaveCount(0)
    const steps = page.locator(`#${anchors.hiring}, #${anchors.flow}`).getByRole('listitem')
    await expect(steps).toHaveCount(5)
    const titles = await steps.getByRole('heading').allTextContents()
    expect(await names.allTextContents(), kind).toEqual(titles)
    // one figure: the list is near, and the line is on the chart alone
    const chart = await page.locator('main .sea-chart:visible').boundingBox()
    const list = await steps.first().boundingBox()
    expect((list?.y ?? Infinity) - (chart?.y ?? 0) - (chart?.height ?? 0), kind).toBeLessThan(130)
    const lines = await steps.evaluateAll((all) =>
      all.map((step) => getComputedStyle(step, '::after').display).filter((display) => display !== 'none'),
    )
    expect(lines, kind).toEqual([])
  }
})

test('no line of depth runs behind a name on the chart of a category of services', async ({ page }) => {
  for (const path of everyPage.filter((one) => /^\/services\/[^/]+\/$/.test(one))) {
    await page.goto(path)
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await resize(page, width, 900)
      await expect(page.locator('main .sea-chart:visible .sc-name').first()).toBeVisible()
      const crossed = await findStruckLetters(page, {
        lines: '.sc-line, .sc-deep, .sc-1, .sc-2, .sc-3',
        texts: '.sc-name',
        rows: 13,
        most: 0,
        withSpaces: true,
      })
      expect(crossed, `${path} at ${width}`).toEqual([])
    }
  }
})

test('on a phone the name of a part of the company keeps off the team above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(pageKinds.about)
  const chart = page.locator('main .sea-chart:visible')
  const boxOf = async (text: string) => {
    const box = await chart.getByText(text, { exact: true }).last().boundingBox()
    if (!box) throw new Error(`${text} is not shown.`)
    return box
  }
  const [name, part] = [await boxOf('applications'), await boxOf('Run and support')]
  expect(part.y - (name.y + name.height)).toBeGreaterThan(8)
})

test('no tick of a compass begins where two arcs of its circle meet, which browsers draw as wedges', async ({
  page,
}) => {
  await page.goto(pageKinds.career)
  for (const ring of ['.sc-degrees', '.sc-tens'])
    await expect(page.locator(`main .sea-chart:visible ${ring}`)).toHaveCSS('stroke-dashoffset', '0.5px')
})

test('names of technologies on the chart of all of them keep apart', async ({ page }) => {
  await page.goto('/technologies/')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [1024, 1280, 1920]) {
    await resize(page, width, 900)
    const boxes = await page.locator('main .sea-chart:visible .sc-name').evaluateAll((names) =>
      names.map((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect()
        return { text: name.textContent, left, right, top, bottom }
      }),
    )
    expect(boxes.length).toBeGreaterThan(20)
    const near = boxes.flatMap((one) =>
      boxes
        .filter(
          ({ left, top, bottom }) =>
            left >= one.right - 1 && left - one.right < 6 && top < one.bottom - 4 && bottom > one.top + 4,
        )
        .map(({ text }) => `${one.text} and ${text} at ${width}`),
    )
    expect(near).toEqual([])
  }
})

test('a phone has the line of each technology, too, and 56 pixels above and below the parts of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/technologies/')
  const lines = page.getByText('A home for documents with owners, versions and rules that hold.')
  await expect(lines.filter({ visible: true })).toHaveCount(1)
  const spaces = await page
    .locator('main .section-space')
    .evaluateAll((all) => all.map((part) => parseFloat(getComputedStyle(part).paddingBottom)))
  expect(spaces.length).toBeGreaterThan(0)
  expect(Math.min(...spaces)).toBeGreaterThanOrEqual(56)
})
