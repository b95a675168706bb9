import { expect } from '@playwright/test'
import { people } from './support/firm-test'
import { eachKind } from './support/page-kinds'
import { Keys, test } from './support/webkit'

/** The main journeys once more, in Safari's engine. What all engines share is tested in Chromium. */

test('on every kind of page names on charts are as large as captions, and nothing scrolls sideways', async ({
  webkit,
}) => {
  let names = 0
  for (const [kind, path] of eachKind) {
    await webkit.goto(path)
    const { sizes, overflow } = await webkit.evaluate(() => ({
      sizes: [...document.querySelectorAll<SVGTextElement>('svg.sea-chart text.sc-name')]
        .filter((name) => name.checkVisibility())
        .map((name) => parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.a ?? 0)),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }))
    names += sizes.length
    for (const size of sizes) {
      expect.soft(size, kind).toBeGreaterThan(11)
      expect.soft(size, kind).toBeLessThan(20)
    }
    expect.soft(overflow, kind).toBeLessThanOrEqual(0)
  }
  expect(names).toBeGreaterThan(50)
})

test('the search shows what it finds, and Enter opens the first page', async ({ webkit }) => {
  await webkit.goto('/about/')
  await webkit.click('button', 'Search')
  await webkit.type('power bi')
  await webkit.seesText('Best matches')
  expect(await webkit.errors()).toEqual([])
  await webkit.type(Keys.enter)
  await expect
    .poll(() => webkit.evaluate(() => location.pathname))
    .toBe('/technologies/data-intelligence/power-bi/')
})

test('a panel of the menu opens under the pointer, and its link is followed', async ({ webkit }) => {
  await webkit.goto('/')
  await webkit.hover('summary', 'Services')
  await webkit.seesText('Tech advisory')
  await webkit.hover('link', 'Migration & Modernization')
  await webkit.seesText('Legacy to cloud transition')
  expect(await webkit.errors()).toEqual([])
  await webkit.click('link', 'Legacy to cloud transition')
  await expect.poll(() => webkit.evaluate(() => document.title)).toContain('Legacy')
})

test('a message with mistakes names them, and is sent without them', async ({ webkit, firm }) => {
  await webkit.goto('/contact/')
  await webkit.click('button', 'Send message')
  await webkit.seesText('Enter your name')
  for (const [field, text] of [
    ['Your name', 'Ada Byron'],
    ['Your email address', 'ada@example.com'],
    ['Your message', 'Our reports take a day to build. Can you look at them?'],
  ] as const) {
    await webkit.click('textbox', field)
    await webkit.type(text)
  }
  await webkit.click('button', 'Send message')
  await expect
    .poll(() => firm.db.selectFrom('inquiry').select('email').execute())
    .toEqual([{ email: 'ada@example.com' }])
  expect(await webkit.errors()).toEqual([])
})

test('an employee signs in by Microsoft’s popup, and an article that they write is there after a reload', async ({
  webkit,
}) => {
  await webkit.goto('/employee/post-blog/')
  await webkit.click('button', 'Sign in with Microsoft')
  await webkit.inPopup(() => webkit.click('button', people.employee))
  await webkit.click('button', 'New article')
  await webkit.click('textbox', 'Title')
  await webkit.type('Counting licences')
  await webkit.click('textbox', 'Text')
  await webkit.type(`## Ask first${Keys.enter}The **report** comes second.`)
  await webkit.press(Keys.control, 's')
  await webkit.seesText('Saved')
  await webkit.goto(await webkit.evaluate(() => location.href))
  await webkit.seesText('Ask first')
  const [heading, bold] = await webkit.evaluate(() =>
    ['h2, h3', 'strong'].map((name) => document.querySelector(`[role="textbox"] :is(${name})`)?.textContent),
  )
  expect([heading, bold]).toEqual(['Ask first', 'report'])
})

test('the palette of the workspace shows what it finds, and Enter opens it', async ({ webkit }) => {
  await webkit.goto('/admin/')
  await webkit.click('button', 'Sign in with Microsoft')
  await webkit.inPopup(() => webkit.click('button', people.admin))
  await webkit.seesText('Overview')
  await webkit.press(Keys.control, 'k')
  await webkit.type('openings')
  const listed = () =>
    webkit.evaluate(() => document.querySelector('[role="dialog"] [role="menuitem"]')?.clientHeight)
  await expect.poll(listed).toBeGreaterThan(24)
  await webkit.type(Keys.enter)
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe('/admin/jobs/')
})
