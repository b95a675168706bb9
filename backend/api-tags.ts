interface Tag {
  name: string
  description: string
  /** What its paths begin with after /api/ or /api/admin/. */
  paths: readonly string[]
}

/** The groups of the API's documentation. */
export const apiTags: readonly Tag[] = [
  {
    name: 'Service',
    description: 'Health of an instance, and this description.',
    paths: ['health', 'openapi.json'],
  },
  {
    name: 'Sign-in',
    description: 'Settings for signing in, and who is signed in.',
    paths: ['sign-in', 'me', 'employee'],
  },
  {
    name: 'Search',
    description: 'What visitors find on the site, and employees in the workspace.',
    paths: ['search', 'workspace'],
  },
  { name: 'Forms', description: 'What visitors send.', paths: ['forms'] },
  { name: 'Comments', description: 'Reading and moderating comments.', paths: ['comments'] },
  {
    name: 'Entries',
    description: 'Articles, case studies and jobs while they are written, with their versions and images.',
    paths: [
      'entries',
      'entry-files',
      'page-source',
      'slugs',
      'link-targets',
      'calendar',
      'pictures',
      'picture-forms',
    ],
  },
  {
    name: 'Publishing',
    description: 'Published entries, and how they get to the site.',
    paths: ['published', 'publications', 'builds'],
  },
  {
    name: 'SEO',
    description: 'Settings of pages for search engines, redirects, and addresses not found.',
    paths: ['seo', 'redirects', 'missing-addresses'],
  },
  {
    name: 'Inquiries',
    description: 'Messages from the contact and support forms.',
    paths: ['inquiries', 'inquiry-views', 'inquiry-assignees'],
  },
  { name: 'Applicants', description: 'Job applications.', paths: ['applicants'] },
  {
    name: 'Outbox',
    description: 'Emails that are sent, wait or have failed, and the words of those that the site writes.',
    paths: ['emails', 'email-server', 'email-templates'],
  },
  {
    name: 'Notifications',
    description:
      'What people are told about, when they are emailed about it, and what open screens load again.',
    paths: ['notifications', 'notification-preferences', 'changes'],
  },
  { name: 'Dashboard', description: 'Counts and their course over time.', paths: ['trends'] },
  { name: 'Employees', description: 'Who works here, with which roles.', paths: ['employees'] },
  { name: 'Audit log', description: 'Who changed or read what, and when.', paths: ['audit'] },
]

/** The group of an endpoint by its path, e.g. "/api/admin/audit.csv". */
export function findTag(path: string): string | undefined {
  const [start = ''] = path
    .replace(/^\/api\/(?:admin\/)?/, '')
    .replace(/\.csv$/, '')
    .split('/')
  return apiTags.find(({ paths }) => paths.includes(start))?.name
}
