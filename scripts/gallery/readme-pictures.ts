import type { Browser } from '@playwright/test'
import sharp from 'sharp'

/** The pictures of the README: a page at the size of a window, and the width in pixels that it is kept at. */
const pictures = [
  { name: 'home', page: '/', theme: 'light', window: { width: 1280, height: 760 }, width: 1000 },
  {
    name: 'technologies-dark',
    page: '/technologies/',
    theme: 'dark',
    window: { width: 1280, height: 900 },
    width: 800,
  },
  {
    name: 'service-phone',
    page: '/services/migration-modernization/legacy-to-cloud-transition/',
    theme: 'light',
    window: { width: 390, height: 844 },
    width: 260,
  },
] as const

/** Takes the README's pictures of a site. */
export async function takeReadmePictures(browser: Browser, site: string): Promise<void> {
  for (const { name, page: address, theme, window, width } of pictures) {
    const context = await browser.newContext({
      viewport: window,
      deviceScaleFactor: 2,
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.goto(site + address, { waitUntil: 'networkidle' })
    const taken = await page.screenshot()
    await context.close()
    await sharp(taken).resize({ width }).webp({ quality: 82 }).toFile(`docs/pictures/${name}.webp`)
  }
  console.log(`${pictures.length} pictures: docs/pictures/`)
}
