import { graphql, type PageProps } from 'gatsby'
import { CommentForm } from '../features/forms/comment-form'
import { present } from '../lib/present'
import { ChartOpening } from '../ui/chart-opening'
import { ClosingLine } from '../ui/closing-line'
import { ContentsList } from '../ui/contents-list'
import { Cover } from '../ui/cover'
import { LinkList } from '../ui/link-list'
import { PageHead } from '../ui/page-head'
import { PostMeta } from '../ui/post-meta'
import { PostRows } from '../ui/post-rows'
import { Prose } from '../ui/prose'
import { ReadingLayout } from '../ui/reading-layout'
import { ScrollProgress } from '../ui/scroll-progress'
import { Section } from '../ui/section'
import { ShareControl } from '../ui/share-control'
import { TagLinks } from '../ui/tag-links'
import { ArticleComments } from './article-comments'

interface Context {
  /** `canonical`: full address of the page. */
  head: { canonical: string }
}

type Props = Pick<PageProps<Queries.PostPageQuery, Context>, 'data' | 'pageContext'>

/** An article: reading first. */
export default function PostPage({ data, pageContext }: Props) {
  const page = present(data.page)
  const headings = page.body.headings.filter(({ depth }) => depth === 2)
  const hasComments = page.commentCount > 0
  const comments = (
    <ArticleComments
      post={page.slug}
      comments={page.comments}
      count={page.commentCount}
      form={(options) => (
        <CommentForm post={page.slug} postTitle={page.title} isFolded={!hasComments} {...options} />
      )}
    />
  )
  return (
    <>
      <ScrollProgress />
      <ChartOpening
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        chart={page.chart.svg}
        note="Numbers: the sections listed below"
      >
        <PostMeta
          author={page.author}
          byline={page.byline}
          teamHref={page.teamHref}
          minutes={page.minutes}
          date={page.date}
          dateText={page.dateText}
          updated={page.updatedText}
        />
      </ChartOpening>
      <ReadingLayout>
        <ContentsList headings={headings} />
        <article>
          <Cover image={page.cover?.image.childImageSharp?.gatsbyImageData} alt={page.cover?.alt} />
          <Prose html={page.body.html} />
        </article>
        <ClosingLine {...page.closing} />
        <div className="article-end">
          <TagLinks label="Topics" links={page.tags} />
        </div>
        <LinkList title="Related pages" links={page.leadsTo} />
        <ShareControl label="Share this article" title={page.title} url={pageContext.head.canonical} />
      </ReadingLayout>
      {hasComments && comments}
      <Section title="Read next" tone="tint">
        <PostRows posts={page.relatedPosts} heading="h3" />
      </Section>
      {!hasComments && comments /* an invitation to comment is no reason to scroll past it */}
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query PostPage($id: String!) {
    page: postPage(id: { eq: $id }) {
      title
      lead
      crumbs {
        title
        href
      }
      body {
        html
        headings {
          id
          text
          depth
        }
      }
      chart {
        svg
      }
      date
      dateText
      updated
      updatedText
      cover {
        alt
        image {
          childImageSharp {
            gatsbyImageData(width: 616, aspectRatio: 2, sizes: "(min-width: 42rem) 616px, 92vw")
          }
        }
      }
      author
      teamHref
      byline {
        role
        href
        portrait {
          alt
          image {
            ...Portrait
          }
        }
      }
      minutes
      tags {
        title
        href
      }
      leadsTo {
        title
        plainName
        href
      }
      slug
      comments {
        id
        parent
        name
        text
        at
        dateText
      }
      commentCount
      closing {
        title
        text
        button
        href
      }
      relatedPosts {
        title
        lead
        href
        date
        dateText
      }
    }
  }
`
