import { createRequire } from 'node:module'
import { feedOptions } from '../../../src/config/plugin-options'
import { findFeedFaults, readFeed } from '../../setup/find-feed-faults'

/** The library that Gatsby's plugin writes feeds by; it has no types. */
const Rss = createRequire(require.resolve('gatsby-plugin-feed'))('rss') as new (options: object) => {
  item: (options: object) => void
  xml: () => string
}

const options = feedOptions({ name: 'Harbour' }, 'https://harbour.example')
const [feed] = options.feeds
type Post = Parameters<NonNullable<typeof feed>['serialize']>[0]['query']['allPostPage']['nodes'][0]

const harmless: Post = {
  title: 'On tides',
  lead: 'Tides are slow.',
  href: '/blog/tides/',
  date: '2026-10-30',
  author: 'Ana Lima',
  tags: [{ title: 'Cost' }, { title: 'R&D <2>' }],
  body: { html: '<p>Text.</p>' },
}

/** The feed as the plugin writes it: the site's settings, then the feed's. */
function writeFeed(post: Partial<Post>): string {
  const rss = new Rss({ description: 'We keep systems afloat.', language: 'en-GB', ...feed })
  const query = { allPostPage: { nodes: [{ ...harmless, ...post }] } }
  for (const item of feed?.serialize({ query }) ?? []) rss.item(item)
  return rss.xml()
}

/** The texts of the feed's one item. */
const readItem = (post: Partial<Post>) => readFeed(writeFeed(post)).items[0] as Record<string, unknown>

test('the feed has the firm’s name, its language and its own address', () => {
  const xml = writeFeed({})
  expect(readFeed(xml).channel).toMatchObject({
    title: 'Articles from Harbour',
    link: 'https://harbour.example/blog/',
    language: 'en-GB',
  })
  expect(xml).toContain(
    '<atom:link href="https://harbour.example/rss.xml" rel="self" type="application/rss+xml"/>',
  )
  expect(findFeedFaults(xml)).toEqual([])
})

test('an article is in the feed with its title, lead, author, subjects and text', () => {
  expect(readItem({ body: { html: '<p><a href="/about/">Us</a></p>' } })).toMatchObject({
    title: 'On tides',
    description: 'Tides are slow.',
    'dc:creator': 'Ana Lima',
    link: 'https://harbour.example/blog/tides/',
    guid: 'https://harbour.example/blog/tides/',
    categories: ['Cost', 'R&D &lt;2>'],
    'content:encoded': '<p><a href="https://harbour.example/about/">Us</a></p>',
  })
})

test('addresses in an article are whole: of pages, pictures and notes below it', () => {
  const html =
    '<p><a href="#note-1">1</a> <a href="https://elsewhere.example/">There</a></p>' +
    '<img src="/media/a.png" srcset="/media/a.png 1x, /media/b.png 2x" alt="">'
  expect(readItem({ body: { html } })['content:encoded']).toBe(
    '<p><a href="https://harbour.example/blog/tides/#note-1">1</a> <a href="https://elsewhere.example/">There</a></p>' +
      '<img src="https://harbour.example/media/a.png" srcset="https://harbour.example/media/a.png 1x, https://harbour.example/media/b.png 2x" alt="">',
  )
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
  const item = readItem({ title: text, lead: text, author: text, tags: [{ title: text }] })
  expect([item['title'], item['description'], item['dc:creator'], item['category']]).toEqual([
    shown,
    shown,
    shown,
    shown,
  ])
})

test('control characters in an article are left out', () => {
  const item = readItem({ body: { html: '<p>a\u000bb ]]> c</p>' } })
  expect(item['content:encoded']).toBe('<p>ab ]]> c</p>')
})

test.each([
  ['without its own address', (xml: string) => xml.replace(/<atom:link[^>]*>/, ''), /atom:link/],
  ['without a language', (xml: string) => xml.replace(/<language>.*?<\/language>/, ''), /language/],
  [
    'with a date of another kind',
    (xml: string) => xml.replace(/(<pubDate>)[^<]*/, '$12026-10-30'),
    /RFC 822/,
  ],
  ['with the same article twice', (xml: string) => xml.replace(/<item>.*<\/item>/s, '$&$&'), /same guid/],
  [
    'with a relative link',
    (xml: string) => xml.replace('Text.', '&lt;a href="../x"&gt;x&lt;/a&gt;'),
    /relative/,
  ],
])('a feed %s would be refused', (_what, change, fault) => {
  expect(findFeedFaults(change(writeFeed({})))).toEqual([expect.stringMatching(fault)])
})
