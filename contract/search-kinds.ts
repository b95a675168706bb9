import type { SearchKind } from './search'

/** Groups of results, in the order in which they are named to people. */
export const searchKinds: Record<SearchKind, string> = {
  services: 'Services',
  technologies: 'Technologies',
  solutions: 'Solutions',
  articles: 'Articles',
  studies: 'Case studies',
  samples: 'Sample deliverables',
  careers: 'Careers',
  firm: 'Company',
}
