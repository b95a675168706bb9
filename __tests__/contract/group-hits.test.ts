import { countKinds, groupHits } from '../../contract/group-hits'
import type { SearchKind } from '../../contract/search'
import type { Hit } from '../../src/features/search/find-pages'

const makeHits = (...kinds: SearchKind[]): Hit[] =>
  kinds.map((kind, index) => ({ href: `/${index}/`, kind, title: '', summary: '', terms: [] }))
const shape = (hits: Hit[], first?: SearchKind) =>
  groupHits(hits, first).map(({ title, hits: shown }) => [title, ...shown.map(({ href }) => href)])

const many = makeHits('services', 'articles', 'services', 'articles', 'firm', 'services', 'articles')

test('the three best pages come first, then the others by kind, with how many there are', () => {
  expect(shape(many)).toEqual([
    ['Best matches', '/0/', '/1/', '/2/'],
    ['Articles (2 more)', '/3/', '/6/'],
    ['Company (1)', '/4/'],
    ['Services (1 more)', '/5/'],
  ])
})

test('each page counts for its kind, also where all of a kind are among the best', () => {
  const hits = makeHits('services', 'studies', 'articles', 'services', 'articles', 'services', 'services')
  expect(countKinds(groupHits(hits))).toEqual([
    { title: 'Services (4)', group: 'services' },
    { title: 'Case studies (1)', group: 'best' },
    { title: 'Articles (2)', group: 'articles' },
  ])
})

test('a few pages stand in one list', () => {
  expect(shape(many.slice(0, 6))).toEqual([['Best matches', '/0/', '/1/', '/2/', '/3/', '/4/', '/5/']])
})

test('pages of one kind stand under its name', () => {
  expect(shape(makeHits('careers', 'careers'))).toEqual([['Careers', '/0/', '/1/']])
})

test('the kind that was asked for comes first, whole', () => {
  expect(shape(many, 'articles')).toEqual([
    ['Articles (3)', '/1/', '/3/', '/6/'],
    ['Services (3)', '/0/', '/2/', '/5/'],
    ['Company (1)', '/4/'],
  ])
})

test('a kind that was asked for and has no page changes nothing', () => {
  expect(shape(many, 'studies')).toEqual(shape(many))
})

test('no pages make no groups', () => {
  expect(shape([])).toEqual([])
})
