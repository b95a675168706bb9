import { createRequire } from 'node:module'
import { SaxesParser } from 'saxes'
import { feedOptions } from '../../../src/config/plugin-options'

/** The library that Gatsby's plugin writes feeds by; it has no types. */
const Rss = createRequire(require.resolve('gatsby-plugin-feed'))('rss') as new (options: object) => {
  item: (options: object) => void
  xml: () => string
}

type Post = Parameters<(typeof feedOptions)['feeds'][0]['serialize']>[0]['query']['allPostPage']['nodes'][0]

const harmless: Post = {
  title: 'On tides',
  lead: 'Tides are slow.',
  href: '/blog/tides/',
  date: '2026-10-30',
  author: 'Ana Lima',
  body: { html: '<p>Text.</p>' },
}

/** The texts of the elements of the feed's one item. @throws Error unless the feed is well-formed. */
function readItem(post: Partial<Post>): Record<string, string> {
  const site = { siteMetadata: { title: 'Firm', siteUrl: 'https://firm.example' } }
  const [feed] = feedOptions.feeds
  const rss = new Rss({
    title: 'Firm',
    feed_url: 'https://firm.example/rss.xml',
    site_url: 'https://firm.example',
  })
  const query = { site, allPostPage: { nodes: [{ ...harmless, ...post }] } }
  for (const item of feed?.serialize({ query }) ?? []) rss.item(item)

  const texts: Record<string, string> = {}
  const open: string[] = []
  const keep = (text: string) => {
    const name = open.at(-1)
    if (name !== undefined && open.includes('item')) texts[name] = (texts[name] ?? '') + text
  }
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => void open.push(name))
  parser.on('closetag', () => void open.pop())
  parser.on('text', keep)
  parser.on('cdata', keep)
  parser.write(rss.xml()).close()
  return texts
}

test('an article is in the feed with its title, lead, author and text', () => {
  expect(readItem({ body: { html: '<p><a href="/about/">Us</a></p>' } })).toMatchObject({
    title: 'On tides',
    description: 'Tides are slow.',
    'dc:creator': 'Ana Lima',
    link: 'https://firm.example/blog/tides/',
    'content:encoded': '<p><a href="https://firm.example/about/">Us</a></p>',
  })
})

test.each([
  ['a title with a tag', 'Use <script>alert(1)</script>', 'Use &lt;script>alert(1)&lt;/script>'],
  ['a title that ends a CDATA section', 'a ]]> b', 'a ]]> b'],
  ['an ampersand', 'Q&A & more', 'Q&A & more'],
  ['an entity', 'The &lt; sign', 'The &amp;lt; sign'],
  ['control characters', 'a\u0000b\u0008c\u001fd\ufffee', 'abcde'],
  ['half a character', 'a\ud83d b', 'a b'],
  ['an emoji', 'a 🌊', 'a 🌊'],
])('%s stays text', (_what, text, shown) => {
  const item = readItem({ title: text, lead: text, author: text })
  expect([item['title'], item['description'], item['dc:creator']]).toEqual([shown, shown, shown])
})

test('control characters in an article are left out', () => {
  const item = readItem({ body: { html: '<p>a\u000bb ]]> c</p>' } })
  expect(item['content:encoded']).toBe('<p>ab ]]> c</p>')
})
