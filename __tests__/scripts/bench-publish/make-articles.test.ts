import { PostSchema } from '../../../contract/content/entry-schemas'
import { EntryContentSchema } from '../../../contract/entry'
import { createArticles, readBlocks } from '../../../scripts/bench-publish/make-articles'

const article = createArticles()
const articles = Array.from({ length: 60 }, (_, index) => article(index + 1))
const words = articles.map(({ markdown }) => markdown.split(/\s+/).length)

test('makes the same article from the same number', () => {
  expect(createArticles()(7)).toEqual(article(7))
})

test('makes articles that can be published', () => {
  for (const content of articles) {
    expect(EntryContentSchema.parse(content)).toEqual(content)
    PostSchema.parse(content.fields)
  }
})

test('makes articles with different slugs, texts, lengths and tags', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(60)
  expect(new Set(articles.map(({ markdown }) => markdown)).size).toBe(60)
  expect(Math.min(...words)).toBeLessThan(600)
  expect(Math.max(...words)).toBeGreaterThan(1_500)
  expect(new Set(articles.map(({ fields }) => fields.tags?.join())).size).toBeGreaterThan(15)
})

test('splits a text into independent blocks, and keeps code whole', () => {
  const file =
    '---\ntitle: x\n---\n\nOne.\n\n## Two\n\n```ts\na\n\nb\n```\n\n- three\n\n![x](./x.png)\n\nNote.[^1]'
  expect(readBlocks(file)).toEqual([
    { kind: 'text', text: 'One.' },
    { kind: 'heading', text: '## Two' },
    { kind: 'other', text: '```ts\na\n\nb\n```' },
    { kind: 'other', text: '- three' },
  ])
})
