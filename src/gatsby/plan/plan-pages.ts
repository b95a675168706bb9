import { blogPlace } from '../../config/places'
import { blogListHref } from '../../config/routes'
import type { PageView, View } from '../site/views'
import { type PageContext, type PagePlan, type PlanInput, nodeId } from './page-plan'
import { planHead } from './plan-head'

type PostView = Extract<PageView, { type: 'PostPage' }>

interface List {
  /** Slug of the tag whose articles these are; undefined: all. */
  tag: string | undefined
  title: string
  lead: string
  seo: { title: string; description: string }
  posts: PostView[]
}

/** The blog's list and one for each tag, in pages. */
function planLists(blog: View<'BlogPage'> & { type: 'BlogPage' }, input: PlanInput): PagePlan[] {
  const posts = input.site.pages
    .flatMap((page) => (page.type === 'PostPage' ? [page] : []))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  const all: List = {
    tag: undefined,
    title: blog.title,
    lead: blog.lead,
    seo: blog.seo,
    posts,
  }
  const byTag = input.tags.map(({ slug, title, description }): List => {
    const href = blogListHref({ tag: slug, page: 1 })
    return {
      tag: slug,
      title,
      lead: description,
      seo: {
        title: `Articles on ${isAcronym(title) ? title : title.toLowerCase()}`,
        description,
      },
      posts: posts.filter(({ tags }) => tags.some((link) => link.href === href)),
    }
  })
  const lists = [all, ...byTag.filter((list) => list.posts.length > 0)]
  return lists.flatMap((list) => planList(list, blog, input))
}

function planList(list: List, blog: View<'BlogPage'>, input: PlanInput): PagePlan[] {
  const perPage = input.postsPerPage ?? 9
  const pages = Math.max(1, Math.ceil(list.posts.length / perPage))
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1
    const posts = list.posts.slice(index * perPage, page * perPage)
    const href = blogListHref({ tag: list.tag, page })
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
      list: { tag: list.tag, title: list.title, lead: list.lead, crumbs: titled.crumbs, page, pages },
    }
    return { path: href, template: 'BlogPage', context }
  })
}

function crumbs(list: List, blog: View<'BlogPage'>, page: number, href: string) {
  const { tag, title } = list
  const above = [...blog.crumbs.slice(0, -1), blogPlace]
  const tagged = tag === undefined ? above : [...above, { title, href: blogListHref({ tag, page: 1 }) }]
  return page === 1 ? tagged : [...tagged, { title: `Page ${page}`, href }]
}

/** Later pages of a list describe their articles, so that descriptions are unique. */
function listSeo({ seo, tag }: List, posts: readonly PostView[], page: number) {
  if (page === 1) return seo
  const titles = posts.map(({ title }) => title).join('; ')
  const what = tag === undefined ? 'articles' : `${seo.title.replace(/^A/, 'a')}, page ${page}`
  return { title: `${seo.title}, page ${page}`, description: shorten(`Older ${what}: ${titles}`, 160) }
}

const isAcronym = (title: string) => /^[A-Z0-9]+$/.test(title)

/** Cut after a whole word when longer than `limit` characters. */
function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 3).replace(/\W*\s\S*$/, '')}...`
}

/** Every generated page of the site, as plain data. Pure: the same input, the same plan. */
export function planPages(input: PlanInput): PagePlan[] {
  return input.site.pages.flatMap((page) =>
    page.type === 'BlogPage' ? planLists(page, input) : planPage(page, input),
  )
}

function planPage(page: PageView, input: PlanInput): PagePlan {
  const context: PageContext = { id: nodeId(page), head: planHead(page, input), modified: page.modified }
  return { path: page.href, template: page.type, context }
}
