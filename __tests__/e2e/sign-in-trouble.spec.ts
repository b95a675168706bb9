import { expect, type Page } from '@playwright/test'
import { enterByWindow, openWindow, people, pick, signIn, signInButton, test } from './support/firm-test'

test.use({ serviceWorkers: 'block' })

const again = (page: Page) => page.getByRole('button', { name: 'Open the window again' })

/** Opens the help, which is collapsed by default. */
async function openHelp(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2 })).toBeHidden()
  await page.getByText('Trouble signing in?').click()
}

const says = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()

test('a blocked popup is explained, and the second click works', async ({ page }) => {
  await page.goto('/auth/login/')
  await page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = () => {
      window.open = open
      return null
    }
  })
  const logged = page.waitForEvent('console', (message) => message.text().includes('popup_window_error'))
  await signInButton(page).click()
  await logged
  await openHelp(page)
  await says(page, 'Your browser blocked the Microsoft window')
  await signIn(page, people.employee)
  await expect(page).toHaveURL('/employee/')
})

test('the page says that the popup was closed, which can be opened again', async ({ page }) => {
  await page.goto('/auth/login/')
  const window = await openWindow(page)
  await openHelp(page)
  await says(page, 'The Microsoft window is open')
  await window.close()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^The Microsoft window seems to be closed\. Open it again/,
  )
  await says(page, 'The Microsoft window seems to be closed')
  await pick(await openWindow(page, again(page)), people.employee)
  await expect(page).toHaveURL('/employee/')
})

test('cancelling in the popup is reported, and nobody is signed in', async ({ page, context }) => {
  await page.goto('/auth/login/')
  const window = await openWindow(page)
  await window.getByRole('button', { name: 'Cancel' }).click()
  await expect(signInButton(page)).toBeVisible()
  await openHelp(page)
  await says(page, 'Sign-in cancelled')
  await expect(page.getByText('access_denied')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed-in')
})

test('when the provider is down at sign-in, the same button works once it is back', async ({
  page,
  firm,
}) => {
  await page.goto('/auth/login/')
  await firm.emulators.stop()
  const window = await openWindow(page)
  await openHelp(page)
  await says(page, 'The Microsoft window is open')
  await firm.emulators.start()
  await window.close()
  await pick(await openWindow(page, again(page)), people.employee)
  await expect(page).toHaveURL('/employee/')
})

test('a provider that goes down between popup and token is named', async ({ page }) => {
  await page.route('**/oauth2/v2.0/token*', (route) => route.abort('connectionrefused'))
  await page.goto('/auth/login/')
  const window = await openWindow(page)
  await window.getByRole('button', { name: people.employee }).click()
  await expect(signInButton(page)).toBeVisible()
  await openHelp(page)
  await says(page, 'Microsoft sign-in isn’t responding')
})

test('a provider that is down on reload, with a valid token, changes nothing', async ({ page, firm }) => {
  await enterByWindow(page, '/employee/', people.employee)
  await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
  await firm.emulators.stop()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
})

test('a provider that is down on reload, with an expired token, is named, and the page continues once it is back', async ({
  page,
  firm,
}) => {
  firm.emulators.settings.accessTokenSeconds = 60 // MSAL renews tokens that expire within five minutes
  await enterByWindow(page, '/employee/', people.employee)
  await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
  await firm.emulators.stop()
  await page.reload()
  await expect(signInButton(page)).toBeVisible()
  await openHelp(page)
  await says(page, 'Microsoft sign-in isn’t responding')
  await firm.emulators.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
})

test('when the backend is down the user stays signed in, and can retry', async ({ page }) => {
  await enterByWindow(page, '/employee/', people.employee)
  await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t check your access')
  await openHelp(page)
  await says(page, 'The server isn’t responding')
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
})

for (const [what, status, body] of [
  ['whose database is away', 503, { code: 'database_unavailable', message: 'Try again.' }],
  ['behind a gateway that answers for it', 502, '<h1>Bad gateway</h1>'],
] as const) {
  test(`a backend ${what} signs nobody out`, async ({ page }) => {
    await enterByWindow(page, '/employee/', people.employee)
    await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
    await page.route('**/api/**', (route) =>
      typeof body === 'string'
        ? route.fulfill({ status, contentType: 'text/html', body })
        : route.fulfill({ status, json: body }),
    )
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t check your access')
    await openHelp(page)
    await says(page, 'The server isn’t responding')
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
  })
}

test('a backend that is down before sign-in is named', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.goto('/auth/login/')
  await signInButton(page).click()
  await openHelp(page)
  await says(page, 'The server isn’t responding')
})

test('a slow backend is awaited, and named after ten seconds', async ({ page }) => {
  test.slow()
  let wait = 3000
  await page.route('**/api/me', async (route) => {
    await new Promise((done) => setTimeout(done, wait))
    await route.continue().catch(() => undefined) // the page has aborted it
  })
  await enterByWindow(page, '/employee/', people.employee)
  await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
  wait = 12_000
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t check your access', {
    timeout: 20_000,
  })
  await openHelp(page)
  await says(page, 'The server is taking too long')
})

test('a backend that rejects the token is named', async ({ page, firm }) => {
  await firm.emulators.rotateKeys()
  await enterByWindow(page, '/employee/', people.employee)
  await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
  await page.route('**/api/me', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer altered' } }),
  )
  await page.reload()
  await openHelp(page)
  await says(page, 'The server rejected the sign-in')
})

test('a token that expires during work is renewed silently', async ({ page, firm }) => {
  firm.emulators.settings.accessTokenSeconds = 60
  await enterByWindow(page, '/admin/employees/', people.admin)
  await expect(page.getByRole('row', { name: /mei\.tanaka/ })).toBeVisible()
  const renewed = page.waitForResponse((answer) => answer.url().includes('/oauth2/v2.0/token') && answer.ok())
  await page.getByRole('searchbox').fill('mei')
  await renewed
  await expect(page.getByRole('row', { name: /ben\.okafor/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /mei\.tanaka/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in again' })).toHaveCount(0)
})

test('a session that expires during work keeps the page, which continues after signing in again', async ({
  page,
  context,
  firm,
}) => {
  firm.emulators.settings.accessTokenSeconds = 60
  await enterByWindow(page, '/admin/employees/', people.admin)
  await expect(page.getByRole('row', { name: /mei\.tanaka/ })).toBeVisible()
  firm.emulators.settings.allowRefresh = false
  await context.clearCookies({ domain: 'localhost', name: /session/ })
  await page.getByRole('searchbox').fill('mei')
  const renew = page.getByRole('button', { name: 'Sign in again' })
  await expect(renew).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('mei')
  firm.emulators.settings.allowRefresh = true
  await pick(await openWindow(page, renew), people.admin)
  await expect(renew).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveValue('mei')
  await page.getByRole('searchbox').fill('ben')
  await expect(page.getByRole('row', { name: /ben\.okafor/ })).toBeVisible()
})

test('a backend that rejects tokens during work offers to sign in again, and the page continues', async ({
  page,
}) => {
  await enterByWindow(page, '/admin/employees/', people.admin)
  await expect(page.getByRole('row', { name: /mei\.tanaka/ })).toBeVisible()
  const calls = '**/api/**'
  await page.route(calls, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer altered' } }),
  )
  await page.getByRole('searchbox').fill('ben')
  const renew = page.getByRole('button', { name: 'Sign in again' })
  await expect(renew).toBeVisible()
  await page.unroute(calls)
  await pick(await openWindow(page, renew), people.admin)
  await expect(renew).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveValue('ben')
  await page.getByRole('searchbox').fill('mei')
  await expect(page.getByRole('row', { name: /mei\.tanaka/ })).toBeVisible()
})

test('a session that expired before a reload is reported as expired', async ({ page, context, firm }) => {
  firm.emulators.settings.accessTokenSeconds = 60
  await enterByWindow(page, '/employee/', people.employee)
  await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
  firm.emulators.settings.allowRefresh = false
  await context.clearCookies({ domain: 'localhost', name: /session/ })
  await page.reload()
  await expect(signInButton(page)).toBeVisible()
  await openHelp(page)
  await says(page, 'Your session has expired')
  firm.emulators.settings.allowRefresh = true
  await signIn(page, people.employee)
  await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
})

test('a reload during sign-in is handled', async ({ page }) => {
  await page.goto('/auth/login/')
  const window = await openWindow(page)
  await page.reload()
  await signInButton(page).hover()
  await openHelp(page)
  await says(page, 'The page was reloaded during sign-in')
  await window.getByRole('button', { name: people.employee }).click()
  await signIn(page, people.employee)
  await expect(page).toHaveURL('/employee/')
})

for (const { what, status, body } of [
  {
    what: 'a server without a tenant',
    status: 503,
    body: { code: 'sign_in_not_configured', message: 'Set ENTRA_TENANT_ID.' },
  },
  { what: 'a copy of the site without a server', status: 404, body: 'Not found' },
]) {
  test(`${what} offers no sign-in, and says so`, async ({ page }) => {
    await page.route('**/api/sign-in', (route) => route.fulfill({ status, json: body }))
    await page.goto('/auth/login/')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^Sign-in isn’t available on this site yet\. .+ ask the person who runs the site\.$/,
    )
    await expect(signInButton(page)).toBeHidden()
    await expect(page.getByText('Trouble signing in?')).toBeHidden()
  })
}
