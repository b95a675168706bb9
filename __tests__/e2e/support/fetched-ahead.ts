import { expect, type Page } from '@playwright/test'

/** Pages that the site should prefetch: internal links in view. */
const linkedInView = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom, left, right } = link.getBoundingClientRect()
        const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        return (
          isInView &&
          link.checkVisibility() &&
          Object.keys(link).some((key) => key.startsWith('__reactProps'))
        )
      })
      .map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname)
      .filter((path) => path.endsWith('/') && path !== location.pathname),
  )

/**
 * Waits until the data of the pages behind visible links is prefetched.
 *
 * @param asked Addresses requested so far; grows while this waits.
 */
export async function waitUntilFetchedAhead(page: Page, asked: readonly string[]): Promise<void> {
  const expected = [...new Set(await linkedInView(page))].map(
    (path) => `/page-data${path === '/' ? '/index/' : path}page-data.json`,
  )
  const missing = () => expected.filter((path) => !asked.some((url) => url.endsWith(path)))
  await expect.poll(missing, { message: 'not fetched ahead', timeout: 20_000 }).toEqual([])
}
