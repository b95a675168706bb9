import { readdirSync } from 'node:fs'
import type { LoadedSite } from '../../../../src/gatsby/load-site'
import { type PagePlan, nodeId } from '../../../../src/gatsby/plan/page-plan'
import { planPages } from '../../../../src/gatsby/plan/plan-pages'
import { loadWholeSite } from '../../../setup/whole-content'

/** The public addresses as the product's specification lists them, and the list of samples. */
const pages = [
  '/',
  '/about/',
  '/contact/',
  '/privacy-policies/',
  '/tms-support/',
  '/blog/',
  '/career/',
  '/case-study/',
  '/samples/',
]
/** Not in the specification. */
const added = ['/accessibility/']
const solutions = ['/solutions/', '/solutions/smart-docs/', '/solutions/contract-flow/']
const services = [
  '/services/',
  '/services/strategic-consulting/',
  '/services/strategic-consulting/digital-evolution-strategy/',
  '/services/strategic-consulting/tech-advisory/',
  '/services/strategic-consulting/data-innovation-consulting/',
  '/services/strategic-consulting/next-gen-cloud-solutions/',
  '/services/operational-excellence/',
  '/services/operational-excellence/enterprise-application-services/',
  '/services/operational-excellence/cloud-infrastructure-optimization/',
  '/services/operational-excellence/virtual-support-ecosystem/',
  '/services/migration-modernization/',
  '/services/migration-modernization/legacy-to-cloud-transition/',
  '/services/migration-modernization/enterprise-system-upgrades/',
  '/services/migration-modernization/communication-system-overhaul/',
  '/services/automation-integration/',
  '/services/automation-integration/ai-powered-transformations/',
  '/services/automation-integration/intelligent-process-automation/',
  '/services/automation-integration/cognitive-computing-services/',
  '/services/automation-integration/microsoft-copilot/',
]
const technologies = [
  '/technologies/',
  '/technologies/microsoft-ecosystem/',
  '/technologies/microsoft-ecosystem/sharepoint/',
  '/technologies/microsoft-ecosystem/office-365/',
  '/technologies/microsoft-ecosystem/dynamics-365/',
  '/technologies/microsoft-ecosystem/teams/',
  '/technologies/low-code-innovation/',
  '/technologies/low-code-innovation/powerapps/',
  '/technologies/low-code-innovation/power-automate/',
  '/technologies/low-code-innovation/outsystems/',
  '/technologies/low-code-innovation/nintex/',
  '/technologies/azure-cloud-services/',
  '/technologies/azure-cloud-services/azure-applications/',
  '/technologies/azure-cloud-services/cloud-migrations/',
  '/technologies/azure-cloud-services/azure-data-services/',
  '/technologies/azure-cloud-services/azure-cloud-infra-services/',
  '/technologies/azure-cloud-services/azure-ai-and-cognitive-services/',
  '/technologies/data-intelligence/',
  '/technologies/data-intelligence/power-bi/',
  '/technologies/data-intelligence/azure-data-factory/',
  '/technologies/data-intelligence/ai-model-development/',
  '/technologies/data-intelligence/azure-synapse-analytics-services/',
  '/technologies/modern-development/',
  '/technologies/modern-development/react-js/',
  '/technologies/modern-development/spfx/',
  '/technologies/modern-development/powerquery/',
  '/technologies/modern-development/powerfx/',
  '/technologies/modern-development/node-js/',
  '/technologies/modern-development/next-js/',
  '/technologies/modern-development/net-core/',
  '/technologies/modern-development/gatsby/',
  '/technologies/modern-development/graph-api/',
  '/technologies/modern-development/angular/',
  '/technologies/advanced-tools/',
]

let loaded: LoadedSite
let plan: PagePlan[]
beforeAll(() => {
  loaded = loadWholeSite()
  plan = planWith()
})

const planWith = (postsPerPage?: number) =>
  planPages({
    site: loaded.site,
    company: loaded.content.company,
    tags: loaded.content.tags,
    siteUrl: 'https://harbour.example',
    postsPerPage,
  })
const paths = () => plan.map(({ path }) => path)
const pageAt = (path: string, from = plan) => {
  const found = from.find((page) => page.path === path)
  if (found === undefined) throw new Error(`no page is planned at ${path}`)
  return found
}
const textFiles = (folder: string) =>
  readdirSync(`content/${folder}`).flatMap((name) =>
    name.endsWith('.md') ? [name.slice(0, -'.md'.length)] : [],
  )

describe('addresses', () => {
  test.each([...pages, ...added, ...solutions, ...services, ...technologies])('%s is planned', (path) => {
    expect(paths()).toContain(path)
  })

  test.each([
    ['article', 'blog', '/blog/'],
    ['case study', 'case-studies', '/case-study/'],
    ['opening', 'jobs', '/career/'],
    ['sample', 'samples', '/samples/'],
  ])('every %s has a page', (_, folder, base) => {
    expect(paths()).toEqual(expect.arrayContaining(textFiles(folder).map((slug) => `${base}${slug}/`)))
  })

  test('belong to these pages and the lists of articles, and nothing else', () => {
    const stories = [
      ['blog', '/blog/'],
      ['case-studies', '/case-study/'],
      ['jobs', '/career/'],
      ['samples', '/samples/'],
    ].flatMap(([folder = '', base]) => textFiles(folder).map((slug) => `${base}${slug}/`))
    const listed = [...pages, ...added, ...solutions, ...services, ...technologies, ...stories]
    const others = paths().filter((path) => !listed.includes(path))
    for (const path of others) expect(path).toMatch(/^\/blog\/(page\/\d+|tag\/[a-z0-9-]+)\/$/)
  })

  test('are unique', () => {
    expect(new Set(paths()).size).toBe(plan.length)
  })

  test('all end with a slash', () => {
    for (const path of paths()) expect(path).toMatch(/\/$/)
  })
})

describe('titles and descriptions', () => {
  test('are unique', () => {
    for (const key of ['title', 'description'] as const) {
      const texts = plan.map(({ context }) => context.head[key])
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })

  test('end with the company’s name', () => {
    const { name } = loaded.content.company
    for (const { context } of plan) expect(context.head.title).toMatch(new RegExp(`.+ \\| ${name}$`))
  })

  test.each([[9], [5], [2]])('fit search results, with %i articles a page', (postsPerPage) => {
    const long = planWith(postsPerPage).filter(({ context: { head } }) => {
      const title = head.title.slice(0, head.title.lastIndexOf(' | '))
      const { length } = head.description
      return title.length < 10 || title.length > 60 || length < 70 || length > 160
    })
    expect(
      long.map(({ path, context }) => `${path} ${context.head.title}: ${context.head.description}`),
    ).toEqual([])
  })

  test('of a worked example say so, in words and on the picture for shared links', () => {
    const { head } = pageAt('/case-study/file-server-eleven-sites/').context
    expect(head.title).toMatch(/^Worked example: File server to SharePoint/)
    expect(head.imageAlt).toMatch(/^Worked example: “Eleven sites/)
  })

  test('of a tag page use the tag’s title', () => {
    const titled = loaded.content.tags.filter(({ slug }) => paths().includes(`/blog/tag/${slug}/`))
    expect(titled.length).toBeGreaterThan(0)
    for (const { slug, title } of titled) {
      const [first = '', ...rest] = title
      const asWritten = title === title.toUpperCase() ? title : first.toLowerCase() + rest.join('')
      expect(pageAt(`/blog/tag/${slug}/`).context.head.title).toContain(asWritten)
    }
  })
})

describe('metadata', () => {
  test('has the page’s address', () => {
    for (const { path, context } of plan)
      expect(context.head.canonical).toBe(`https://harbour.example${path}`)
  })

  test('has the dates on which an article was published and changed', () => {
    const [post] = loaded.content.posts
    const { head } = pageAt(`/blog/${post?.slug}/`).context
    expect(head).toMatchObject({
      type: 'article',
      published: post?.data.date,
      modified: post?.data.updated ?? post?.data.date,
      tags: post?.data.tags.map((slug) => loaded.content.tags.find((tag) => tag.slug === slug)?.title),
    })
    expect(pageAt('/about/').context.head).toMatchObject({ type: 'website' })
    expect(pageAt('/about/').context.head).not.toHaveProperty('published')
  })

  test('has what the picture of a shared link shows, and the language', () => {
    for (const { context } of plan) {
      expect(context.head.imageAlt).toMatch(/“.+” beside a sea chart, signed \S/)
      expect(context.head.locale).toBe('en_GB')
    }
    const { imageAlt } = pageAt('/services/strategic-consulting/tech-advisory/').context.head
    expect(imageAlt).toMatch(/^Services \/ Strategic Consulting: “.+” beside/)
  })

  test('never makes a public page noindex', () => {
    for (const { context } of plan) expect(context.head.noindex ?? false).toBe(false)
  })

  test('has the date of the last change for the sitemap', () => {
    for (const { context } of plan) expect(context.modified).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})

describe('lists of articles', () => {
  const newestFirst = () =>
    loaded.content.posts
      .toSorted((a, b) => b.data.date.localeCompare(a.data.date))
      .map(({ slug }) => nodeId({ type: 'PostPage', href: `/blog/${slug}/` }))

  test('start with the newest article', () => {
    expect(planWith(1000).find(({ path }) => path === '/blog/')?.context.posts).toEqual(newestFirst())
  })

  test('continue on further pages, without gaps or repeats', () => {
    const pagesOfFive = planWith(5).filter(({ path }) => /^\/blog\/(page\/\d+\/)?$/.test(path))
    const count = Math.ceil(loaded.content.posts.length / 5)
    expect(pagesOfFive.map(({ path }) => path)).toEqual([
      '/blog/',
      ...Array.from({ length: count - 1 }, (_, index) => `/blog/page/${index + 2}/`),
    ])
    expect(pagesOfFive.flatMap(({ context }) => context.posts ?? [])).toEqual(newestFirst())
    pagesOfFive.forEach(({ context }, index) => {
      expect(context.list).toMatchObject({ page: index + 1, pages: count, tag: undefined })
    })
  })

  test('have one page when all articles fit', () => {
    expect(planWith(1000).filter(({ path }) => path.startsWith('/blog/page/'))).toEqual([])
  })

  test('show nine articles a page by default', () => {
    expect(pageAt('/blog/').context.posts).toEqual(newestFirst().slice(0, 9))
  })

  test('of a tag have further pages too, for any number of articles', () => {
    const [tag = ''] = loaded.content.posts
      .flatMap(({ data }) => data.tags)
      .filter((found, index, all) => all.indexOf(found) !== index)
    const whole = pageAt(`/blog/tag/${tag}/`, planWith(1000)).context.posts ?? []
    expect(whole.length).toBeGreaterThan(1)
    const base = `/blog/tag/${tag}/`
    const parts = planWith(1).filter(({ path }) => path.startsWith(base))
    expect(parts.map(({ path }) => path)).toEqual([
      base,
      ...whole.slice(1).map((_, index) => `${base}page/${index + 2}/`),
    ])
    expect(parts.flatMap(({ context }) => context.posts ?? [])).toEqual(whole)
    const [, second] = parts
    expect(second?.context.list).toMatchObject({ tag, page: 2, pages: whole.length })
    expect(second?.context.head.canonical).toBe(`https://harbour.example${base}page/2/`)
  })

  test('exist for every tag in use, with exactly its articles', () => {
    const used = [...new Set(loaded.content.posts.flatMap(({ data }) => data.tags))]
    const lists = plan.filter(({ path }) => path.startsWith('/blog/tag/'))
    expect(lists.map(({ path }) => path).sort()).toEqual(used.map((tag) => `/blog/tag/${tag}/`).sort())
    for (const tag of used) {
      const carrying = loaded.content.posts.filter(({ data }) => data.tags.includes(tag))
      const ids = carrying.map(({ slug }) => nodeId({ type: 'PostPage', href: `/blog/${slug}/` }))
      expect(pageAt(`/blog/tag/${tag}/`).context.posts?.toSorted()).toEqual(ids.toSorted())
    }
  })

  test('of a tag have breadcrumbs', () => {
    const tag = loaded.content.tags.find(({ slug }) => paths().includes(`/blog/tag/${slug}/`))
    const { head, list } = pageAt(`/blog/tag/${tag?.slug}/`).context
    const { structuredData } = head
    expect(list?.crumbs.map(({ title }) => title)).toEqual(['Home', 'Articles', tag?.title])
    const crumbs = structuredData.find((data) => '@type' in data && data['@type'] === 'BreadcrumbList')
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://harbour.example/' },
        { position: 2, name: 'Articles', item: 'https://harbour.example/blog/' },
        { position: 3, name: tag?.title, item: `https://harbour.example/blog/tag/${tag?.slug}/` },
      ],
    })
  })

  test('describe a later page by its articles, and truncate only if needed', () => {
    const twoPages = planWith(loaded.content.posts.length - 2)
    const [first, second] = loaded.content.posts
      .toSorted((a, b) => b.data.date.localeCompare(a.data.date))
      .slice(-2)
    const text = `Older articles: ${first?.data.title}; ${second?.data.title}`
    const { description } = pageAt('/blog/page/2/', twoPages).context.head
    if (text.length <= 157) expect(description).toContain(text)
    else expect(description).toMatch(/^Older articles: .+\.\.\.$/)
  })
})
