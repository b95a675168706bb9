import { chromium } from '@playwright/test'
import { openFirm } from './__tests__/e2e/support/firm'
import { enter, people } from './__tests__/e2e/support/firm-test'
const firm = await openFirm()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
async function open(path: string, who: string, width: number, dark: boolean) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 800 : 1000 }, colorScheme: dark ? 'dark' : 'light', baseURL: firm.origin })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)))
  await enter(page, path, who); await page.waitForTimeout(1200)
  return page
}
const p = await open('/admin/post-blog/', people.admin, 1280, false)
await p.screenshot({ path: '/tmp/shots/w1-list.png' })
const m = await open('/employee/post-blog/?new', people.employee, 1280, false)
await m.screenshot({ path: '/tmp/shots/w2-new.png', fullPage: true })
const d = await open('/employee/post-blog/?new', people.employee, 360, true)
await d.screenshot({ path: '/tmp/shots/w3-new-360.png', fullPage: true })
console.log(await m.getByRole('textbox').evaluateAll((els) => els.map((e) => (e as HTMLElement).getAttribute('aria-label') ?? (e as HTMLInputElement).labels?.[0]?.textContent)))
console.log(await m.getByRole('button').allInnerTexts())
await browser.close(); await firm.close(); process.exit(0)
