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
  'article with a cover': '/blog/what-to-move-first/',
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
