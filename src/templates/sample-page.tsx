import { graphql, type PageProps } from 'gatsby'
import { nameDocument } from '../lib/name-document'
import { present } from '../lib/present'
import { ClosingLine } from '../ui/closing-line'
import { DocumentSheet } from '../ui/document-sheet'
import { PageHead } from '../ui/page-head'
import { RelatedLinks } from '../ui/related-links'
import { SampleLayout } from '../ui/sample-layout'

/** A sample deliverable: the document as it is handed over, and what it is for. */
export default function SamplePage({ data }: PageProps<Queries.SamplePageQuery>) {
  const page = present(data.page)
  const { name } = present(data.company)
  return (
    <>
      <SampleLayout
        crumbs={page.crumbs}
        kind={page.kind}
        lead={page.lead}
        illustrative={page.illustrative}
        {...page.files}
        headings={page.body.headings.filter(({ depth }) => depth === 2)}
        closing={<ClosingLine {...page.closing} />}
        after={<RelatedLinks title="Where it comes from" links={page.related} />}
      >
        <DocumentSheet
          firm={name}
          name={nameDocument(page)}
          version={page.version}
          date={page.dateText}
          client={page.client}
          illustrative={page.illustrative}
          title={page.title}
          summary={page.summary}
          facts={page.facts}
          chart={page.chart}
          html={page.body.html}
        />
      </SampleLayout>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query SamplePage($id: String!) {
    page: samplePage(id: { eq: $id }) {
      title
      kind
      lead
      number
      version
      dateText
      client
      illustrative
      summary
      facts {
        name
        value
      }
      chart {
        title
        values {
          label
          value
        }
      }
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
      files {
        pdf
        pages
        bytes
      }
      related {
        kind
        title
        plainName
        href
      }
      closing {
        title
        text
        button
        href
      }
    }
    company {
      name
    }
  }
`
