import { expect, type Page } from '@playwright/test'
import {
  enterByWindow,
  openWindow,
  people,
  pick,
  recordCalls,
  signIn,
  signInButton,
  test,
  traces,
} from './support/firm-test'
import { journey, mainJourney } from './support/journey'
import { becomeLive } from './support/live-page'

const account = (page: Page, name: string) => page.getByRole('button', { name: `Account: ${name}` })

test.describe('accounts', () => {
  test('an admin signs in and lands on the overview', mainJourney, async ({ page }) => {
    await enterByWindow(page, '/auth/login/', people.admin)
    await expect(page).toHaveURL('/admin/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Employees' })).toBeVisible()
  })

  test('an employee signs in, lands on their page, and sees no admin links', journey, async ({ page }) => {
    await enterByWindow(page, '/auth/login/', people.employee)
    await expect(page).toHaveURL('/employee/')
    await expect(page.getByRole('main')).toContainText('mei.tanaka@firm.example')
    await expect(page.getByRole('main')).toContainText('Cloud engineer')
    await expect(page.getByRole('link', { name: 'Employees' })).toHaveCount(0)
  })

  test('email addresses match the employee list in any case', async ({ page, firm }) => {
    expect(firm.emulators.sample.accounts.map(({ email }) => email)).toContain('Ben.Okafor@firm.example')
    expect(await firm.listedEmails()).toContain('ben.okafor@firm.example')
    await enterByWindow(page, '/employee/', people.withoutPhoto)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Employee')
  })

  test('an account that is not on the list has no access, and can sign out', async ({ page, context }) => {
    await enterByWindow(page, '/auth/login/', people.stranger)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have access')
    await expect(page.getByRole('main')).toContainText('samira.haddad@firm.example')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => traces(page, context)).toEqual({ tokens: 0, marks: 0 })
  })
})

test.describe('accounts that are refused', () => {
  test('a new account under the email of an employee is refused until an admin unlinks the former', async ({
    page,
    context,
  }) => {
    await enterByWindow(page, '/employee/', people.withoutPhoto)
    await expect(page.getByRole('main')).toContainText('Employee')
    const refused = await (await context.browser()?.newContext())?.newPage()
    if (!refused) throw new Error('There is no second browser.')
    await enterByWindow(refused, new URL('/employee/', page.url()).href, people.createdAgain)
    await expect(refused.getByRole('heading', { level: 1 })).toHaveText(
      'This email belongs to another account',
    )
    await expect(refused.getByRole('main')).toContainText('Ask an admin to unlink the old account')
    await refused.context().close()
  })

  test('a guest of the tenant is refused', async ({ page }) => {
    await enterByWindow(page, '/employee/', people.guest)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guest accounts can’t sign in here')
  })
})

test.describe('the photo', () => {
  test('is a local blob, on public pages too', journey, async ({ page }) => {
    await enterByWindow(page, '/auth/login/', people.employee)
    await expect(page).toHaveURL('/employee/')
    await page.goto('/about/')
    const photo = account(page, people.employee).locator('img')
    await expect(photo).toHaveAttribute('src', /^blob:/)
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test('is in the header of a phone too, with the sign-out button', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enterByWindow(page, '/auth/login/', people.employee)
    await expect(page).toHaveURL('/employee/')
    await page.goto('/about/')
    await account(page, people.employee).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get In Touch' })).toBeVisible()
  })

  test('is revoked when the user signs out', journey, async ({ page }) => {
    await page.addInitScript(() => {
      const revoke = URL.revokeObjectURL.bind(URL)
      URL.revokeObjectURL = (url) => {
        document.documentElement.dataset['revoked'] = url
        revoke(url)
      }
    })
    await enterByWindow(page, '/auth/login/', people.employee)
    await expect(page).toHaveURL('/employee/')
    await page.goto('/about/')
    const photo = account(page, people.employee).locator('img')
    const address = await photo.getAttribute('src')
    await account(page, people.employee).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-revoked', address ?? '')
  })

  test('falls back to initials', async ({ page }) => {
    await enterByWindow(page, '/auth/login/', people.withoutPhoto)
    await expect(page).toHaveURL('/employee/')
    await page.goto('/about/')
    await expect(account(page, people.withoutPhoto).locator('[aria-hidden]')).toHaveText('BO')
  })
})

test.describe('a session', () => {
  test('is restored after a reload, without calling the provider', journey, async ({ page, firm }) => {
    await enterByWindow(page, '/employee/', people.withoutPhoto)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const calls = recordCalls(page)
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Ben.Okafor@firm.example')
    const provider = calls.filter((url) => url.startsWith(firm.emulators.origin) && !url.includes('/v1.0/'))
    expect(provider).toEqual([])
    expect(calls.some((url) => url.endsWith('/api/me'))).toBe(true)
  })

  test('is read once, on public pages too', async ({ page }) => {
    await enterByWindow(page, '/auth/login/', people.employee)
    await expect(page).toHaveURL('/employee/')
    const calls = recordCalls(page)
    await page.goto('/about/')
    await expect(account(page, people.employee).locator('img')).toBeVisible()
    await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL('/career/')
    await expect(account(page, people.employee).locator('img')).toBeVisible()
    expect(calls.filter((url) => url.endsWith('/api/me'))).toHaveLength(1)
  })

  test('shows no internal page before the user is known', async ({ page }) => {
    await page.route('**/api/me', async (route) => {
      await new Promise((done) => setTimeout(done, 1500))
      await route.continue()
    })
    await enterByWindow(page, '/admin/', people.admin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
    await page.reload()
    await expect(page.getByText('Checking your access…')).toBeAttached()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  })

  test(
    'is shared with a second tab, and signing out in one tab signs out the other',
    journey,
    async ({ page, context }) => {
      await enterByWindow(page, '/employee/', people.employee)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const second = await context.newPage()
      await second.goto('/employee/')
      await expect(second.getByRole('main')).toContainText('mei.tanaka@firm.example')
      await page.goto('/about/')
      await account(page, people.employee).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(signInButton(second)).toBeVisible()
      await expect.poll(() => traces(second, context)).toEqual({ tokens: 0, marks: 0 })
    },
  )

  test(
    'ends with sign-out: tokens are removed, the start page is shown, and the provider signs out too',
    journey,
    async ({ page, context }) => {
      await enterByWindow(page, '/auth/login/', people.employee)
      await expect(page).toHaveURL('/employee/')
      await page.getByRole('button', { name: /Mei Tanaka/ }).click()
      const [window] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('menuitem', { name: 'Sign out' }).click(),
      ])
      if (!window.isClosed()) await window.waitForEvent('close')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
      await expect.poll(() => traces(page, context)).toEqual({ tokens: 0, marks: 0 })
      await page.goto('/employee/')
      const asked = await openWindow(page)
      await expect(asked.getByRole('button', { name: people.employee })).toBeVisible()
      await expect(asked.getByText('Signed in')).toHaveCount(0)
    },
  )
})

test.describe('deep links', () => {
  test('signed out: asks to sign in, then shows the page', journey, async ({ page }) => {
    await page.goto('/admin/seo/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to continue')
    await signIn(page, people.admin)
    await expect(page).toHaveURL('/admin/seo/')
    await expect(page.getByRole('row').nth(3)).toBeVisible()
  })

  test('as an employee: shows no access, and links to the employee’s page', async ({ page }) => {
    await enterByWindow(page, '/employee/', people.employee)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/admin/seo/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You need editor or admin access')
    await page.getByRole('link', { name: 'Go to home' }).click()
    await expect(page).toHaveURL('/employee/')
  })

  test('as an admin: shows the page', async ({ page }) => {
    await enterByWindow(page, '/employee/', people.admin)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/admin/seo/')
    await expect(page.getByRole('row').nth(3)).toBeVisible()
  })

  test('signed-in users skip the sign-in pages', async ({ page }) => {
    await enterByWindow(page, '/auth/admin/', people.admin)
    await expect(page).toHaveURL('/admin/')
    await page.goto('/auth/employee/')
    await expect(page).toHaveURL('/employee/')
  })

  test('a wrong address in the admin area shows the 404 page', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto('/admin/no-such-page/')
    await becomeLive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    expect(errors).toEqual([])
  })
})

test('the popup works by keyboard alone', journey, async ({ page }) => {
  await page.goto('/auth/login/')
  await expect(signInButton(page)).toBeEnabled()
  await signInButton(page).focus()
  const [window] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await window.getByRole('button', { name: people.employee }).focus()
  const closed = window.waitForEvent('close')
  await window.keyboard.press('Enter')
  await closed
  await expect(page).toHaveURL('/employee/')
})

test('the redirect page of the popup loads the bridge and nothing else, and is never cached', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answer = await page.goto('/auth/redirect/')
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(answer?.headers()['cross-origin-opener-policy']).toBe('unsafe-none')
  await expect(page.getByRole('heading', { name: 'Nothing to do here' })).toBeVisible()
  expect(asked.filter((path) => path !== '/favicon.ico')).toEqual([
    '/auth/redirect/',
    expect.stringMatching(/^\/auth\/redirect\/bridge-[0-9a-f]{20}\.js$/),
  ])
})

test('the popup requests the specified scopes and the backend’s', async ({ page, firm }) => {
  await page.goto('/auth/login/')
  await expect(signInButton(page)).toBeEnabled()
  const authorize = page.context().waitForEvent('request', (request) => request.url().includes('/authorize?'))
  const window = await openWindow(page)
  const asked = new URL((await authorize).url()).searchParams
  const { apiClientId } = firm.emulators.sample
  expect(asked.get('scope')?.split(' ').sort()).toEqual(
    [
      'User.Read',
      'User.ReadBasic.All',
      `api://${apiClientId}/access_as_user`,
      'offline_access',
      'openid',
      'profile',
    ].sort(),
  )
  expect([asked.get('code_challenge_method'), asked.get('prompt')]).toEqual(['S256', 'select_account'])
  await pick(window, people.employee)
})
