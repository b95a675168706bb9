import { sitemapOptions } from '../../../../src/config/plugin-options'
import { createTypesetter } from '../../../../src/content/typeset'
import type { LoadedSite } from '../../../../src/gatsby/load-site'
import type { PlanInput } from '../../../../src/gatsby/plan/page-plan'
import { planPages } from '../../../../src/gatsby/plan/plan-pages'
import { planSeoFacts } from '../../../../src/gatsby/plan/plan-seo-facts'
import { explainLeftOver, planOverrides, type SeoOverride } from '../../../../src/gatsby/plan/seo-overrides'
import { socialCutName } from '../../../../src/gatsby/social-images/social-image-name'
import { loadWholeSite } from '../../../setup/whole-content'

const typesetter = createTypesetter('en-GB')
const siteUrl = 'https://harbour.example'
const nothing: SeoOverride = { title: null, description: null, canonical: null, noindex: null, image: null }

let loaded: LoadedSite
beforeAll(() => (loaded = loadWholeSite()))

const inputWith = (set: Record<string, Partial<SeoOverride>> = {}): PlanInput => ({
  site: loaded.site,
  company: loaded.content.company,
  tags: loaded.content.tags,
  siteUrl,
  overrides: new Map(Object.entries(set).map(([path, values]) => [path, { ...nothing, ...values }])),
})
const headAt = (path: string, set: Record<string, Partial<SeoOverride>> = {}) => {
  const head = planPages(inputWith(set)).find((page) => page.path === path)?.context.head
  if (!head) throw new Error(`no page is planned at ${path}`)
  return head
}

describe('a setting for a page', () => {
  const image = '/media/0123456789/wave.webp'

  test('overrides its file', () => {
    const head = headAt('/about/', {
      '/about/': { title: 'Who we are', description: 'Set.', canonical: '/', noindex: true, image },
    })
    expect(head).toMatchObject({
      title: 'Who we are',
      description: 'Set.',
      canonical: `${siteUrl}/`,
      noindex: true,
      image: `${siteUrl}/social/${socialCutName(image)}`,
      imageAlt: loaded.content.pages.about.data.title,
    })
  })

  test('applies to that page alone, and unset fields stay', () => {
    const set = { '/about/': { title: 'Who we are' } }
    expect(headAt('/contact/', set)).toEqual(headAt('/contact/'))
    expect(headAt('/about/', set)).toEqual({ ...headAt('/about/'), title: 'Who we are' })
    expect(headAt('/about/')).not.toHaveProperty('noindex')
  })

  test('applies to structured data too', () => {
    const path = '/services/strategic-consulting/tech-advisory/'
    const canonical = 'https://elsewhere.example/advice/'
    const data = headAt(path, { [path]: { description: 'Set.', canonical } }).structuredData
    expect(data).toContainEqual(
      expect.objectContaining({ '@type': 'Service', description: 'Set.', url: canonical }),
    )
  })

  test('for the blog does not apply to its further pages and tags', () => {
    const others = (set: Record<string, Partial<SeoOverride>>) =>
      planPages(inputWith(set)).filter(({ path }) => /^\/blog\/(page|tag)\//.test(path))
    expect(others({}).length).toBeGreaterThan(0)
    expect(others({ '/blog/': { title: 'Set', image, noindex: true } })).toEqual(others({}))
  })
})

test('the sitemap leaves out noindex pages and pages with another canonical URL', () => {
  const set = { '/about/': { noindex: true }, '/contact/': { canonical: '/' }, '/blog/': { title: 'Set' } }
  const nodes = planPages(inputWith(set)).map(({ path, context }) => ({ path, pageContext: context }))
  const listed = sitemapOptions
    .resolvePages({
      site: { siteMetadata: { siteUrl } },
      allSitePage: { nodes: [...nodes, { path: '/x/', pageContext: null }] },
    })
    .map(({ path }) => path)
  expect(listed).toEqual(
    nodes.map(({ path }) => path).filter((path) => !['/about/', '/contact/'].includes(path)),
  )
})

describe('settings from the backend', () => {
  const setting = (path: string, values: Partial<SeoOverride>) => ({
    path,
    ...nothing,
    ...values,
    version: 1,
    updatedAt: '2026-11-20T10:00:00.000Z',
  })
  const pictures = {
    words: { expected: 'a picture', instead: 'Use one of ours' },
    findPicture: (_: string, url: string) =>
      url.includes('wave') ? { file: 'cache/wave.webp', bytes: Buffer.of(), href: url } : undefined,
  }

  test('name the images to crop', () => {
    const image = '/media/0123456789/wave.webp'
    const { cuts, overrides, warnings } = planOverrides([setting('/about/', { image })], pictures, typesetter)
    expect(cuts).toEqual([{ name: socialCutName(image), file: 'cache/wave.webp', focus: null }])
    expect([overrides.get('/about/')?.image, warnings]).toEqual([image, []])
  })

  test('with a missing image keep the generated one, with a warning', () => {
    const found = planOverrides(
      [setting('/about/', { title: 'T', image: '/media/0123456789/gone.webp' })],
      pictures,
      typesetter,
    )
    expect(found.overrides.get('/about/')).toEqual({ ...nothing, title: 'T' })
    expect(found.warnings).toEqual([expect.stringContaining('the picture of /about/')])
  })

  test('have typographic quotes and dashes', () => {
    const set = setting('/about/', { title: "Who we're", description: 'Known for 3-5 "things"' })
    expect(planOverrides([set], pictures, typesetter).overrides.get('/about/')).toMatchObject({
      title: 'Who we’re',
      description: 'Known for 3–5 “things”',
    })
  })

  test('for a missing page are reported', () => {
    const { overrides } = planOverrides(
      [setting('/about/', { title: 'T' }), setting('/gone/', { title: 'T' })],
      pictures,
      typesetter,
    )
    expect(explainLeftOver(overrides, ['/about/'])).toEqual([
      expect.stringContaining('for /gone/, but no such page'),
    ])
  })
})

describe('the SEO data for the editor', () => {
  const written = new Map([
    ['/', { h1: 1, links: ['/', '/about/', '/contact/'] }],
    ['/about/', { h1: 2, links: ['/about/', '/contact/'] }],
    ['/contact/', { h1: 1, links: ['/'] }],
  ])
  const facts = () =>
    planSeoFacts(
      inputWith({ '/about/': { title: 'Set', noindex: true } }),
      [
        { from: '/us/', to: '/about/', status: 301 },
        { from: '/papers/', to: '/blog/', status: 302, by: 'editor' },
      ],
      written,
    )

  test('has each page’s defaults and settings', () => {
    const about = facts().pages.find(({ path }) => path === '/about/')
    expect(about).toMatchObject({
      file: 'content/pages/about.md',
      own: { title: headAt('/about/').title, description: headAt('/about/').description },
      set: { ...nothing, title: 'Set', noindex: true },
      h1: 2,
      linked: { pages: 1, from: ['/'] },
    })
    expect(about?.own.image).toMatch(/^\/social\/[0-9a-f]{16}\.png$/)
    expect(facts().pages.find(({ path }) => path === '/contact/')).not.toHaveProperty('set')
  })

  test('has every planned page once, and every redirect with its source', () => {
    const { pages, redirects } = facts()
    expect(pages.map(({ path }) => path).sort()).toEqual(
      planPages(inputWith())
        .map(({ path }) => path)
        .sort(),
    )
    expect(redirects.map(({ from, by }) => [from, by])).toEqual([
      ['/us/', 'file'],
      ['/papers/', 'editor'],
    ])
  })

  test('is small: no more than the screen needs', () => {
    const text = JSON.stringify(facts())
    expect(text.length / facts().pages.length).toBeLessThan(600)
  })
})
