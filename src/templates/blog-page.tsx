import { graphql, type PageProps } from 'gatsby'
import { blogListHref, routes } from '../config/routes'
import { present } from '../lib/present'
import * as front from '../ui/blog-front.module.css'
import { ColumnOpening } from '../ui/column-opening'
import { FilterBar } from '../ui/filter-bar'
import { PageHead } from '../ui/page-head'
import { Pagination } from '../ui/pagination'
import { PostList } from '../ui/post-list'
import { PostRows } from '../ui/post-rows'
import { SearchButton } from '../ui/search-button'
import { TagLinks } from '../ui/tag-links'

/** Page context from the build. */
interface List {
  list: {
    title: string
    lead: string
    crumbs: readonly { title: string; href: string }[]
    page: number
    pages: number
    tag?: string
  }
}

/** /blog/ and the list of a tag, with their further pages. */
export default function BlogPage({ data, pageContext: { list } }: PageProps<Queries.BlogPageQuery, List>) {
  const page = present(data.page)
  const subjects = [{ title: 'All', href: routes.blog.href() }, ...page.tags]
  const hrefOf = (number: number) => blogListHref({ tag: list.tag, page: number })
  const base = hrefOf(1)
  const onFront = list.tag === undefined && list.page === 1 ? 3 : 0
  return (
    <>
      <ColumnOpening layout="front" title={list.title} lead={list.lead} crumbs={list.crumbs} />
      <div className={`wrap ${front.page}`}>
        <FilterBar>
          <TagLinks label="Topics" links={subjects} current={base} />
          <SearchButton label="Search articles" first="articles" />
        </FilterBar>
        {onFront > 0 && (
          <div className={front.front}>
            <PostList
              posts={data.posts.nodes.slice(0, onFront)}
              firstChart={data.posts.nodes[0]?.listChart}
            />
          </div>
        )}
        <PostRows posts={data.posts.nodes.slice(onFront)} />
        <Pagination page={list.page} pages={list.pages} href={hrefOf} />
      </div>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query BlogPage($id: String!, $posts: [String!]!) {
    page: blogPage(id: { eq: $id }) {
      tags {
        title
        href
      }
    }
    posts: allPostPage(filter: { id: { in: $posts } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        title
        lead
        href
        date
        dateText
        author
        listChart
      }
    }
  }
`
