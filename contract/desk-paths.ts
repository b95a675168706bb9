/** Where the desks are, below the site's address. */
export const deskPaths = {
  inquiries: '/admin/inquiry/',
  applicants: '/admin/applicants/',
  comments: '/admin/comments/',
} as const
