import { planLiveSite } from '../../../src/gatsby/plan/plan-live-site'
import { planSiteIndex } from '../../../src/gatsby/plan/plan-site-index'
import type { PageView } from '../../../src/gatsby/site/views'
import { ContentCopy } from '../../setup/content-copy'
import { addMara, mara } from '../../setup/person-files'
import { loadWholeSite } from '../../setup/whole-content'

type Page<Type extends PageView['type']> = Extract<PageView, { type: Type }>

let copy: ContentCopy
beforeEach(() => {
  copy = new ContentCopy()
  copy.write('content/redirects.yml', '[]\n')
})
afterEach(() => copy.dispose())

function pagesOf<Type extends PageView['type']>(type: Type): Page<Type>[] {
  return copy.load().site.pages.filter((page): page is Page<Type> => page.type === type)
}

const article = 'content/blog/what-to-move-first.md'
const findArticle = () => pagesOf('PostPage').find(({ slug }) => slug === 'what-to-move-first')

describe('a firm without people', () => {
  test('has no page of one, and no byline or contact anywhere', () => {
    const { pages } = loadWholeSite().site
    expect(pages.filter(({ type }) => type === 'PersonPage')).toEqual([])
    expect(pages.filter((page) => 'byline' in page && page.byline !== undefined)).toEqual([])
    expect(pages.filter((page) => 'contact' in page && page.contact !== undefined)).toEqual([])
  })

  test('has articles by the teams that it names', () => {
    const { posts, pages } = loadWholeSite().content
    const teams = new Set(pages.about.data.practices.map(({ title }) => title))
    const others = posts.map(({ data }) => data.author).filter((author) => !teams.has(author))
    expect(others).toEqual([])
  })

  test('shows the newest articles of each team', () => {
    const posts = pagesOf('AboutPage')[0]?.posts.filter(({ team }) => team === 'Data and AI')
    expect(posts?.map(({ href }) => href)).toEqual([
      '/blog/synapse-or-fabric/',
      '/blog/evaluating-a-language-model/',
    ])
  })

  test('lists no one on its own page', () => {
    expect(pagesOf('AboutPage')[0]?.people).toEqual([])
  })
})

test('the byline of an article leads to what the page about the firm says of its team', () => {
  const { pages } = loadWholeSite().site
  const places = pages.flatMap((page) =>
    page.type === 'AboutPage' ? page.practices.map(({ href }) => page.href + href) : [],
  )
  const posts = pages.flatMap((page) => (page.type === 'PostPage' ? [page] : []))
  expect(places).toEqual(expect.arrayContaining(posts.map(({ teamHref }) => teamHref)))
  expect(posts.find(({ author }) => author === 'Data and AI')?.teamHref).toBe('/about/#data-and-ai')
})

describe('a person', () => {
  test('has a page with their portrait, what they shipped and what they wrote', () => {
    addMara(copy)
    copy.replace(article, /^author: .*$/m, 'author: mara-lind')
    expect(pagesOf('PersonPage')).toMatchObject([
      {
        href: '/about/mara-lind/',
        title: 'Mara Lind',
        role: 'Cloud engineer',
        portrait: { file: 'content/people/images/mara.png', alt: 'Mara Lind at a desk' },
        shipped: [{ title: 'Eleven sites', href: '/case-study/file-server-eleven-sites/' }],
        posts: [{ slug: 'what-to-move-first' }],
      },
    ])
  })

  test('is listed on the page about the firm', () => {
    addMara(copy)
    expect(pagesOf('AboutPage')[0]?.people).toMatchObject([{ name: 'Mara Lind', href: '/about/mara-lind/' }])
  })

  test.each(['mara-lind', 'Mara Lind'])('is the author of an article that says %j', (author) => {
    addMara(copy)
    copy.replace(article, /^author: .*$/m, `author: ${author}`)
    expect(findArticle()).toMatchObject({
      author: 'Mara Lind',
      byline: { role: 'Cloud engineer', href: '/about/mara-lind/' },
    })
  })

  test('is the author of a case study, and the contact of a job and of a service', () => {
    addMara(copy)
    copy.replace('content/case-studies/file-server-eleven-sites.md', 'sector:', 'author: mara-lind\nsector:')
    copy.replace('content/jobs/data-engineer.md', 'office:', 'contact: mara-lind\noffice:')
    copy.replace(
      'content/services/strategic-consulting/tech-advisory.md',
      /^closing:/m,
      'contact: mara-lind\nclosing:',
    )
    const named = { name: 'Mara Lind', email: 'mara@example.com' }
    expect(
      pagesOf('CaseStudyPage').find(({ slug }) => slug === 'file-server-eleven-sites')?.byline,
    ).toMatchObject(named)
    expect(pagesOf('JobPage').find(({ slug }) => slug === 'data-engineer')?.contact).toMatchObject(named)
    expect(pagesOf('ServicePage').find(({ slug }) => slug === 'tech-advisory')?.contact).toMatchObject(named)
  })

  test('leaves articles of teams as they are', () => {
    addMara(copy)
    expect(findArticle()).toMatchObject({ author: 'Cloud platforms', byline: undefined })
  })

  test('is known to the editor and to pages shown before a build, with the address of the portrait', () => {
    addMara(copy)
    const loaded = copy.load()
    expect(planSiteIndex(loaded, '2026-11-02T10:00:00Z').people).toEqual([
      { slug: 'mara-lind', name: 'Mara Lind' },
    ])
    expect(planLiveSite(loaded.content, 'https://example.com').people).toMatchObject([
      {
        name: 'Mara Lind',
        portrait: { file: expect.stringMatching(/^\/media\/[0-9a-f]+\/mara\.png$/) as string },
      },
    ])
  })
})

describe('is reported with its location', () => {
  const file = 'content/people/mara-lind.md'

  test('an author who is written as a slug that no person has', () => {
    addMara(copy)
    copy.replace(article, /^author: .*$/m, 'author: mara-lint')
    expect(copy.issues()).toEqual([
      expect.stringMatching(
        /^content\/blog\/what-to-move-first\.md:\d+:1: author: no person has the slug "mara-lint"\. Write the name of a team as readers know it\. Did you mean "mara-lind"\?$/,
      ),
    ])
  })

  test('a contact who has no file', () => {
    copy.replace('content/jobs/data-engineer.md', 'office:', 'contact: nobody-here\noffice:')
    expect(copy.issues()).toEqual([
      expect.stringMatching(
        /^content\/jobs\/data-engineer\.md:\d+:1: contact: no person has the slug "nobody-here"$/,
      ),
    ])
  })

  test('a portrait that is not there', () => {
    copy.write(file, mara)
    expect(copy.issues()).toEqual([
      `${file}:9:3: image "./images/mara.png": not found: expected a file beside this one`,
    ])
  })

  test('an office that the firm does not have', () => {
    addMara(copy, mara.replace('office: London', 'office: Atlantis'))
    expect(copy.issues()).toEqual([
      expect.stringMatching(/^content\/people\/mara-lind\.md:11:1: office: unknown office "Atlantis"/),
    ])
  })

  test('something shipped that leads to no page', () => {
    addMara(copy, mara.replace('file-server-eleven-sites', 'no-such-case'))
    expect(copy.issues()).toEqual([
      expect.stringMatching(/^content\/people\/mara-lind\.md:19:5: .*no-such-case/),
    ])
  })

  test('a figure in a page that has no styles for it', () => {
    const service = 'content/services/strategic-consulting/tech-advisory.md'
    copy.write(
      service,
      `${copy.read(service)}\n\`\`\`figure\ntype: bars\ncaption: X.\n\nA: 1\nB: 2\n\`\`\`\n`,
    )
    expect(copy.issues()).toEqual([
      `${service}:1:1: code, notes, footnotes and drawn figures but ledgers are for articles, case studies, jobs, people and legal pages`,
    ])
  })

  test('a figure that can’t be drawn', () => {
    copy.write(
      article,
      `${copy.read(article)}\nA text.\n\n\`\`\`figure\ntype: bars\ncaption: X.\n\nA: many\nB: 2\n\`\`\`\n`,
    )
    const before = copy.read(article).split('\n').indexOf('A: many') + 1
    expect(copy.issues()).toEqual([
      `${article}:${before}:1: figure: must be a number, e.g. "A: 22", not "many"`,
    ])
  })
})
