import { routes } from '../../../src/config/routes'

test.each([
  ['the home page', routes.home.href(), '/'],
  ['the support page', routes.support.href(), '/tms-support/'],
  ['the privacy notice', routes.privacy.href(), '/privacy-policies/'],
  ['an article', routes.post.href({ post: 'tides' }), '/blog/tides/'],
  ['the second page of articles', routes.blogPage.href({ page: '2' }), '/blog/page/2/'],
  ['the articles of a tag', routes.blogTag.href({ tag: 'cost' }), '/blog/tag/cost/'],
  ['an opening', routes.job.href({ job: 'pilot' }), '/career/pilot/'],
  ['a case study', routes.caseStudy.href({ study: 'lighthouse' }), '/case-study/lighthouse/'],
  ['a product', routes.solution.href({ solution: 'smart-docs' }), '/solutions/smart-docs/'],
  ['a service category', routes.serviceCategory.href({ category: 'salvage' }), '/services/salvage/'],
  ['a service', routes.service.href({ category: 'salvage', service: 'towing' }), '/services/salvage/towing/'],
  ['a technology category', routes.technologyCategory.href({ category: 'sails' }), '/technologies/sails/'],
  [
    'a technology',
    routes.technology.href({ category: 'sails', technology: 'jib' }),
    '/technologies/sails/jib/',
  ],
  ['the accessibility statement', routes.accessibility.href(), '/accessibility/'],
  ['the feed', routes.feed.href(), '/rss.xml'],
])('%s has its address', (_, address, expected) => {
  expect(address).toBe(expected)
})

test('every page address starts and ends with a slash', () => {
  const { feed: _feed, sitemap: _sitemap, ...pages } = routes
  for (const { pattern } of Object.values(pages)) expect(pattern).toMatch(/^\/([\w:-]+\/)*$/)
})

test('addresses are unique', () => {
  const patterns = Object.values(routes).map(({ pattern }) => pattern.replace(/:\w+/g, ':'))
  expect(new Set(patterns).size).toBe(patterns.length)
})

test('an address requires its params', () => {
  // @ts-expect-error a service needs its category too
  expect(routes.service.href({ service: 'towing' })).not.toBe('/services/salvage/towing/')
})
