import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Entries } from '../../features/entries/entries'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/post-blog/: every article. */
export default function PostsPage({ data }: PageProps<Queries.PostsPageQuery>) {
  const entries = data.posts.nodes.map(({ tags, ...post }) => ({
    ...post,
    note: tags.map(({ title }) => title).join(', '),
  }))
  return (
    <Entries
      title="Articles"
      lead="Every article of the blog. They are written as files in content/blog/."
      noun={['article', 'articles']}
      dateTitle="Published"
      noteTitle="Subjects"
      entries={entries}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.PostsPageQuery>) => (
  <WorkspaceHead title="Articles" firm={data.company?.name} />
)

export const query = graphql`
  query PostsPage {
    company {
      name
    }
    posts: allPostPage {
      nodes {
        title
        href
        date
        file
        tags {
          title
        }
      }
    }
  }
`
