import { mostComments, type PublicComment } from '../../../../contract/comment'
import { inHtml, pickComments } from '../../../../src/gatsby/site/resolve-stories'

const comment = (number: number, more: Partial<PublicComment> = {}): PublicComment => ({
  id: `c${number}`,
  parent: null,
  name: 'Ada',
  text: `Comment ${number}`,
  at: new Date(Date.UTC(2026, 4, 4, 10, number)).toISOString(),
  ...more,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => comment(index + 1))
const pick = (all: readonly PublicComment[]) => pickComments(all, 'en-GB')
const idsOf = (all: readonly PublicComment[]) => pick(all).comments.map(({ id }) => id)

test('an article without comments has none', () => {
  expect(pick([])).toEqual({ comments: [], commentCount: 0 })
})

test('sorts comments by date', () => {
  expect(idsOf([comment(3), comment(1), comment(2)])).toEqual(['c1', 'c2', 'c3'])
})

test('limits the HTML to the latest comments, and counts all', () => {
  const { comments, commentCount } = pick(many(57))
  expect([comments.length, comments[0]?.id, comments.at(-1)?.id, commentCount]).toEqual([
    inHtml.comments,
    'c38',
    'c57',
    57,
  ])
})

test('includes fewer long comments', () => {
  const long = many(10).map((one) => ({ ...one, text: 'x'.repeat(2_500) }))
  expect(idsOf(long)).toEqual(['c9', 'c10'])
})

test('includes the comment of a recent reply, however old', () => {
  const all = [...many(40), comment(41, { parent: 'c2' })]
  const ids = idsOf(all)
  expect([ids[0], ids[1], ids.at(-1), ids.length]).toEqual(['c2', 'c23', 'c41', inHtml.comments])
})

test('leaves out a reply without its comment', () => {
  expect(pick([comment(1), comment(2, { parent: 'gone' })])).toMatchObject({
    comments: [{ id: 'c1' }],
    commentCount: 1,
  })
})

test('counts no more comments than the page can show', () => {
  expect(pick(many(mostComments + 20)).commentCount).toBe(mostComments)
})
