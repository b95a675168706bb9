import { entryPatterns } from '../../contract/entry-patterns'
import type { contact } from '../../contract/forms/contact'
import { notificationsPath } from '../../contract/notifications-path'
import { privacyPath } from '../../contract/privacy-path'
import { searchPath } from '../../contract/search-path'
import { supportPath } from '../../contract/support-path'
import { inboxPaths } from '../../contract/triage-paths'

/** Names of the `:parts` in a pattern, e.g. "category" | "service". */
type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamsOf<Tail>
    : Rest
  : never

type HrefArguments<Pattern extends string> = [ParamsOf<Pattern>] extends [never]
  ? []
  : [params: Record<ParamsOf<Pattern>, string>]

interface Route<Pattern extends string> {
  readonly pattern: Pattern
  /** The address for these parts; always with a trailing slash. */
  readonly href: (...params: HrefArguments<Pattern>) => string
}

function route<Pattern extends string>(pattern: Pattern): Route<Pattern> {
  const href = (...[params]: HrefArguments<Pattern>) =>
    pattern.replace(
      /:(\w+)/g,
      (_, name: string) => (params as Record<string, string> | undefined)?.[name] ?? '',
    )
  return { pattern, href }
}

/** Every address of the site. No path is written anywhere else. */
export const routes = {
  home: route('/'),
  about: route('/about/'),
  person: route(entryPatterns.person),
  contact: route('/contact/'),
  privacy: route(privacyPath),
  accessibility: route('/accessibility/'),
  support: route(supportPath),
  blog: route('/blog/'),
  blogPage: route('/blog/page/:page/'),
  blogTag: route('/blog/tag/:tag/'),
  blogTagPage: route('/blog/tag/:tag/page/:page/'),
  post: route(entryPatterns.post),
  career: route('/career/'),
  job: route(entryPatterns.job),
  caseStudies: route('/case-study/'),
  caseStudy: route(entryPatterns['case-study']),
  solutions: route('/solutions/'),
  solution: route('/solutions/:solution/'),
  samples: route('/samples/'),
  sample: route('/samples/:sample/'),
  services: route('/services/'),
  serviceCategory: route('/services/:category/'),
  service: route('/services/:category/:service/'),
  technologies: route('/technologies/'),
  technologyCategory: route('/technologies/:category/'),
  technology: route('/technologies/:category/:technology/'),
  /** The search without script: not a page of Gatsby's, see backend/routes/search-page-route.ts. */
  search: route(searchPath),
  signIn: route('/auth/login/'),
  signInAdmin: route('/auth/admin/'),
  signInEmployee: route('/auth/employee/'),
  /** Where Microsoft's window ends: not a page of Gatsby's, see src/gatsby/write/write-redirect-page.ts. */
  signInAnswer: route('/auth/redirect/'),
  /** Shows in the public frame what an editor sends it; for people who write. */
  preview: route('/preview/'),
  feed: { pattern: '/rss.xml', href: () => '/rss.xml' },
  sitemap: { pattern: '/sitemap-index.xml', href: () => '/sitemap-index.xml' },

  // internal: pages of the workspace
  employee: route('/employee/'),
  employeePosts: route('/employee/post-blog/'),
  notifications: route(notificationsPath),
  notificationSettings: route('/employee/notification-settings/'),
  admin: route('/admin/'),
  adminEmployees: route('/admin/employees/'),
  adminSeo: route('/admin/seo/'),
  adminCalendar: route('/admin/calendar/'),
  adminPosts: route('/admin/post-blog/'),
  adminCaseStudies: route('/admin/add-casestudy/'),
  adminJobs: route('/admin/jobs/'),
  adminPeople: route('/admin/people/'),
  adminPages: route('/admin/pages/'),
  adminMedia: route('/admin/media/'),
  adminInquiries: route(inboxPaths.inquiries),
  adminApplicants: route(inboxPaths.applicants),
  adminComments: route(inboxPaths.comments),
  adminOutbox: route('/admin/outbox/'),
  adminEmails: route('/admin/emails/'),
  adminAudit: route('/admin/audit/'),
  adminSearch: route('/admin/search/'),
  employeeSearch: route('/employee/search/'),
} as const

/** A topic of the contact form. */
export type ContactTopic = (typeof contact.fields.topic.choices)[number]['value']

/** Address of the contact form with a topic selected, see src/features/forms/select-choices.ts. */
export const contactHref = (topic: ContactTopic | undefined): string =>
  topic === undefined ? routes.contact.href() : `${routes.contact.href()}?topic=${topic}`

/** Address of a page of the blog, or of the articles of one tag. */
export function blogListHref({ tag, page }: { tag?: string | undefined; page: number }): string {
  if (tag === undefined) return page === 1 ? routes.blog.href() : routes.blogPage.href({ page: String(page) })
  return page === 1 ? routes.blogTag.href({ tag }) : routes.blogTagPage.href({ tag, page: String(page) })
}

/** Where the PDF of a sample deliverable is. */
export const samplePdfHref = (slug: string) => `/samples/${slug}.pdf`

/** Where the build puts what a page that is shown before it says of the rest of the site. */
export const liveSiteHref = '/live-site.json'
