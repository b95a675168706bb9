import type { LiveSite } from '../../src/gatsby/plan/plan-live-site'
import { makeCompany } from './make-company'

/** The live-site data of a small site. */
export const makeLiveSite = (): LiveSite => ({
  company: makeCompany(),
  siteUrl: 'https://example.com',
  tags: [{ slug: 'operations', title: 'Operations' }],
  posts: [],
  people: [],
  teams: [],
  contact: 'Contact us',
  cards: [
    {
      kind: 'service',
      slug: 'tech-advisory',
      title: 'Tech Advisory',
      tagline: 'Advice.',
      href: '/services/strategic-consulting/tech-advisory/',
    },
  ],
  pictures: {},
})
