import { graphql, type PageProps } from 'gatsby'
import { present } from '../lib/present'
import { ContentsList } from '../ui/contents-list'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { Prose } from '../ui/prose'
import { ReadingLayout } from '../ui/reading-layout'

/** A legal text with its contents and the day of its last change. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const page = present(data.page)
  const headings = page.body.headings.filter(({ depth }) => depth === 2)
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        eyebrow={`Last updated ${page.updatedText}`}
      />
      <ReadingLayout>
        <ContentsList headings={headings} />
        <Prose html={page.body.html} />
      </ReadingLayout>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query LegalPage($id: String!) {
    page: legalPage(id: { eq: $id }) {
      title
      lead
      updatedText
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
    }
  }
`
