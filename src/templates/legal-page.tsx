import { graphql, type PageProps } from 'gatsby'
import { formatDate } from '../lib/format-date'
import { present } from '../lib/present'
import { ContentsList } from '../ui/contents-list'
import { DetailLayout } from '../ui/detail-layout'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { Prose } from '../ui/prose'

/** A legal text with its contents and the day it is in force from. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const page = present(data.page)
  const headings = page.body.headings.filter(({ depth }) => depth === 2)
  return (
    <>
      <PageHero
        title={page.title}
        lead={page.lead}
        chart={page.chart.svg}
        crumbs={page.crumbs}
        eyebrow={`In force since ${formatDate(page.updated)}`}
      />
      <DetailLayout aside={<ContentsList headings={headings} />}>
        <Prose html={page.body.html} />
      </DetailLayout>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query LegalPage($id: String!) {
    page: legalPage(id: { eq: $id }) {
      title
      lead
      updated
      crumbs {
        title
        href
      }
      chart {
        svg
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
