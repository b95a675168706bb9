import { chromium } from '@playwright/test'
import { openFirm } from './__tests__/e2e/support/firm'
const firm = await openFirm()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const wanted = process.argv[2] ?? 'all'
async function shots(name: string, who: string | undefined, path: string, sizes = [[1280, 800]], themes = ['light'], act?: (p: any) => Promise<void>) {
  if (wanted !== 'all' && !name.startsWith(wanted)) return
  for (const theme of themes) {
    const ctx = await browser.newContext({ baseURL: firm.origin, colorScheme: theme as any, viewport: { width: 1280, height: 800 } })
    const page = await ctx.newPage()
    if (who) {
      await page.goto('/auth/login/')
      const [w] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign in with Microsoft' }).click()])
      const closed = w.waitForEvent('close'); await w.getByRole('button', { name: who }).click(); await closed
      await page.waitForTimeout(800)
    }
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto(path); await page.waitForTimeout(1800)
      if (act) await act(page)
      await page.screenshot({ path: `/tmp/try/${name}-${width}-${theme}.png` })
    }
    await ctx.close()
  }
}
const all = [[360, 740], [768, 900], [1280, 800], [1920, 1000]]
await shots('login', undefined, '/auth/login/', all, ['light', 'dark'])
await shots('trouble', undefined, '/auth/admin/', [[360, 740], [1280, 800]], ['light'], async (p) => { await p.getByText('Trouble signing in?').click() })
await shots('forbidden', 'Mei Tanaka', '/admin/', [[1280, 800], [360, 740]])
await shots('stranger', 'Samira Haddad', '/employee/', [[1280, 800]])
await shots('employee', 'Mei Tanaka', '/employee/', all, ['light', 'dark'])
await shots('overview', 'Nora Lindqvist', '/admin/', all, ['light', 'dark'])
await shots('people', 'Nora Lindqvist', '/admin/employees/', all, ['light', 'dark'])
await shots('seo', 'Nora Lindqvist', '/admin/seo/', all, ['light'])
await shots('posts', 'Nora Lindqvist', '/admin/post-blog/', [[1280, 800], [360, 740]], ['light'])
await shots('palette', 'Nora Lindqvist', '/admin/', [[1280, 800], [360, 740]], ['light', 'dark'], async (p) => { await p.keyboard.press('Control+k'); await p.waitForTimeout(400) })
await shots('header', 'Nora Lindqvist', '/services/', [[1280, 800], [768, 800], [360, 740]], ['light'], async (p) => { const b = p.getByRole('button', { name: /Account of/ }); if (await b.isVisible()) { await b.click(); await p.waitForTimeout(300) } })
await browser.close(); await firm.close(); process.exit(0)
