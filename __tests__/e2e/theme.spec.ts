import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { drill } from './support/drill'
import { everyPage } from './support/every-page'
import { journey } from './support/journey'
import { becomeLive, holdScripts, isMarked, markDocument, openLive } from './support/live-page'
import { eachKind } from './support/page-kinds'

test.use({ serviceWorkers: 'block' })

const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Theme: / })

/** Lightness of a computed color, 0 to 255. */
const lightness = (page: Page, selector: string, property: 'color' | 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const { [name]: computed } = getComputedStyle(element)
      const parts = computed.match(/[\d.]+/g)?.map(Number) ?? []
      const [red = 0, green = 0, blue = 0] = parts
      return (red * 2 + green * 7 + blue) / 10
    }, property)

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const ground = expect.poll(() => lightness(page, 'body', 'backgroundColor'))
  await (theme === 'dark' ? ground.toBeLessThan(60) : ground.toBeGreaterThan(200))
  const text = expect.poll(() => lightness(page, 'body', 'color'))
  await (theme === 'dark' ? text.toBeGreaterThan(200) : text.toBeLessThan(60))
}

for (const colorScheme of ['light', 'dark'] as const) {
  const other = colorScheme === 'light' ? 'dark' : 'light'
  const sampled = colorScheme === 'light' ? {} : drill

  test.describe(`with a ${colorScheme} system theme`, () => {
    test.use({ colorScheme })

    test(`the site is ${colorScheme}, and follows the system`, async ({ page }) => {
      await page.goto('/about/')
      await expectTheme(page, colorScheme)
      await page.emulateMedia({ colorScheme: other })
      await expectTheme(page, other)
    })

    // Firefox has the theme of its machine, which is light
    const where = colorScheme === 'light' ? journey : {}
    test(
      'the switch changes the theme, and the choice survives reloads and navigation',
      where,
      async ({ page }) => {
        await openLive(page, '/about/')
        await themeSwitch(page).click()
        await expectTheme(page, other)
        await page.reload()
        await becomeLive(page)
        await expectTheme(page, other)
        await openLive(page, '/contact/')
        await expectTheme(page, other)
        await markDocument(page)
        await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
        await expect(page).toHaveURL('/career/')
        expect(await isMarked(page)).toBe(true)
        await expectTheme(page, other)
        await themeSwitch(page).click()
        await expectTheme(page, colorScheme)
        await page.reload()
        await expectTheme(page, colorScheme)
      },
    )

    test('the switch works before scripts run', sampled, async ({ page }) => {
      await holdScripts(page)
      await page.goto('/about/', { waitUntil: 'domcontentloaded' })
      await themeSwitch(page).click()
      await expectTheme(page, other)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await expectTheme(page, other)
    })

    test('the switch says which of three themes is set, and the third click returns to the system’s', async ({
      page,
    }) => {
      await openLive(page, '/about/')
      for (const [theme, ground] of [
        ['system', colorScheme],
        [other, other],
        [colorScheme, colorScheme],
        ['system', colorScheme],
      ] as const) {
        await expect(page.getByRole('button', { name: `Theme: ${theme}`, exact: true })).toBeVisible()
        const told = themeSwitch(page).locator('[aria-live=polite]') // its name, and nothing beside it to read again
        await expect(told).toHaveText(`Theme: ${theme}`, { useInnerText: true })
        await expectTheme(page, ground)
        await themeSwitch(page).click()
      }
      await themeSwitch(page).click()
      await themeSwitch(page).click()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Theme: system', exact: true })).toBeVisible()
      await page.emulateMedia({ colorScheme: other })
      await expectTheme(page, other)
    })

    test('a stored theme is set before first paint', sampled, async ({ page }) => {
      await page.goto('/about/')
      await themeSwitch(page).click()
      await holdScripts(page)
      await page.addInitScript(() => {
        const seen: (string | undefined)[] = []
        Object.assign(window, { themesSeen: seen })
        const root = () => document.documentElement
        new MutationObserver((_, observer) => {
          if (document.querySelector('body') === null) return
          seen.push(root().dataset['theme'])
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
        addEventListener('DOMContentLoaded', () => seen.push(root().dataset['theme']))
      })
      await page.goto('/services/', { waitUntil: 'domcontentloaded' })
      const seen = await page.evaluate(() => (window as unknown as { themesSeen: string[] }).themesSeen)
      expect(seen).toEqual([other, other])
    })

    test('the switch works without storage', sampled, async ({ page }) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      })
      await openLive(page, '/about/')
      await expectTheme(page, colorScheme)
      await themeSwitch(page).click()
      await expectTheme(page, other)
      await themeSwitch(page).click()
      await expectTheme(page, colorScheme)
      expect(faults).toEqual([])
    })

    test('native controls follow the theme', sampled, async ({ page }) => {
      await page.goto('/about/')
      await themeSwitch(page).click()
      await expect(page.locator('html')).toHaveCSS('color-scheme', other)
    })
  })
}

test('pages that the server makes have the theme that was chosen, and its switch', async ({ page }) => {
  await page.goto('/search/?q=licence')
  await expectTheme(page, 'light')
  await themeSwitch(page).click()
  await expectTheme(page, 'dark')
  await page.goto('/api/forms/contact')
  await expectTheme(page, 'dark')
})

test('an invalid stored value is ignored', journey, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', '"><b>'))
  await page.goto('/about/')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expectTheme(page, 'light')
})

test(
  'the switch works by keyboard; Escape and the search hide the tooltip in sight',
  journey,
  async ({ page }) => {
    await openLive(page, '/about/')
    const tip = themeSwitch(page).locator('> span')
    await expect(tip).toHaveCSS('scale', '0')
    await themeSwitch(page).focus()
    await page.keyboard.press('Enter')
    await expectTheme(page, 'dark')
    await expect(tip).toHaveCSS('scale', 'none')
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCSS('scale', '0')
    await page.keyboard.press('Space')
    await expectTheme(page, 'light')
    await expect(tip).toHaveCSS('scale', 'none')
    const opener = page.locator('header [popovertarget="site-search"]')
    await opener.hover()
    await expect(opener.locator('> span')).toHaveCSS('scale', 'none')
    await page.keyboard.press('Control+k')
    await expect(opener.locator('> span')).toHaveCSS('scale', '0')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('the system theme applies and there is no switch', async ({ page }) => {
    await page.goto('/about/')
    await expectTheme(page, 'dark')
    await expect(themeSwitch(page)).toBeHidden()
  })
})

test.describe('in print', () => {
  test('a page has no header, and of the footer the company alone', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of [
      '/',
      '/blog/end-of-support-dates/',
      '/services/strategic-consulting/tech-advisory/',
      '/services/',
    ]) {
      await page.goto(path)
      await expect(page.locator('header[data-site]'), path).toBeHidden()
      for (const footer of await page.locator('footer[data-site]').all()) {
        await expect(footer.getByText(/^© \d{4} /)).toBeVisible()
        for (const link of await footer.getByRole('navigation').all()) await expect(link).toBeHidden()
      }
      await expect(page.locator('.skip-link')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main p').filter({ visible: true }).first()).toBeVisible()
    }
  })

  test('a chart is left out with its scale and what it means', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const path of [
      '/services/strategic-consulting/tech-advisory/',
      '/case-study/one-figure-for-the-board/',
    ]) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(path)
      const parts = page.locator('main .sea-chart, main hr.scale').filter({ visible: true })
      const meaning = page.getByText('Each mark is the end of a phase')
      await expect(parts).toHaveCount(2)
      await page.emulateMedia({ media: 'print' })
      await expect(parts).toHaveCount(0)
      await expect(meaning.filter({ visible: true })).toHaveCount(0)
    }
  })

  test('text is dark in the dark theme, too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await holdScripts(page)
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto('/blog/end-of-support-dates/')
    await expectTheme(page, 'dark')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const selector of ['h1', 'main h2', 'main p'])
      expect(await lightness(page, selector, 'color'), selector).toBeLessThan(140)
  })

  test('collapsed answers are printed', async ({ page }) => {
    await page.goto('/services/strategic-consulting/tech-advisory/')
    const answer = page.locator('#questions details p').first()
    await expect(answer).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(answer).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves for longer than a millisecond', async ({ page }) => {
    for (const [kind, path] of eachKind.filter(([name]) =>
      ['home', 'services landing', 'service', 'article', 'not found'].includes(name),
    )) {
      await openLive(page, path)
      await themeSwitch(page).click()
      await page.locator('main a:not(svg a)').first().hover() // in a chart the middle of a link may be water
      const slow = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
          .map(({ effect }) => (effect as KeyframeEffect).target?.className),
      )
      expect(slow, kind).toEqual([])
      const declared = await page.evaluate(() => {
        const longest = (times: string) =>
          Math.max(...times.split(',').map((time) => parseFloat(time) * (time.includes('ms') ? 1 : 1000)))
        return [...document.querySelectorAll('*')]
          .filter((element) => longest(getComputedStyle(element).transitionDuration) > 1)
          .map((element) => element.className)
      })
      expect(declared, kind).toEqual([])
      await expect(page.locator('html')).not.toHaveCSS('scroll-behavior', 'smooth')
    }
  })
})

test('everything has its new color at once when the theme is switched', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  for (const path of ['/', '/about/', '/blog/']) {
    await openLive(page, path)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
    const late = await page.evaluate(async () => {
      const names = [
        'color',
        'backgroundColor',
        'borderTopColor',
        'borderBottomColor',
        'fill',
        'stroke',
      ] as const
      const elements = [...document.querySelectorAll('body, body *')]
      const read = () =>
        elements.map((element) => {
          const style = getComputedStyle(element)
          return names.map((name) => style[name]).join()
        })
      await Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
      )
      const switches = [...document.querySelectorAll<HTMLElement>('[data-theme-switch]')]
      switches.find((button) => button.checkVisibility())?.click()
      const first = read()
      await new Promise((resolve) => setTimeout(resolve, 400))
      return read().flatMap((colors, at) => (colors === first[at] ? [] : [elements[at]?.tagName]))
    })
    expect(late, path).toEqual([])
    await page.evaluate(() => localStorage.clear())
  }
})

test('on a phone the switch is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'light' })
  await openLive(page, '/about/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Theme: system' }).click()
  await expectTheme(page, 'dark')
})

/** Whether a page has tables or code, by its HTML. */
const hasFrames = async (request: APIRequestContext, path: string) =>
  /class="[^"]*table-frame|<pre\b/.test(await (await request.get(path)).text())

/** Grounds of tables and code, each with the color of what it lies on. */
const readGrounds = (page: Page) =>
  page.locator('.prose :is(.table-frame, pre)').evaluateAll((elements) =>
    elements.map((element) => {
      const cover = document.createElement('i')
      cover.style.background = 'var(--ground)'
      element.append(cover)
      const ground = getComputedStyle(cover).backgroundColor
      cover.remove()
      const isClear = (each: Element) => getComputedStyle(each).backgroundColor === 'rgba(0, 0, 0, 0)'
      let behind = element.parentElement
      while (behind && isClear(behind)) behind = behind.parentElement
      return { ground, behind: behind && getComputedStyle(behind).backgroundColor }
    }),
  )

test.describe('without JavaScript', () => {
  // a matter of styles: pages load in half the time
  test.use({ javaScriptEnabled: false })

  for (const { which, paths, least, details } of [
    { which: 'a page of each kind', paths: eachKind.map(([, path]) => path), least: 10, details: {} },
    { which: 'every page', paths: everyPage, least: 100, details: drill },
  ])
    test(
      `where nothing scrolls, a table or code has no shadow at its edge, its own ground covers it: ${which}`,
      details,
      async ({ page, request }) => {
        let count = 0
        for (const path of paths) {
          if (!(await hasFrames(request, path))) continue
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await expect(async () => {
              const grounds = await readGrounds(page)
              expect(
                grounds.filter(({ ground, behind }) => ground !== behind),
                `${path}, ${colorScheme}`,
              ).toEqual([])
              count += grounds.length
            }).toPass({ intervals: [20, 50, 100], timeout: 5_000 })
          }
        }
        expect(count).toBeGreaterThan(least)
      },
    )
})
