/** Ids of the sections that templates add to a page's own headings; content may link to them. */
export const anchors = {
  engagement: 'engagement',
  list: 'list',
  guide: 'which-one',
  deliverables: 'what-you-get',
  steps: 'how-it-goes',
  needs: 'what-we-need',
  rightWhen: 'right-choice',
  builds: 'what-we-build',
  neighbours: 'neighbors',
  flow: 'how-it-works',
  features: 'what-it-does',
  connects: 'connections',
  security: 'security',
  rollout: 'rollout',
  questions: 'questions',
  offices: 'offices',
  credentials: 'credentials',
  openings: 'openings',
  hiring: 'hiring',
  channels: 'channels',
  severities: 'response-times',
  write: 'write',
  apply: 'apply',
  timeline: 'timeline',
  comments: 'comments',
} as const

/** Which of them a kind of page has. */
const pageAnchors: Record<string, readonly (keyof typeof anchors)[]> = {
  HomePage: ['engagement'],
  LandingPage: ['list'],
  CategoryPage: ['guide', 'questions'],
  ServicePage: ['deliverables', 'steps', 'needs', 'questions'],
  TechnologyPage: ['rightWhen', 'builds', 'neighbours', 'questions'],
  SolutionPage: ['flow', 'features', 'connects', 'security', 'rollout', 'questions'],
  ContactPage: ['write', 'offices', 'questions'],
  CareerPage: ['openings', 'hiring'],
  PostPage: ['comments'],
  JobPage: ['apply'],
  CaseStudyPage: ['timeline'],
  SupportPage: ['channels', 'severities', 'write', 'questions'],
}

/** Ids of the sections that the template of a page kind adds. */
export const anchorsOf = (pageType: string): string[] =>
  (pageAnchors[pageType] ?? []).map((key) => anchors[key])
