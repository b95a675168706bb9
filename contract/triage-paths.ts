/** Where the desks are, below the site's address. */
export const inboxPaths = {
  inquiries: '/admin/inquiry/',
  applicants: '/admin/applicants/',
  comments: '/admin/comments/',
} as const
