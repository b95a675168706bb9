import { routes } from '../../config/routes'
import type { PageView, View } from '../site/views'
import type { PageContext, PagePlan } from './page-plan'
import { planHead } from './plan-head'
import { nodeId } from './node-id'
import type { PlanInput } from './plan-pages'

type PostView = Extract<PageView, { type: 'PostPage' }>

interface List {
  base: string
  title: string
  lead: string
  seo: { title: string; description: string }
  posts: PostView[]
  href: (page: number) => string
}

/** The blog's list in pages, and one list for each tag. */
export function planLists(blog: View<'BlogPage'> & { type: 'BlogPage' }, input: PlanInput): PagePlan[] {
  const posts = input.site.pages
    .flatMap((page) => (page.type === 'PostPage' ? [page] : []))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  const all: List = {
    base: blog.href,
    title: blog.title,
    lead: blog.lead,
    seo: blog.seo,
    posts,
    href: (page) => (page === 1 ? blog.href : routes.blogPage.href({ page: String(page) })),
  }
  const byTag = blog.tags.map(({ title, href }): List => {
    const tag = input.tags.find(({ slug }) => routes.blogTag.href({ tag: slug }) === href)
    const lead = tag?.description ?? blog.lead
    return {
      base: href,
      title,
      lead,
      seo: { title: `Articles on ${isAcronym(title) ? title : title.toLowerCase()}`, description: lead },
      posts: posts.filter(({ tags }) => tags.some((link) => link.href === href)),
      href: () => href,
    }
  })
  return [
    ...planList(all, blog, input, input.postsPerPage ?? 9),
    ...byTag.flatMap((list) => planList(list, blog, input, Infinity)),
  ]
}

function planList(list: List, blog: View<'BlogPage'>, input: PlanInput, perPage: number): PagePlan[] {
  const pages = Math.max(1, Math.ceil(list.posts.length / perPage))
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1
    const posts = pages === 1 ? list.posts : list.posts.slice(index * perPage, page * perPage)
    const href = list.href(page)
    const titled = {
      ...blog,
      type: 'BlogPage' as const,
      href,
      crumbs: crumbs(list, blog, page, href),
      seo: listSeo(list, posts, page),
    }
    const context: PageContext = {
      id: nodeId({ type: 'BlogPage', href: blog.href }),
      head: planHead(titled, input, { ...blog, type: 'BlogPage' }),
      modified:
        posts
          .map(({ modified }) => modified)
          .sort()
          .at(-1) ?? blog.modified,
      posts: posts.map(nodeId),
      list: { base: list.base, title: list.title, lead: list.lead, page, pages },
    }
    return { path: href, template: 'BlogPage', context }
  })
}

function crumbs(list: List, blog: View<'BlogPage'>, page: number, href: string) {
  const tagged =
    list.base === blog.href ? blog.crumbs : [...blog.crumbs, { title: list.title, href: list.base }]
  return page === 1 ? tagged : [...tagged, { title: `Page ${page}`, href }]
}

/** Later pages of a list say what is on them, so that no two pages share a description. */
function listSeo({ seo }: List, posts: readonly PostView[], page: number) {
  if (page === 1) return seo
  const titles = posts.map(({ title }) => title).join('; ')
  return { title: `${seo.title}, page ${page}`, description: shorten(`Earlier articles: ${titles}`, 160) }
}

const isAcronym = (title: string) => /^[A-Z0-9]+$/.test(title)

/** Cut after a whole word when longer than `limit` characters. */
function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 3).replace(/\W*\s\S*$/, '')}...`
}
