import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { BenchError } from './bench/bench-error'
import { measuredPages } from './bench/measured-pages'
import { runCommand } from './bench/run-command'
import { startServer } from './bench/start-server'
import { contactSheet, type Screenshot } from './gallery/contact-sheet'
import { takeReadmePictures } from './gallery/readme-pictures'
import { defaultChromium } from './lib/default-chromium'

/**
 * `npm run gallery`: takes screenshots of one page of each kind, at four widths in both themes, and puts all of them
 * on one sheet. Writes reports/gallery/ (git-ignored). With `-- --readme` it takes those of the README instead.
 * Environment: SITE_DIR (default "dist"), CHROMIUM_PATH (default: Debian's headless shell, else its Chromium).
 */
const directory = 'reports/gallery'
const widths = [360, 768, 1280, 1920]
const themes = ['light', 'dark'] as const
/** Pages besides the measured ones: lists, and the page for unknown addresses. */
const pages = [
  ...measuredPages,
  '/technologies/advanced-tools/',
  '/blog/tag/migration/',
  '/samples/',
  '/samples/idle-test-servers/',
  '/no-such-page/',
]

const { values } = parseArgs({ options: { readme: { type: 'boolean', default: false } } })

async function gallery(siteDirectory: string, executablePath: string): Promise<void> {
  if (!existsSync(siteDirectory))
    throw new BenchError(`There is no built site in ${siteDirectory}. Run "npm run build" first.`)
  const site = await startServer(siteDirectory)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    if (values.readme) {
      await takeReadmePictures(browser, site)
      return
    }
    await rm(directory, { recursive: true, force: true })
    await mkdir(directory, { recursive: true })
    const screenshots: Screenshot[] = []
    for (const theme of themes) {
      for (const width of widths)
        screenshots.push(...(await takeScreenshots(browser, site, { theme, width })))
      process.stderr.write(`${theme}: ${pages.length} pages at ${widths.join(', ')} pixels\n`)
    }
    const sheet = path.resolve(directory, 'index.html')
    await writeFile(sheet, contactSheet(pages, screenshots))
    const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } })
    await page.goto(`file://${sheet}`)
    await page.screenshot({ path: `${directory}/contact-sheet.png`, fullPage: true })
    console.log(
      `${screenshots.length} screenshots: ${directory}/contact-sheet.png and ${directory}/index.html`,
    )
  } finally {
    await browser.close()
  }
}

interface View {
  theme: (typeof themes)[number]
  width: number
}

/** Takes screenshots of all pages at one width and theme, in one tab. */
async function takeScreenshots(
  browser: Browser,
  site: string,
  { theme, width }: View,
): Promise<Screenshot[]> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : Math.round(width * 0.62) },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const screenshots: Screenshot[] = []
  for (const address of pages) {
    await page.goto(site + address, { waitUntil: 'networkidle' })
    const file = `${address.replace(/^\/|\/$/g, '').replace(/\//g, '-') || 'home'}-${width}-${theme}.png`
    await page.screenshot({ path: `${directory}/${file}`, fullPage: true })
    screenshots.push({ page: address, file, width, theme })
  }
  await context.close()
  return screenshots
}

void runCommand(() => gallery(process.env['SITE_DIR'] || 'dist', defaultChromium(process.env)))
