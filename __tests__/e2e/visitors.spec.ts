import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { people, recordCalls, signInButton, test } from './support/firm-test'
import { hurryPauses, rest } from './support/hurry'
import { becomeLive } from './support/live-page'
import { eachKind } from './support/page-kinds'

/** Built files that contain the sign-in library or the internal screens. */
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
)
const holding = (sign: string) => files.filter((name) => readFileSync(`dist/${name}`, 'utf8').includes(sign))
const msal = holding('interaction_in_progress_cancelled')
const internal = holding('react-aria-')

test('the files of the sign-in library and the internal screens are known', () => {
  expect(msal.length).toBeGreaterThan(0)
  expect(internal.length).toBeGreaterThan(0)
})

test('visitors never load the sign-in library, call Microsoft, or call the backend except for comments', async ({
  page,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await hurryPauses(page)
  for (const [, path] of eachKind) {
    await page.goto(path)
    await becomeLive(page)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  }
  await rest(page)
  const names = asked.map((url) => new URL(url).pathname)
  expect(names.filter((name) => /^\/api\/(?!comments\/)/.test(name))).toEqual([])
  expect(names.filter((name) => [...msal, ...internal].includes(name.slice(1)))).toEqual([])
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
})

for (const act of ['hover', 'focus', 'tap'] as const) {
  test(`the sign-in library loads on ${act} of the sign-in link`, async ({ browser, firm }) => {
    const context = await browser.newContext({ baseURL: firm.origin, hasTouch: act === 'tap' })
    const page = await context.newPage()
    await page.goto('/about/')
    await becomeLive(page)
    const calls = recordCalls(page)
    const library = page.waitForRequest((request) => msal.includes(new URL(request.url()).pathname.slice(1)))
    const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
    await link[act]()
    await library
    await expect.poll(() => calls.filter((url) => url.endsWith('/api/sign-in'))).toHaveLength(1)
    expect(calls.filter((url) => url.startsWith(firm.emulators.origin))).toEqual([])
    await context.close()
  })
}

test('on a phone the sign-in link is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' }).click()
  await expect(signInButton(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('a press before the library has loaded is refused and says so, and a second one works', async ({
  page,
}) => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(new RegExp(msal.join('|')), async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/auth/login/')
  await expect(signInButton(page)).toHaveAttribute('aria-disabled', 'true')
  const windows: string[] = []
  page.on('popup', (window) => windows.push(window.url()))
  const logged = page.waitForEvent('console', (message) => message.text() === 'MSAL is not ready yet.')
  await signInButton(page).press('Enter')
  await logged
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('Sign-in is still loading. Wait a moment, then select the button again.')
  arrive()
  await expect(status).toHaveText('Sign-in is ready. Select the button again.')
  expect(windows).toEqual([])
  const [window] = await Promise.all([page.waitForEvent('popup'), signInButton(page).click()])
  const closed = window.waitForEvent('close')
  await window.getByRole('button', { name: people.employee }).click()
  await closed
  await expect(page).toHaveURL('/employee/')
})

test('a site on another host refuses emulators', async ({ browser, firm }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('http://site.example/**', async (route) => {
    const url = route.request().url().replace('http://site.example', firm.origin)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  const logged = page.waitForEvent('console', (message) => message.text().includes('emulator_refused'))
  await page.goto('http://site.example/auth/login/')
  await logged
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^This site isn’t ready for sign-in yet\. .+ tell the person who runs the site\.$/,
  )
  await expect(signInButton(page)).toBeHidden()
  await context.close()
})
