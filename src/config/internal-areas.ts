import type { Role } from '../../contract/employee'
import { routes } from './routes'

/** One page of the workspace, as the sidebar and the command palette list it. */
export interface InternalArea {
  key: string
  title: string
  /** What one does there, in a few words. */
  summary: string
  href: string
  /** The least role that may use it: an admin may use everything. */
  role: Role
  /** Heading it stands under in the sidebar. */
  group: 'You' | 'Conversations' | 'The firm' | 'The site'
  icon:
    | 'applicants'
    | 'article'
    | 'audit'
    | 'case-study'
    | 'comments'
    | 'inquiries'
    | 'job'
    | 'me'
    | 'outbox'
    | 'overview'
    | 'people'
    | 'seo'
  /** Further words one may look for it by. */
  keywords: string
}

/** Every area that works, in the order of the sidebar. Nothing else is offered anywhere. */
export const internalAreas: readonly InternalArea[] = [
  {
    key: 'employee',
    title: 'My page',
    summary: 'Who you are here, and what the firm published lately.',
    href: routes.employee.href(),
    role: 'employee',
    group: 'You',
    icon: 'me',
    keywords: 'profile me home start',
  },
  {
    key: 'my-posts',
    title: 'My articles',
    summary: 'What you write for the blog, and how far it has come.',
    href: routes.employeePosts.href(),
    role: 'employee',
    group: 'You',
    icon: 'article',
    keywords: 'write blog posts drafts own new',
  },
  {
    key: 'admin',
    title: 'Overview',
    summary: 'Counts, the state of the site, and who changed what.',
    href: routes.admin.href(),
    role: 'admin',
    group: 'The firm',
    icon: 'overview',
    keywords: 'dashboard counts changes audit log state',
  },
  {
    key: 'people',
    title: 'People',
    summary: 'Who may sign in to the workspace, and as what.',
    href: routes.adminEmployees.href(),
    role: 'admin',
    group: 'The firm',
    icon: 'people',
    keywords: 'employees roles access admins staff',
  },
  {
    key: 'audit',
    title: 'Audit log',
    summary: 'Who changed what and when, with what was before and after.',
    href: routes.adminAudit.href(),
    role: 'admin',
    group: 'The firm',
    icon: 'audit',
    keywords: 'changes history log who when',
  },
  {
    key: 'inquiries',
    title: 'Inquiries',
    summary: 'Messages and support requests of visitors, and your answers.',
    href: routes.adminInquiries.href(),
    role: 'admin',
    group: 'Conversations',
    icon: 'inquiries',
    keywords: 'inbox contact support messages requests leads',
  },
  {
    key: 'applicants',
    title: 'Applicants',
    summary: 'Who applied for what, and how far each has come.',
    href: routes.adminApplicants.href(),
    role: 'admin',
    group: 'Conversations',
    icon: 'applicants',
    keywords: 'applications hiring candidates board cv interview',
  },
  {
    key: 'comments',
    title: 'Comments',
    summary: 'What readers wrote below articles, to approve or reject.',
    href: routes.adminComments.href(),
    role: 'admin',
    group: 'Conversations',
    icon: 'comments',
    keywords: 'moderation queue spam approve reject',
  },
  {
    key: 'outbox',
    title: 'Outbox',
    summary: 'Every mail the service wrote, and whether it went out.',
    href: routes.adminOutbox.href(),
    role: 'admin',
    group: 'Conversations',
    icon: 'outbox',
    keywords: 'mail e-mail sent failed replies',
  },
  {
    key: 'posts',
    title: 'Articles',
    summary: 'What waits for review, and every article of the blog.',
    href: routes.adminPosts.href(),
    role: 'admin',
    group: 'The site',
    icon: 'article',
    keywords: 'blog posts writing review queue publish',
  },
  {
    key: 'case-studies',
    title: 'Case studies',
    summary: 'Every engagement shown on the site, to read and to write.',
    href: routes.adminCaseStudies.href(),
    role: 'admin',
    group: 'The site',
    icon: 'case-study',
    keywords: 'engagements references work',
  },
  {
    key: 'jobs',
    title: 'Openings',
    summary: 'Every position, open or not, to read and to write.',
    href: routes.adminJobs.href(),
    role: 'admin',
    group: 'The site',
    icon: 'job',
    keywords: 'jobs career hiring positions',
  },
  {
    key: 'seo',
    title: 'Search engines',
    summary: 'What each public page says of itself, and where that falls short.',
    href: routes.adminSeo.href(),
    role: 'admin',
    group: 'The site',
    icon: 'seo',
    keywords: 'seo titles descriptions canonical noindex routes',
  },
]

/** The areas this role may use. */
export function areasFor(role: Role): readonly InternalArea[] {
  return internalAreas.filter((area) => role === 'admin' || area.role === role)
}

/** Where this role's work starts. */
export const startOf = (role: Role): string =>
  role === 'admin' ? routes.admin.href() : routes.employee.href()

/** The area that holds the page at `pathname`: the one with the longest address that fits. */
export function findArea(pathname: string): InternalArea | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  return internalAreas
    .filter(({ href }) => path.startsWith(href))
    .toSorted((a, b) => b.href.length - a.href.length)[0]
}
