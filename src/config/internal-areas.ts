import { can, entryPermissions, type Permission, type Role } from '../../contract/permissions'
import { routes } from './routes'

/** A page of the workspace, as the sidebar and the command palette list it. */
export interface InternalArea {
  key: string
  title: string
  /** What it is for, in a few words. */
  summary: string
  href: string
  /** Or several, of which one is enough. */
  permission: Permission | readonly Permission[]
  /** Heading in the sidebar. */
  group: 'You' | 'Inbox' | 'Organisation' | 'Site'
  icon:
    | 'applicants'
    | 'article'
    | 'audit'
    | 'calendar'
    | 'case-study'
    | 'comments'
    | 'emails'
    | 'employees'
    | 'inquiries'
    | 'job'
    | 'media'
    | 'me'
    | 'outbox'
    | 'overview'
    | 'pages'
    | 'people'
    | 'seo'
  /** Further words to find it by. */
  keywords: string
}

/** Every area, in the order of the sidebar. */
export const internalAreas: readonly InternalArea[] = [
  {
    key: 'employee',
    title: 'Home',
    summary: 'Your profile and recent articles',
    href: routes.employee.href(),
    permission: 'workspace.open',
    group: 'You',
    icon: 'me',
    keywords: 'profile me start',
  },
  {
    key: 'my-posts',
    title: 'My articles',
    summary: 'Your articles and their status',
    href: routes.employeePosts.href(),
    permission: 'entries.write',
    group: 'You',
    icon: 'article',
    keywords: 'write blog posts drafts own new',
  },
  {
    key: 'admin',
    title: 'Overview',
    summary: 'Activity, site status and recent changes',
    href: routes.admin.href(),
    permission: 'dashboard.read',
    group: 'Organisation',
    icon: 'overview',
    keywords: 'dashboard counts changes status',
  },
  {
    key: 'employees',
    title: 'Employees',
    summary: 'Manage employees and roles',
    href: routes.adminEmployees.href(),
    permission: 'employees.manage',
    group: 'Organisation',
    icon: 'employees',
    keywords: 'people roles access admins staff users team',
  },
  {
    key: 'audit',
    title: 'Audit log',
    summary: 'A record of every change',
    href: routes.adminAudit.href(),
    permission: 'audit.read',
    group: 'Organisation',
    icon: 'audit',
    keywords: 'changes history log who when',
  },
  {
    key: 'inquiries',
    title: 'Inquiries',
    summary: 'Messages and requests from visitors',
    href: routes.adminInquiries.href(),
    permission: 'inquiries.manage',
    group: 'Inbox',
    icon: 'inquiries',
    keywords: 'inbox contact support messages requests leads',
  },
  {
    key: 'applicants',
    title: 'Applicants',
    summary: 'Job applications by stage',
    href: routes.adminApplicants.href(),
    permission: 'applicants.manage',
    group: 'Inbox',
    icon: 'applicants',
    keywords: 'applications hiring candidates board cv interview',
  },
  {
    key: 'comments',
    title: 'Comments',
    summary: 'Approve or reject comments',
    href: routes.adminComments.href(),
    permission: 'comments.moderate',
    group: 'Inbox',
    icon: 'comments',
    keywords: 'moderation queue spam approve reject',
  },
  {
    key: 'outbox',
    title: 'Outbox',
    summary: 'Emails sent by the site, with delivery status',
    href: routes.adminOutbox.href(),
    permission: 'outbox.manage',
    group: 'Inbox',
    icon: 'outbox',
    keywords: 'mail email e-mail sent failed replies',
  },
  {
    key: 'calendar',
    title: 'Calendar',
    summary: 'What was published and what will be',
    href: routes.adminCalendar.href(),
    permission: entryPermissions,
    group: 'Site',
    icon: 'calendar',
    keywords: 'schedule scheduled dates month deadlines plan published',
  },
  {
    key: 'posts',
    title: 'Articles',
    summary: 'Review queue and all articles',
    href: routes.adminPosts.href(),
    permission: 'entries.manage',
    group: 'Site',
    icon: 'article',
    keywords: 'blog posts writing review queue publish',
  },
  {
    key: 'case-studies',
    title: 'Case studies',
    summary: 'Create and edit case studies',
    href: routes.adminCaseStudies.href(),
    permission: 'entries.manage',
    group: 'Site',
    icon: 'case-study',
    keywords: 'engagements references work',
  },
  {
    key: 'jobs',
    title: 'Jobs',
    summary: 'Create and edit jobs',
    href: routes.adminJobs.href(),
    permission: 'jobs.manage',
    group: 'Site',
    icon: 'job',
    keywords: 'openings career hiring positions',
  },
  {
    key: 'people',
    title: 'People',
    summary: 'People who have a page on the site',
    href: routes.adminPeople.href(),
    permission: 'entries.manage',
    group: 'Site',
    icon: 'people',
    keywords: 'team staff profiles authors contacts portraits about',
  },
  {
    key: 'pages',
    title: 'Pages',
    summary: 'Texts of the pages that the site always has',
    href: routes.adminPages.href(),
    permission: 'entries.manage',
    group: 'Site',
    icon: 'pages',
    keywords: 'texts services technologies products home about contact legal privacy edit',
  },
  {
    key: 'media',
    title: 'Media library',
    summary: 'Pictures, and where they are used',
    href: routes.adminMedia.href(),
    permission: 'entries.manage',
    group: 'Site',
    icon: 'media',
    keywords: 'images photos pictures alt text crop unused uploads files',
  },
  {
    key: 'emails',
    title: 'Emails',
    summary: 'What the site writes to visitors and applicants',
    href: routes.adminEmails.href(),
    permission: 'emails.edit',
    group: 'Site',
    icon: 'emails',
    keywords: 'mail templates texts acknowledgement receipt rejection invitation placeholders settings',
  },
  {
    key: 'seo',
    title: 'SEO',
    summary: 'Titles, descriptions, redirects and issues',
    href: routes.adminSeo.href(),
    permission: 'seo.manage',
    group: 'Site',
    icon: 'seo',
    keywords: 'search engines titles descriptions canonical noindex redirects meta',
  },
]

/** The areas that a person with these roles may open. */
export function areasFor(roles: readonly Role[]): readonly InternalArea[] {
  return internalAreas.filter(({ permission }) => can(roles, permission))
}

/** The page of the workspace that a person with these roles starts on. */
export const startOf = (roles: readonly Role[]): string =>
  can(roles, 'dashboard.read') ? routes.admin.href() : routes.employee.href()

/** The area that contains the page at `pathname`: the one with the longest matching address. */
export function findArea(pathname: string): InternalArea | undefined {
  const path = withSlash(pathname)
  return internalAreas
    .filter(({ href }) => path.startsWith(href))
    .toSorted((a, b) => b.href.length - a.href.length)[0]
}

const withSlash = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`)

/**
 * The area that the navigation shows as the current one. Pages like the search lie below the address of the overview,
 * but are no part of it.
 */
export function findCurrentArea(pathname: string): InternalArea | undefined {
  const area = findArea(pathname)
  const hasOthersBelow = internalAreas.some(
    ({ key, href }) => key !== area?.key && href.startsWith(area?.href ?? ' '),
  )
  return hasOthersBelow && area?.href !== withSlash(pathname) ? undefined : area
}
