import { drill } from './drill'

/** A sample page of each kind. */
export const pageKinds = {
  home: '/',
  'services landing': '/services/',
  'service category': '/services/strategic-consulting/',
  service: '/services/strategic-consulting/tech-advisory/',
  'technologies landing': '/technologies/',
  'technology category': '/technologies/data-intelligence/',
  technology: '/technologies/data-intelligence/power-bi/',
  'advanced tools': '/technologies/advanced-tools/',
  solutions: '/solutions/',
  solution: '/solutions/smart-docs/',
  about: '/about/',
  contact: '/contact/',
  career: '/career/',
  job: '/career/azure-cloud-engineer/',
  blog: '/blog/',
  'list of a tag': '/blog/tag/migration/',
  article: '/blog/end-of-support-dates/',
  'article with a wide table': '/blog/what-to-move-first/',
  'case studies': '/case-study/',
  'case study': '/case-study/one-figure-for-the-board/',
  samples: '/samples/',
  sample: '/samples/idle-test-servers/',
  support: '/tms-support/',
  privacy: '/privacy-policies/',
  'not found': '/no-such-page/',
} as const

export type PageKind = keyof typeof pageKinds

/** Name and address of each. */
export const eachKind = Object.entries(pageKinds) as [PageKind, string][]

/** Kinds that differ most: between them they have the parts of all pages. */
const sampledKinds: readonly PageKind[] = [
  'home',
  'technologies landing',
  'service',
  'solution',
  'contact',
  'job',
  'article',
  'samples',
]

/** For a check on each kind of page: a sample of them in `npm test`, and the others in the drill. */
export const kindSets = [
  {
    which: 'a sample of kinds',
    details: {},
    kinds: eachKind.filter(([kind]) => sampledKinds.includes(kind)),
  },
  {
    which: 'the other kinds',
    details: drill,
    kinds: eachKind.filter(([kind]) => !sampledKinds.includes(kind)),
  },
] as const
