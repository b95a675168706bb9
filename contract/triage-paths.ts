/** Paths of the inboxes. */
export const inboxPaths = {
  inquiries: '/admin/inquiry/',
  applicants: '/admin/applicants/',
  comments: '/admin/comments/',
} as const
