import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { findFreePort } from '../../scripts/lib/find-free-port'
import { enter, people } from './support/firm-test'

/* Builds the site for real; see playwright.config.ts. */

test('npm start builds and serves the site, signs people in, and stops with 0', async ({ page }) => {
  test.setTimeout(10 * 60_000)
  const data = await mkdtemp(path.join(tmpdir(), 'start-'))
  await rm('.variants/start', { recursive: true, force: true }) // no earlier release
  const address = `http://localhost:${findFreePort()}`
  const start = spawn('npm', ['start', '--silent'], {
    env: {
      ...process.env,
      PORT: new URL(address).port,
      EMULATORS_PORT: findFreePort(),
      SITE_DIR: '.variants/start/dist',
      DATA_DIR: data,
      // not those of a developer's .env
      ...{ ENTRA_TENANT_ID: '', DATABASE_URL: '' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(start, 'exit')
  let output = ''
  for (const stream of [start.stdout, start.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const says = async (text: string) => {
    const isOver = () => output.includes(text) || start.exitCode !== null
    await expect.poll(isOver, { timeout: 8 * 60_000 }).toBe(true)
    expect(output).toContain(text)
  }
  try {
    await says('Building the site ...')
    const early = await page.goto(address)
    expect(early?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site is being prepared')

    await says(`The site is running at ${address}/`)
    // the page loads itself again until the site is there
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This site is being prepared', {
      timeout: 60_000,
    })
    expect((await page.request.get(address)).status()).toBe(200)
    await enter(page, `${address}/admin/`, people.admin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')

    start.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  } finally {
    start.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
})
