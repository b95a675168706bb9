import { test as base, type Browser } from '@playwright/test'
import { readHtml, type ReadPage } from './read-page'

/** All public pages of the site by path, found by following links from the home page and the sitemap. */
export type Site = ReadonlyMap<string, ReadPage>

let read: Promise<Site> | undefined

/** `test` with the whole site, read once per worker. */
export const test = base.extend<{ site: Site }>({
  site: async ({ browser, baseURL }, use) => {
    read ??= readSite(browser, baseURL ?? '')
    await use(await read)
  },
})

async function readSite(browser: Browser, origin: string): Promise<Site> {
  const reader = await browser.newPage()
  const pages = new Map<string, ReadPage>()
  const waiting = ['/', ...(await sitemapPaths(origin))]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
    const page = await readHtml(reader, { path, status: response.status, html: await response.text() })
    pages.set(path, page)
    waiting.push(...page.links.filter(isPage).map((link) => new URL(link, `${origin}${path}`).pathname))
  }
  await reader.close()
  return pages
}

/** Whether a link leads to a public page: not to a file, a page of the backend or the employees' sign-in. */
const isPage = (href: string) => /^\/(?!auth\/|api\/)/.test(href) && !/\.\w+(?:[?#]|$)/.test(href)

/** Paths that the sitemaps list. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap-index.xml`)).text()
  const maps = await Promise.all(
    locations(index).map(async (map) => (await fetch(`${origin}${new URL(map).pathname}`)).text()),
  )
  return maps.flatMap(locations).map((location) => new URL(location).pathname)
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? '')
