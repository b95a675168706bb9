import { expect, test as base, type BrowserContext, type Cookie, type Page } from '@playwright/test'
import { openFirm, type Firm } from './firm'

/** `test` with a firm of its own for each worker: site, backend, and Microsoft's emulators, as they are at first. */
export const test = base.extend<
  { firm: Firm },
  { sharedFirm: Firm; site: NonNullable<Parameters<typeof openFirm>[0]> }
>({
  /** Options of the company's services, by project. */
  site: [{}, { option: true, scope: 'worker' }],
  sharedFirm: [
    async ({ site }, use) => {
      const firm = await openFirm(site)
      await use(firm)
      await firm.close()
    },
    { scope: 'worker' },
  ],
  firm: [
    async ({ sharedFirm }, use) => {
      await use(sharedFirm)
      await sharedFirm.reset()
    },
    { auto: true },
  ],
  baseURL: async ({ sharedFirm }, use) => use(sharedFirm.origin),
  page: async ({ page }, use) => {
    const violations: string[] = []
    const collect = (text: string) => {
      if (/Content[ -]Security[ -]Policy/.test(text)) violations.push(text)
    }
    page.on('console', (message) => collect(message.text()))
    page.on('pageerror', (error) => collect(String(error))) // in Firefox
    await use(page)
    expect(violations, 'what the Content-Security-Policy blocked').toEqual([])
  },
})

/** The sample accounts. */
export const people = {
  admin: 'Nora Lindqvist',
  employee: 'Mei Tanaka',
  withoutPhoto: 'Ben Okafor',
  editor: 'Elena Duarte',
  recruiter: 'Jonas Weber',
  support: 'Amina Diallo',
  stranger: 'Samira Haddad',
  createdAgain: 'B. Okafor',
  guest: 'Rafael Costa',
} as const

export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Microsoft' })

/** Clicks the sign-in button and returns Microsoft's popup. */
export async function openWindow(page: Page, button = signInButton(page)): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent('popup'), button.click()])
  return window
}

/** Picks an account in Microsoft's popup, which then closes. */
export async function pick(window: Page, name: string): Promise<void> {
  const closed = window.waitForEvent('close')
  await window.getByRole('button', { name }).click()
  await closed
}

/** Signs in on a page with the button, and waits until the user is known. */
export async function signIn(page: Page, name: string): Promise<void> {
  await pick(await openWindow(page), name)
  await expect(
    page.getByRole('button', { name: /^(?:Sign in with Microsoft|Open the window again)$/ }),
  ).toBeHidden()
}

/** Opens an internal page and signs in there by Microsoft's popup. */
export async function enterByWindow(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await signIn(page, name)
}

interface Session {
  origin: string
  /** Of the site and of Microsoft's emulator. */
  cookies: Cookie[]
  storage: Record<string, string>
}

/** Of this worker's firm, by name. Tests that sign out, or need a popup, use `enterByWindow`. */
const sessions = new Map<string, Session>()

/** Opens an internal page, signed in: by the popup the first time, later with the session that it began. */
export async function enter(page: Page, path: string, name: string): Promise<void> {
  const session = sessions.get(name)
  if (session === undefined || new URL(path, session.origin).origin !== session.origin) {
    await enterByWindow(page, path, name)
    sessions.set(name, {
      origin: new URL(page.url()).origin,
      cookies: await page.context().cookies(),
      storage: await page.evaluate(() => Object.fromEntries(Object.entries<string>(sessionStorage))),
    })
    return
  }
  await page.context().addCookies(session.cookies)
  await page.addInitScript((storage) => {
    if (window !== window.top || 'isEntered' in sessionStorage) return
    Object.assign(sessionStorage, storage, { isEntered: 'true' })
  }, session.storage)
  await page.goto(path)
  await page.getByRole('main').waitFor() // missing while the session is checked
}

/** Traces of a session in this browser. */
export async function traces(page: Page, context: BrowserContext) {
  const tokens = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => /token|account/i.test(key)),
  )
  const cookies = (await context.cookies(page.url())).filter(({ name }) => name === 'signed-in')
  return { tokens: tokens.length, marks: cookies.length }
}

/** Collects what the page asks of others than the site's files: backend, emulators, Microsoft. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = []
  const origin = () => new URL(page.url()).origin
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('blob:') || url.startsWith('data:')) return
    if (!url.startsWith(origin()) || new URL(url).pathname.startsWith('/api/')) calls.push(url)
  })
  return calls
}
