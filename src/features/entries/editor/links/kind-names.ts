import type { SearchKind } from '../../../../../contract/search'

/** What one page of each kind is called. */
export const kindNames: Record<SearchKind, string> = {
  services: 'Service',
  technologies: 'Technology',
  solutions: 'Solution',
  articles: 'Article',
  studies: 'Case study',
  samples: 'Sample',
  careers: 'Job',
  firm: 'Page',
}
