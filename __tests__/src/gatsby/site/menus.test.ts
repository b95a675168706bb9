import { ContentCopy } from '../../../setup/content-copy'

let copy: ContentCopy
beforeEach(() => {
  copy = new ContentCopy()
  copy.write('content/redirects.yml', '[]\n')
})
afterEach(() => copy.dispose())

const folder = 'content/services/strategic-consulting'
const set = (file: string, menu: string) => copy.replace(file, '\nseo:', `\nmenu: { ${menu} }\nseo:`)
const load = () => copy.load().site
const servicesOf = (site: ReturnType<typeof load>) =>
  site.navigation.services.map(({ title, items }) => [title, items.map((item) => item.title)] as const)

test('a position puts a page before its neighbours, in the menu and on the page of its category', () => {
  const [first = ['', []]] = servicesOf(load())
  set(`${folder}/next-gen-cloud-solutions.md`, 'position: 1')
  set('content/services/automation-integration/index.md', 'position: 1')
  const site = load()
  const [moved, next] = servicesOf(site)
  expect(moved?.[0]).toBe('AI & Automation Integration')
  const names = first[1]
  expect(next).toEqual([first[0], [names[3], names[0], names[1], names[2]]])
  const category = site.pages.find(({ href }) => href === '/services/strategic-consulting/')
  expect(category).toMatchObject({ items: [{ title: names[3] }, {}, {}, {}] })
})

test('the page of a category says of each of its pages when to choose it', () => {
  const file = `${folder}/index.md`
  copy.replace(file, 'choose: tech-advisory', 'choose: microsoft-copilot')
  const page = load().pages.find(({ href }) => href === '/services/strategic-consulting/')
  const items = page?.type === 'CategoryPage' ? page.items : []
  expect(items.map(({ slug, when }) => [slug, when.length])).toEqual([
    ['digital-evolution-strategy', 2],
    ['tech-advisory', 1],
    ['data-innovation-consulting', 1],
    ['next-gen-cloud-solutions', 1],
    ['microsoft-copilot', 1],
  ])
})

test('a label replaces the name in the menu, that of a category also in breadcrumbs', () => {
  set(`${folder}/tech-advisory.md`, 'title: Advice')
  set(`${folder}/index.md`, 'title: Strategy')
  const site = load()
  expect(servicesOf(site)[0]).toEqual(['Strategy', expect.arrayContaining(['Advice'])])
  const page = site.pages.find(({ href }) => href === `/services/strategic-consulting/tech-advisory/`)
  expect(page).toMatchObject({ title: 'Tech advisory', category: { title: 'Strategy' } })
})

test('a hidden page is in no menu, but stays on the page of its category', () => {
  set(`${folder}/tech-advisory.md`, 'isHidden: true')
  set('content/technologies/low-code-innovation/index.md', 'isHidden: true')
  set('content/technologies/advanced-tools/index.md', 'isHidden: true')
  const site = load()
  expect(servicesOf(site)[0]?.[1]).toHaveLength(3)
  expect(site.navigation.technologies.map(({ slug }) => slug)).not.toContain('low-code-innovation')
  expect(site.navigation.moreTechnologies).toEqual([])
  const pages = site.pages.filter(({ href }) =>
    ['/services/strategic-consulting/', '/technologies/low-code-innovation/'].includes(href),
  )
  expect(pages).toHaveLength(2)
  expect(pages[0]).toMatchObject({ items: [{}, {}, {}, {}] })
})
