import type { Post } from '../../../../contract/content/entry-schemas'
import { composePost, type KnownPost } from '../../../../src/gatsby/site/compose-entries'
import { loadWholeContent } from '../../../setup/whole-content'

const [sample] = loadWholeContent().content?.posts ?? []

/** An article of a day, as others see it. */
function known(slug: string, date: string, subjects: string[]): KnownPost {
  return {
    card: {
      slug,
      date,
      dateText: date,
      title: slug,
      lead: slug,
      href: `/blog/${slug}/`,
      tags: [],
    },
    subjects,
  }
}

/** Slugs of "Read next" on the page of an article on costs and data. */
function readNext(date: string, posts: KnownPost[]): string[] {
  if (sample === undefined) throw new Error('There is no article.')
  const data: Post = {
    ...sample.data,
    date,
    tags: ['cost', 'data'],
    related: { services: [], technologies: [] },
  }
  const page = composePost(
    { ...sample, slug: 'own', data },
    {
      tags: [],
      posts,
      people: [],
      teams: [],
      contact: 'Contact us',
      samplesOf: () => [],
      findCard: () => undefined,
      commentsOf: () => ({ comments: [], commentCount: 0 }),
      modified: () => date,
      today: date,
      locale: 'en-GB',
    },
  )
  return page.relatedPosts.map(({ slug }) => slug)
}

const old = [
  known('spring', '2026-03-01', ['cost']),
  known('summer', '2026-06-01', ['cost']),
  known('autumn', '2026-09-01', ['cost']),
  known('winter', '2026-12-01', ['cost']),
]

test('"Read next" lists the articles with the most shared subjects, whatever their age', () => {
  const posts = [...old, known('both', '2019-01-01', ['cost', 'data']), known('other', '2026-07-02', ['ai'])]
  expect(readNext('2026-07-01', posts)).toEqual(['both', 'summer', 'autumn'])
})

test('lists articles from about the same time among equals', () => {
  expect(readNext('2026-03-02', old)).toEqual(['spring', 'summer', 'autumn'])
  expect(readNext('2026-11-30', old)).toEqual(['winter', 'autumn', 'summer'])
})

test('a similar new article changes only the pages from its time', () => {
  const before = readNext('2026-03-02', old)
  expect(readNext('2026-03-02', [known('new', '2027-01-01', ['cost']), ...old])).toEqual(before)
  expect(readNext('2026-12-24', [known('new', '2027-01-01', ['cost']), ...old])[0]).toBe('new')
})

test('an article does not list itself', () => {
  expect(readNext('2026-03-01', [known('own', '2026-03-01', ['cost', 'data'])])).toEqual([])
})
