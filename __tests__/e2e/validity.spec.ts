import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { findFeedFaults, readFeed } from '../setup/find-feed-faults'
import { findHtmlFaults } from '../setup/find-html-faults'
import { findStructuredDataIssues } from '../setup/find-structured-data-issues'
import { company } from './support/content-slugs'
import { keptTest } from './support/kept-page'
import { eachKind } from './support/page-kinds'
import { test } from './support/site-test'

/** The frame of the service worker, whose page comes by script: it has no heading yet. */
const shell = 'offline-plugin-app-shell-fallback/index.html'

test('every built page is valid HTML', async () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && statSync(`dist/${name}`).isFile(),
  )
  expect(pages.length).toBeGreaterThan(100)
  const faults: string[] = []
  for (const name of pages) {
    const found = await findHtmlFaults(readFileSync(`dist/${name}`, 'utf8'))
    const counted = name === shell ? found.filter((fault) => !fault.includes('(heading-level)')) : found
    faults.push(...counted.map((fault) => `${name}:${fault}`))
  }
  expect(faults).toEqual([])
})

test('the structured data of every page is complete', async ({ site }) => {
  const faults: string[] = []
  for (const { path, structured } of site.values()) {
    const things = structured.map((text) => JSON.parse(text) as object)
    expect(things.length).toBeGreaterThan(1)
    faults.push(...(await findStructuredDataIssues(things)).map((issue) => `${path}: ${issue}`))
  }
  expect(faults).toEqual([])
})

for (const [kind, path] of eachKind.filter(([name]) => name !== 'not found')) {
  keptTest(
    `a link to ${kind} (${path}) is shared with its picture, and what it shows in words`,
    async ({ keptPage: page }) => {
      await page.goto(path)
      const said = await page
        .locator('head > meta')
        .evaluateAll((all) =>
          all.map((meta) => [
            meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
            meta.getAttribute('content') ?? '',
          ]),
        )
      const tags = new Map(said as [string, string][])
      const heading = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ')
      const image = tags.get('og:image') ?? ''
      expect(image).toMatch(new RegExp(`^${company.url}/social/\\w+\\.png$`))
      expect(existsSync(`dist${new URL(image).pathname}`)).toBe(true)
      expect(tags.get('twitter:image')).toBe(image)
      const alternative = tags.get('og:image:alt')
      // the lists of a tag share the picture of the blog
      if (kind !== 'list of a tag') expect(alternative).toContain(`“${heading}”`)
      expect(alternative).toMatch(new RegExp(` beside a sea chart, signed ${company.name}$`))
      expect(tags.get('twitter:image:alt')).toBe(alternative)
      expect(tags.get('og:locale')).toBe(company.locale.replace('-', '_'))
      expect(tags.get('og:url')).toBe(`${company.url}${path}`)
      const isArticle = /^article|^case study$/.test(kind)
      expect(tags.get('og:type')).toBe(isArticle ? 'article' : 'website')
      expect(tags.has('article:published_time')).toBe(isArticle)
      expect(tags.has('article:tag')).toBe(kind.startsWith('article'))
    },
  )
}

test('the feed is one that readers take', async ({ request }) => {
  const xml = await (await request.get('/rss.xml')).text()
  expect(findFeedFaults(xml)).toEqual([])
  const { channel, items } = readFeed(xml)
  expect(channel).toMatchObject({
    title: `Articles from ${company.name}`,
    link: `${company.url}/blog/`,
    language: company.locale,
  })
  for (const { categories } of items) expect(categories.length).toBeGreaterThan(0)
})

interface Manifest {
  id: string
  name: string
  icons: { src: string; sizes: string; purpose: string }[]
}

test('the web app has icons of the sizes it names, some of them to be cut', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Manifest
  expect(manifest).toMatchObject({ id: '/', name: company.name })
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`dist/${src.replace(/\?.*/, '')}`).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
})

test('an iPhone finds its icon where it looks for one', async ({ request }) => {
  const answer = await request.get('/apple-touch-icon.png')
  expect(await sharp(await answer.body()).metadata()).toMatchObject({
    format: 'png',
    width: 180,
    height: 180,
  })
})

test('the sitemap holds whole addresses and dates as search engines read them', async ({ request }) => {
  const xml = await (await request.get('/sitemap-0.xml')).text()
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry ?? '')
  expect(entries.length).toBeGreaterThan(90)
  const whole = new RegExp(
    `^<loc>${company.url}/(?:[a-z0-9-]+/)*</loc><lastmod>\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z)?</lastmod>$`,
  )
  expect(entries.filter((entry) => !whole.test(entry))).toEqual([])
  const future = entries.filter(
    (entry) => Date.parse(/<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1] ?? '') > Date.now(),
  )
  expect(future).toEqual([])
})
