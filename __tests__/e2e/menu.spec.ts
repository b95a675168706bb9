import { expect, test as ownPageTest, type Locator, type Page } from '@playwright/test'
import { drill } from './support/drill'
import { rest } from './support/hurry'
import { journey, mainJourney } from './support/journey'
import { keptPageTest as test } from './support/kept-page'
import { becomeLive, delayScripts, holdScripts, isMarked, markDocument, openLive } from './support/live-page'
import { MainMenu, megaSections, menuLinks, sectionTitles, type SectionTitle } from './support/main-menu'
import { advancedTools, menuPages, services, technologies } from './support/public-routes'

test.use({ serviceWorkers: 'block' })

/** An ordinary, short page. */
const start = '/privacy-policies/'

const service = '/services/operational-excellence/virtual-support-ecosystem/'

/** Pixels between a link and the edge at which its scrolling list cuts the ring of the focus. */
const roomForRing = (link: Element) =>
  (link.closest('ul')?.getBoundingClientRect().right ?? 0) - link.getBoundingClientRect().right

/** Path of the focused link, if any. */
const focusedPath = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? undefined)

test.describe('the menu contains', () => {
  test('the pages of each section, in order', async ({ page }) => {
    await page.goto(start)
    const menu = new MainMenu(page)
    for (const title of sectionTitles) {
      const links = await menu
        .panel(title)
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const known = links.filter((href) => menuLinks[title].includes(href))
      expect.soft(known.filter((href, index) => known.indexOf(href) === index)).toEqual(menuLinks[title])
    }
  })

  test('Angular and Advanced Tools, which the specification gives pages but no place in the menu', async ({
    page,
  }) => {
    await page.goto(start)
    const menu = new MainMenu(page)
    const panel = menu.panel('Technologies & Platforms')
    await expect(panel.locator('[data-menu-pages] a').last()).toHaveAttribute(
      'href',
      '/technologies/modern-development/angular/',
    )
    await expect(panel.getByRole('link', { name: 'Advanced Tools', includeHidden: true })).toHaveAttribute(
      'href',
      advancedTools,
    )
  })

  test('categories whose names begin at one edge, with the bar beside the active one only', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.nav.getByText('Services', { exact: true }).hover()
    const tabs = menu.panel('Services').locator('[data-menu-tab]')
    await expect(tabs.first()).toBeVisible()
    const edges = await tabs
      .locator('span:has(> span)')
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left))
    expect(new Set(edges).size).toBe(1)
    await expect(tabs.locator('[data-menu-marker]').filter({ visible: true })).toHaveCount(1)
  })

  test('the titles in the specification', async ({ page }) => {
    await page.goto(start)
    const menu = new MainMenu(page)
    await expect(menu.nav.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
    await expect(menu.nav.locator('summary').filter({ visible: true })).toHaveText([...sectionTitles])
    for (const [title, tree] of megaSections) {
      for (const { menuTitle, path } of tree) await expect(menu.link(title, path)).toContainText(menuTitle)
    }
    await expect(menu.link('Resources', '/blog/')).toHaveText('Our Blogs')
    await expect(menu.link('Resources', '/case-study/')).toHaveText('Case Studies')
    await expect(menu.link('Resources', '/samples/')).toHaveText('Sample deliverables')
    await expect(menu.link('Company', '/about/')).toHaveText('About us')
    await expect(menu.link('Company', '/career/')).toHaveText('Careers')
    await expect(menu.link('Company', '/contact/')).toHaveText('Contact us')
    await expect(menu.link('Solutions', '/solutions/smart-docs/')).toHaveText(/^Smart Docs.+/)
    await expect(menu.link('Solutions', '/solutions/contract-flow/')).toHaveText(/^Contract Flow.+/)
    await expect(
      page.locator('header[data-site]').getByRole('link', { name: 'Get In Touch' }),
    ).toHaveAttribute('href', '/contact/')
  })

  test('a contact box in each mega menu', async ({ page }) => {
    const menu = new MainMenu(page)
    for (const [title] of megaSections) {
      await page.goto(start)
      await menu.section(title).hover()
      const panel = menu.panel(title)
      await expect(panel.getByText('Finding a Tech Partner?')).toBeVisible()
      await expect(
        panel.getByText('We offer tech assistance to small, medium, and enterprise-sized businesses.'),
      ).toBeVisible()
      await expect(panel.getByRole('link', { name: 'Let’s Chat' })).toHaveAttribute('href', '/contact/')
    }
  })

  ownPageTest('lazy-loaded technology icons of 32 by 32 pixels', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openLive(page, '/privacy-policies/')
    await rest(page)
    const menu = new MainMenu(page)
    const icons = menu.panel('Technologies & Platforms').locator('img')
    await expect(icons).toHaveCount(technologies.length)
    const addresses = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('src') ?? ''))
    expect(asked.filter((path) => addresses.includes(path))).toEqual([])

    await menu.section('Technologies & Platforms').hover()
    for (const icon of await icons.all()) {
      await expect(icon).toHaveAttribute('loading', 'lazy')
      await expect(icon).toHaveJSProperty('complete', true)
      // a lazy image counts as complete before it is asked for
      await expect
        .poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      // in whole pixels: while the panel opens, its box is off by a millionth
      await expect(icon).toHaveJSProperty('offsetWidth', 32)
      await expect(icon).toHaveJSProperty('offsetHeight', 32)
    }
  })
})

/** Tests that must also pass without scripts. */
function pointerTests(open: (page: Page, path: string) => Promise<unknown>) {
  test('hovering over a section shows its panel, leaving hides it', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    for (const title of sectionTitles) {
      await menu.section(title).hover()
      await menu.expectOpen(title)
      await menu.panel(title).locator('a').last().hover()
      await menu.expectOpen(title)
      await page.mouse.move(5, 700)
      await menu.expectOpen()
    }
  })

  test('hovering over a category of a mega menu shows its pages', async ({ page }) => {
    const menu = new MainMenu(page)
    for (const [title, tree] of megaSections) {
      await open(page, start)
      await menu.section(title).hover()
      await menu.expectTab(title, tree[0]?.path ?? '')
      for (const { path } of tree) {
        await menu.link(title, path).hover()
        await menu.expectTab(title, path)
      }
    }
  })

  test('the pages of a category can be reached with the pointer', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    await menu.section('Services').hover()
    await menu.link('Services', '/services/operational-excellence/').hover()
    await menu.link('Services', service).hover()
    await menu.expectTab('Services', '/services/operational-excellence/')
    await menu.link('Services', service).click()
    await expect(page).toHaveURL(service)
  })

  test('a category links to its page', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    await menu.section('Technologies & Platforms').hover()
    await menu.link('Technologies & Platforms', '/technologies/low-code-innovation/').click()
    await expect(page).toHaveURL('/technologies/low-code-innovation/')
  })
}

function keyboardTests(
  open: (page: Page, path: string) => Promise<unknown>,
  { isLive }: { isLive: boolean },
) {
  test('Enter and Space open a section, and close it again', async ({ page }) => {
    const menu = new MainMenu(page)
    for (const key of ['Enter', 'Space']) {
      await open(page, start)
      await menu.section('Resources').focus()
      await menu.expectOpen()
      await page.keyboard.press(key)
      await menu.expectOpen('Resources')
      await page.keyboard.press(key)
      await menu.expectOpen()
    }
  })

  test('focusing a category shows its pages, and Tab moves into them', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    await menu.section('Services').focus()
    await page.keyboard.press('Enter')
    const [first, second] = services
    await page.keyboard.press('Tab')
    expect(await focusedPath(page)).toBe(first?.path)
    await menu.expectTab('Services', first?.path ?? '')
    for (const child of first ? menuPages(first) : []) {
      await page.keyboard.press('Tab')
      expect(await focusedPath(page)).toBe(child)
      expect(await page.locator(':focus').evaluate(roomForRing)).toBeGreaterThanOrEqual(5)
    }
    await page.keyboard.press('Tab')
    if (isLive) {
      expect(await focusedPath(page)).toBe('/services/')
    } else {
      expect(await focusedPath(page)).toBe(second?.path)
      await menu.expectTab('Services', second?.path ?? '')
    }
  })

  test('Enter follows a link in the menu', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    await menu.section('Company').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about/')
  })

  test('opening a section closes the previous one', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    await menu.section('Solutions').focus()
    await page.keyboard.press('Enter')
    await menu.section('Company').focus()
    await page.keyboard.press('Enter')
    await menu.expectOpen('Company')
    await expect(menu.section('Company')).toHaveCSS('border-bottom-width', '2px')
    await expect(menu.section('Solutions')).toHaveCSS('border-bottom-width', '0px')
  })

  test('tabbing along the bar opens nothing', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    const visited: string[] = []
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      visited.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''))
      await menu.expectOpen()
    }
    expect(visited).toEqual(expect.arrayContaining(['Home', ...sectionTitles, 'Get In Touch']))
  })
}

test.describe('on a wide screen', () => {
  test.describe('by pointer', journey, () => pointerTests(openLive))
  test.describe('by keyboard', journey, () => keyboardTests(openLive, { isLive: true }))

  test('a pointer that only crosses the bar opens nothing; one that rests does, and from then on the next panel is there at once', async ({
    page,
  }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    const middleOf = async (title: SectionTitle) => {
      const { x, y, width, height } = (await menu.section(title).boundingBox()) ?? new DOMRect()
      return [x + width / 2, y + height / 2] as const
    }
    /** How long after the pointer came a panel could be seen, in milliseconds; undefined if not within half a second. */
    const wait = async (title: SectionTitle, move: () => Promise<void>) => {
      await menu.panel(title).evaluate((panel) => {
        const seen = new Promise<number | undefined>((resolve) => {
          let came: number | undefined
          panel.parentElement?.addEventListener('pointerenter', () => (came = performance.now()), {
            once: true,
          })
          const look = (now: number) => {
            if (came !== undefined && panel.checkVisibility()) resolve(Math.max(0, now - came))
            else if (came !== undefined && now - came > 500) resolve(undefined)
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        })
        Object.assign(window, { seen })
      })
      await move()
      return page.evaluate(() => (window as unknown as { seen: Promise<number | undefined> }).seen)
    }
    const [services, resources] = [await middleOf('Services'), await middleOf('Resources')]
    const crossed = await wait('Services', async () => {
      await page.mouse.move(...services)
      await page.mouse.move(services[0], 500)
    })
    expect(crossed).toBeUndefined()
    expect(await wait('Services', () => page.mouse.move(...services))).toBeGreaterThan(90)
    expect(await wait('Resources', () => page.mouse.move(...resources))).toBeLessThan(90)
  })

  test('a hovered panel replaces an opened one', async ({ page }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Resources').click()
    await menu.section('Services').hover()
    await menu.expectOpen('Services')
  })

  ownPageTest('the chevron turns with the panel that shows, whether hovered or opened', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLive(page, start)
    const menu = new MainMenu(page)
    const turnOf = (title: 'Resources' | 'Services') =>
      menu
        .section(title)
        .locator('span')
        .evaluate((chevron) => getComputedStyle(chevron).rotate)
    const expectTurns = async (resources: string, services: string) => {
      await expect.poll(() => turnOf('Resources')).toBe(resources)
      await expect.poll(() => turnOf('Services')).toBe(services)
    }
    await expectTurns('none', 'none')
    await menu.section('Services').hover()
    await expectTurns('none', '180deg')
    await menu.section('Resources').click()
    await expectTurns('180deg', 'none')
    await menu.section('Services').hover()
    await expectTurns('none', '180deg')
  })

  test('clicking outside the menu closes it', journey, async ({ page }) => {
    await openLive(page, '/about/')
    const menu = new MainMenu(page)
    await menu.section('Company').focus()
    await page.keyboard.press('Enter')
    await menu.expectOpen('Company')
    await page.locator('#gatsby-focus-wrapper').focus() // as Safari does when a link is pressed
    await menu.expectOpen('Company')
    await page.mouse.click(10, 600)
    await menu.expectOpen()
  })

  test('arrows, Home and End move between the links of a section', async ({ page }) => {
    test.slow()
    const menu = new MainMenu(page)
    for (const title of sectionTitles) {
      await openLive(page, start)
      await menu.section(title).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      const tree = new Map<string, typeof services>(megaSections).get(title)
      const links = menu.panel(title).locator('a')
      const paths =
        tree?.map(({ path }) => path) ??
        (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      const last = paths.length - 1
      const steps = [
        ['ArrowDown', 1],
        ['ArrowRight', 2],
        ['ArrowUp', 1],
        ['ArrowLeft', 0],
        ['ArrowUp', last],
        ['ArrowDown', 0],
        ['End', last],
        ['Home', 0],
      ] as const
      for (const [key, index] of steps) {
        await page.keyboard.press(key)
        const path = paths[index % paths.length] ?? ''
        expect(await focusedPath(page), key).toBe(path)
        if (tree) await menu.expectTab(title, path)
      }
    }
  })

  test('arrows move between the pages of a category', async ({ page }) => {
    await openLive(page, start)
    const [first, second] = services.slice(0, 1).flatMap(menuPages)
    const menu = new MainMenu(page)
    await menu.section('Services').focus()
    await page.keyboard.press('Enter')
    await menu.link('Services', first ?? '').focus()
    await page.keyboard.press('ArrowDown')
    expect(await focusedPath(page)).toBe(second)
    await page.keyboard.press('Home')
    expect(await focusedPath(page)).toBe(first)
    await menu.link('Services', '/services/').focus()
    await page.keyboard.press('End')
    await expect(menu.panel('Services').getByRole('link', { name: /Let.s Chat/ })).toBeFocused()
    await page.keyboard.press('Home')
    expect(await focusedPath(page)).toBe('/services/')
  })

  test('a diagonal move to the pages of a category keeps them shown', async ({ page }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Services').hover()
    const last = menu.link('Services', '/services/automation-integration/')
    await last.hover()
    const [target = ''] = services.slice(-1).flatMap(menuPages)
    const [from, to] = [await last.boundingBox(), await menu.link('Services', target).boundingBox()]
    if (!from || !to) throw new Error('The menu is closed.')
    await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 25 })
    await menu.expectTab('Services', '/services/automation-integration/')
  })

  test('a pointer that rests on another category shows its pages', async ({ page }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Services').hover()
    await menu.link('Services', '/services/automation-integration/').hover()
    const above = await menu.link('Services', '/services/migration-modernization/').boundingBox()
    if (!above) throw new Error('The menu is closed.')
    await page.mouse.move(above.x + above.width - 10, above.y + above.height - 5, { steps: 8 })
    await menu.expectTab('Services', '/services/migration-modernization/')
  })

  test('arrows, Home and End move along the bar, and Down goes into a section', async ({ page }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Solutions').focus()
    await page.keyboard.press('ArrowRight')
    await expect(menu.section('Services')).toBeFocused()
    await page.keyboard.press('End')
    await expect(menu.section('Company')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(menu.section('Solutions')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(menu.section('Company')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await menu.expectOpen('Company')
    expect(await focusedPath(page)).toBe('/about/')
  })

  test('the active category stays active when the pointer moves to the contact box', async ({ page }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Services').hover()
    await menu.link('Services', '/services/migration-modernization/').hover()
    await menu.panel('Services').getByText('Finding a Tech Partner?').hover()
    await menu.expectTab('Services', '/services/migration-modernization/')
  })

  test('each mega menu remembers its active category', async ({ page }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Services').hover()
    await menu.link('Services', '/services/automation-integration/').hover()
    await menu.section('Technologies & Platforms').hover()
    await menu.expectTab('Technologies & Platforms', '/technologies/microsoft-ecosystem/')
    await menu.section('Services').hover()
    await menu.expectTab('Services', '/services/automation-integration/')
  })

  for (const steps of [0, 1, 3]) {
    test(`Escape with the focus ${steps} steps inside closes the section and returns to it`, async ({
      page,
    }) => {
      await openLive(page, start)
      const menu = new MainMenu(page)
      await menu.section('Services').focus()
      await page.keyboard.press('Enter')
      for (let step = 0; step < steps; step++) await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await menu.expectOpen()
      await expect(menu.section('Services')).toBeFocused()
    })
  }

  test('Escape closes a panel that is open by hover', mainJourney, async ({ page }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Solutions').hover()
    await menu.expectOpen('Solutions')
    await page.keyboard.press('Escape')
    await menu.expectOpen()
    await page.mouse.move(5, 700)
    await menu.section('Solutions').hover()
    await menu.expectOpen('Solutions')
  })

  test('leaving a section with Tab or Shift+Tab closes it', async ({ page }) => {
    const menu = new MainMenu(page)
    for (const [title, key] of [
      ['Resources', 'Tab'],
      ['Resources', 'Shift+Tab'],
      ['Company', 'Tab'],
    ] as const) {
      await openLive(page, start)
      await menu.section(title).focus()
      await page.keyboard.press('Enter')
      await menu.expectOpen(title)
      const stops = key === 'Tab' ? menuLinks[title].length : 0
      for (let step = 0; step < stops; step++) {
        await page.keyboard.press(key)
        await menu.expectOpen(title)
      }
      await page.keyboard.press(key)
      await menu.expectOpen()
    }
  })

  test('a panel closes when the focus moves on, though the pointer still rests on its section', async ({
    page,
  }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Resources').click()
    await menu.expectOpen('Resources')
    for (let step = 0; step <= menuLinks['Resources'].length; step++) await page.keyboard.press('Tab')
    await expect(menu.section('Company')).toBeFocused()
    await menu.expectOpen()
  })

  test('a panel says what arrow keys do, wherever the focus is in it', async ({ page }) => {
    const menu = new MainMenu(page)
    const hint = 'Arrow keys move between categories or pages.'
    for (const [title, tree] of megaSections) {
      await openLive(page, start)
      await menu.section(title).focus()
      await page.keyboard.press('ArrowDown')
      for (const { path } of tree) {
        const category = menu.panel(title).locator(`a[href="${path}"]:focus`)
        await expect(category).toHaveAccessibleDescription(hint)
        await expect(menu.panel(title).getByText(hint)).toBeVisible()
        await page.keyboard.press('ArrowDown')
      }
      // by Tab through the pages of a category and what stands below: it is seen wherever the focus is
      await page.keyboard.press('Tab')
      while ((await menu.panel(title).locator('a:focus').count()) > 0) {
        await expect(menu.panel(title).getByText(hint)).toBeVisible()
        await page.keyboard.press('Tab')
      }
      await expect(menu.panel(title).getByText(hint)).toBeHidden()
    }
  })

  test('following a link keeps the document and closes the menu', mainJourney, async ({ page }) => {
    await openLive(page, start)
    await markDocument(page)
    const menu = new MainMenu(page)
    await menu.section('Services').hover()
    await menu.link('Services', '/services/operational-excellence/').hover()
    await menu.link('Services', service).click()
    await expect(page).toHaveURL(service)
    await menu.expectOpen()
    expect(await isMarked(page)).toBe(true)
    await page.mouse.move(5, 700)
    await menu.section('Services').hover()
    await menu.expectOpen('Services')
  })

  test('following a link by keyboard closes the menu', async ({ page }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Company').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about/')
    await menu.expectOpen()
  })

  test('following a link to the current page closes the menu', async ({ page }) => {
    await openLive(page, '/about/')
    const menu = new MainMenu(page)
    await menu.section('Company').hover()
    await menu.link('Company', '/about/').click()
    await menu.expectOpen()
  })

  test('the section of the current page is marked, and shows its category first', async ({ page }) => {
    await openLive(page, service)
    const menu = new MainMenu(page)
    const color = (title: SectionTitle) =>
      menu.section(title).evaluate((element) => getComputedStyle(element).color)
    expect(await color('Services')).not.toBe(await color('Company'))
    await menu.section('Services').hover()
    await menu.expectTab('Services', '/services/operational-excellence/')
  })

  test('the section of the current page stays marked while another is open, in a color of its own', async ({
    page,
  }) => {
    await openLive(page, '/about/')
    const menu = new MainMenu(page)
    const color = (title: SectionTitle) =>
      menu.section(title).evaluate((element) => getComputedStyle(element).borderBottomColor)
    await menu.section('Services').hover()
    await menu.expectOpen('Services')
    for (const title of ['Company', 'Services'] as const)
      await expect(menu.section(title)).toHaveCSS('border-bottom-width', '2px')
    expect(await color('Company')).not.toBe(await color('Services'))
  })

  test('the bar stays where it is while the end of the header is on its way', async ({ page }) => {
    await page.goto(start)
    const left = () => new MainMenu(page).nav.evaluate((nav) => nav.getBoundingClientRect().left)
    const whole = await left()
    await page.evaluate(() => {
      const nav = document.querySelector('#site-menu')
      while (nav?.nextSibling) nav.nextSibling.remove()
    })
    expect(await left()).toBe(whole)
  })

  for (const [section, categories] of megaSections)
    test(`the pages of each category of ${section} are level with the categories, in columns where there are more, and none has to be scrolled to`, async ({
      page,
    }) => {
      await openLive(page, start)
      const menu = new MainMenu(page)
      await menu.section(section).hover()
      const panel = menu.panel(section)
      for (const { path } of categories) {
        await menu.link(section, path).hover()
        await menu.expectTab(section, path)
        const list = panel.locator('[data-menu-pages]').filter({ visible: true })
        expect.soft(await list.evaluate((all) => all.scrollHeight - all.clientHeight), path).toBe(0)
        const topsOf = (rows: Locator) =>
          rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)))
        const [rows, tabs] = [
          await topsOf(list.locator('li')),
          await topsOf(panel.locator('li:has(> [data-menu-tab])')),
        ]
        expect.soft(rows[0], path).toBe(tabs[0])
        const level = Math.min(rows.length, tabs.length)
        expect.soft(rows.slice(0, level), path).toEqual(tabs.slice(0, level))
      }
      const landEnds = await panel.locator('> div').evaluate((content) => {
        const { left, width } = getComputedStyle(content, '::before')
        return content.getBoundingClientRect().left + parseFloat(left) + parseFloat(width)
      })
      expect(landEnds, 'land reaches the edge of the window').toBeGreaterThanOrEqual(
        await page.evaluate(() => document.documentElement.clientWidth),
      )
    })
})

test.describe('on a wide screen without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  const open = (page: Page, path: string) => page.goto(path)
  pointerTests(open)
  keyboardTests(open, { isLive: false })
})

test.describe('on a wide screen before scripts run', () => {
  const open = async (page: Page, path: string) => {
    await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
  }
  pointerTests(open)
  test.describe('by keyboard', drill, () => keyboardTests(open, { isLive: false }))
})

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } })

  test('tapping a section opens it, tapping another closes it', async ({ page }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Services').tap()
    await menu.expectOpen('Services')
    await menu.section('Company').tap()
    await menu.expectOpen('Company')
    await menu.section('Company').tap()
    await menu.expectOpen()
  })

  test('tapping a category goes to its page', async ({ page }) => {
    await openLive(page, start)
    const menu = new MainMenu(page)
    await menu.section('Services').tap()
    await menu.link('Services', '/services/strategic-consulting/').tap()
    await expect(page).toHaveURL('/services/strategic-consulting/')
    await menu.expectOpen()
  })
})

/** Tests of the narrow menu that need no scripts. */
function narrowTests(open: (page: Page, path: string) => Promise<unknown>) {
  test('the button opens and closes the menu', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    await expect(menu.nav).toBeHidden()
    await menu.button.tap()
    await expect(menu.nav).toBeVisible()
    for (const title of sectionTitles) await expect(menu.section(title)).toBeVisible()
    await menu.expectOpen()
    await menu.button.tap()
    await expect(menu.nav).toBeHidden()
  })

  test('sections open one at a time, and a tap closes the open one', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    await menu.button.tap()
    for (const title of sectionTitles) {
      await menu.section(title).tap()
      await menu.expectOpen(title)
    }
    await menu.section('Company').tap()
    await menu.expectOpen()
  })

  test('groups within a section open one at a time', async ({ page }) => {
    const menu = new MainMenu(page)
    for (const [title, tree] of megaSections) {
      await open(page, start)
      await menu.button.tap()
      await menu.section(title).tap()
      const group = (name: string) => menu.panel(title).locator(`summary[aria-label="Pages of ${name}"]`)
      for (const { menuTitle, path } of tree) {
        await group(menuTitle).tap()
        await menu.expectTab(title, path)
      }
      await group(tree.at(-1)?.menuTitle ?? '').tap()
      await menu.expectTab(title, 'none')
    }
  })

  test('a link in a group opens its page and closes the menu', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    await menu.button.tap()
    await menu.section('Services').tap()
    await menu.panel('Services').locator('summary[aria-label="Pages of Operational Excellence"]').tap()
    await menu.link('Services', service).tap()
    await expect(page).toHaveURL(service)
    await expect(menu.nav).toBeHidden()
  })

  test('Escape closes the menu and returns to its button', async ({ page }) => {
    await open(page, start)
    const menu = new MainMenu(page)
    await menu.button.focus()
    await page.keyboard.press('Enter')
    await expect(menu.nav).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu.nav).toBeHidden()
    await expect(menu.button).toBeFocused()
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test.describe('with JavaScript', () => {
    narrowTests(openLive)

    test('following a link to the current page closes the menu', async ({ page }) => {
      await openLive(page, '/about/')
      const menu = new MainMenu(page)
      await menu.button.tap()
      await menu.section('Company').tap()
      await menu.link('Company', '/about/').tap()
      await expect(menu.nav).toBeHidden()
    })

    test('the menu reopens with all sections closed after following a link', async ({ page }) => {
      await openLive(page, start)
      const menu = new MainMenu(page)
      await menu.button.tap()
      await menu.section('Company').tap()
      await menu.link('Company', '/about/').tap()
      await expect(page).toHaveURL('/about/')
      await expect(menu.nav).toBeHidden()
      await menu.button.tap()
      await menu.expectOpen()
    })

    test('Escape closes the open section first, then the menu', async ({ page }) => {
      await openLive(page, start)
      const menu = new MainMenu(page)
      await menu.button.focus()
      await page.keyboard.press('Enter')
      await menu.section('Resources').focus()
      await page.keyboard.press('Enter')
      await menu.expectOpen('Resources')
      await page.keyboard.press('Escape')
      await menu.expectOpen()
      await expect(menu.section('Resources')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu.nav).toBeHidden()
      await expect(menu.button).toBeFocused()
    })

    for (const key of ['Tab', 'Shift+Tab']) {
      test(`${key} cycles within the open menu and returns to its button`, async ({ page }) => {
        await openLive(page, start)
        const menu = new MainMenu(page)
        await menu.button.focus()
        await page.keyboard.press('Enter')
        await menu.section('Company').click()
        await menu.expectOpen('Company')
        await menu.button.focus()
        const stops = await menu.nav.locator('a, summary, button').filter({ visible: true }).count()
        for (let step = 0; step < stops; step++) {
          await page.keyboard.press(key)
          expect(await menu.nav.evaluate((nav) => nav.contains(document.activeElement))).toBe(true)
        }
        await page.keyboard.press(key)
        await expect(menu.button).toBeFocused()
        await expect(menu.nav).toBeVisible()
      })
    }

    test('the menu closes when the screen becomes wide', async ({ page }) => {
      await openLive(page, start)
      const menu = new MainMenu(page)
      await menu.button.tap()
      await menu.section('Company').tap()
      await page.setViewportSize({ width: 1280, height: 800 })
      await rest(page)
      await menu.expectOpen()
      await expect(menu.section('Company')).toBeVisible()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    narrowTests((page, path) => page.goto(path))
  })

  test.describe('before scripts run', drill, () => {
    narrowTests(async (page, path) => {
      await holdScripts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
    })
  })
})

test('on a phone each level of the menu differs from the one above, and the current category is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLive(page, '/technologies/microsoft-ecosystem/teams/')
  const menu = new MainMenu(page)
  await menu.button.click()
  for (const [title, category] of [
    ['Services', '/services/operational-excellence/'],
    ['Technologies & Platforms', '/technologies/microsoft-ecosystem/'],
  ] as const) {
    await menu.section(title).click()
    const tab = menu
      .panel(title)
      .locator('li')
      .filter({ has: page.locator(`> a[href="${category}"]`) })
    await tab.locator('> details > summary').click()
    const look = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { fontSize, fontWeight } = getComputedStyle(element)
      return {
        left: range.getBoundingClientRect().left,
        size: parseFloat(fontSize),
        weight: Number(fontWeight),
      }
    }
    const section = await menu.section(title).evaluate(look)
    const name = await tab.locator('> a > span > span').first().evaluate(look)
    const entry = await tab.locator('> ul a').first().evaluate(look)
    expect(name.left).toBeGreaterThanOrEqual(section.left + 12)
    expect(name.size).toBeLessThan(section.size)
    expect(entry.left).toBeGreaterThanOrEqual(name.left)
    expect(entry.size).toBeLessThan(name.size * 0.9)
    expect(entry.weight).toBeLessThan(name.weight)
    await expect(menu.panel(title)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const isMarked = await tab
      .locator('> a > span > span')
      .first()
      .evaluate((element) => getComputedStyle(element).textDecorationLine === 'underline')
    expect(isMarked).toBe(title !== 'Services')
  }
})

test('a menu opened on a phone before scripts run stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letGo = await delayScripts(page)
  await page.goto('/about/')
  const menu = new MainMenu(page)
  await menu.button.click()
  await expect(menu.section('Services')).toBeVisible()
  letGo()
  await becomeLive(page)
  await rest(page)
  await expect(menu.section('Services')).toBeVisible()
})
