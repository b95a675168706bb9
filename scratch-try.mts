import http from 'node:http'
import { chromium } from '@playwright/test'
import { createEmulators } from './emulators/create-emulators'
import { createApp } from './backend/create-app'

const emu = await createEmulators({ port: 0, log: (l) => console.log('[emu]', l) })
const app = await createApp({ siteDirectory: 'dist', logger: false })
await app.listen({ host: 'localhost', port: 0 })
const site = `http://localhost:${(app.server.address() as any).port}`
const { tenantId: t, clientId, apiClientId, accounts } = emu.sample
const front = http.createServer((req, res) => {
  const json = (o: unknown) => { res.writeHead(200, { 'content-type': 'application/json' }); res.end(JSON.stringify(o)) }
  if (req.url === '/api/sign-in') return json({ clientId, authority: `https://localhost:${new URL(emu.origin).port}/${t}`, apiScope: `api://${apiClientId}/access_as_user`, graphUrl: `${emu.origin}/v1.0`, emulated: { knownAuthority: new URL(emu.origin).host, metadata: { issuer: `${emu.origin}/${t}/v2.0`, authorization_endpoint: `${emu.origin}/${t}/oauth2/v2.0/authorize`, token_endpoint: `${emu.origin}/${t}/oauth2/v2.0/token`, end_session_endpoint: `${emu.origin}/${t}/oauth2/v2.0/logout`, jwks_uri: `${emu.origin}/${t}/discovery/v2.0/keys` } } })
  if (req.url === '/api/employee') return json({ data: accounts.filter((a: any) => a.role).map((a: any) => ({ email: a.email, role: a.role })) })
  const on = http.request(site + req.url, { method: req.method, headers: req.headers }, (inner) => {
    const headers = { ...inner.headers }
    const csp = headers['content-security-policy']
    if (typeof csp === 'string') headers['content-security-policy'] = csp.replace('connect-src', `connect-src ${emu.origin}`).replace('frame-src', `frame-src ${emu.origin}`)
    res.writeHead(inner.statusCode ?? 500, headers); inner.pipe(res)
  })
  req.pipe(on)
})
await new Promise<void>((d) => front.listen(0, 'localhost', d))
const origin = `http://localhost:${(front.address() as any).port}`
console.log(origin, emu.origin)
if (process.argv[2] === 'serve') await new Promise(() => {})
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const ctx = await browser.newContext()
const page = await ctx.newPage()
page.on('console', (m) => console.log('[console]', m.type(), m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('[pageerror]', e.message))
page.on('request', (r) => { const u = r.url(); if (!/\.(js|woff2|json|svg|png)$/.test(u)) console.log('[req]', r.method(), u.slice(0, 120)) })
await page.goto(`${origin}/auth/login/`); await page.waitForTimeout(2500)
const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign in with Microsoft' }).click()])
popup.on('console', (m) => console.log('[popup]', m.text().slice(0, 300)))
await popup.waitForLoadState()
await popup.screenshot({ path: '/tmp/try/popup.png' })
await popup.getByRole('button', { name: /Mei Tanaka/ }).click()
await page.waitForTimeout(6000)
console.log(page.url())
await page.screenshot({ path: '/tmp/try/after.png' })
console.log('--- reload')
await page.reload(); await page.waitForTimeout(3000)
await page.screenshot({ path: '/tmp/try/reload.png' })
const second = await ctx.newPage()
second.on('console', (m) => console.log('[console2]', m.type(), m.text().slice(0, 300)))
await second.goto(`${origin}/employee/`); await second.waitForTimeout(5000)
await second.screenshot({ path: '/tmp/try/second.png' })
await second.goto(`${origin}/about/`); await second.waitForTimeout(4000)
await second.screenshot({ path: '/tmp/try/about.png' })
await browser.close(); process.exit(0)
