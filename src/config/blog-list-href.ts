import { routes } from './routes'

/** Address of a page of the blog, or of the articles of one tag. */
export function blogListHref({ tag, page }: { tag?: string | undefined; page: number }): string {
  if (tag === undefined) return page === 1 ? routes.blog.href() : routes.blogPage.href({ page: String(page) })
  return page === 1 ? routes.blogTag.href({ tag }) : routes.blogTagPage.href({ tag, page: String(page) })
}
