interface Start {
  title: string
  href: string
}

/** Pages to begin with where nothing is found, in the search of the site and on its page without script. */
export const searchStarts: readonly Start[] = [
  { title: 'Contact us', href: '/contact/' },
  { title: 'All services', href: '/services/' },
  { title: 'All technologies', href: '/technologies/' },
  { title: 'All solutions', href: '/solutions/' },
  { title: 'Case studies', href: '/case-study/' },
  { title: 'Sample deliverables', href: '/samples/' },
  { title: 'Articles', href: '/blog/' },
  { title: 'Careers', href: '/career/' },
  { title: 'Support', href: '/tms-support/' },
]

/** What is said of a search without results, above these pages; the middle is a link. */
export const sayNothingFound = (words: string) => ({
  before: `No pages match “${words}”. Try other words, `,
  link: { title: 'ask us', href: '/contact/' },
  after: ', or start here:',
})
