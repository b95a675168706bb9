import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { present } from '../lib/present'
import { hasTable, splitSections } from '../lib/split-sections'
import { FitBand } from '../ui/fit-band'
import { Ledger } from '../ui/ledger'
import { NeighbourFigure } from '../ui/neighbour-figure'
import { PageHead } from '../ui/page-head'
import { PageOpening } from '../ui/page-opening'
import { PointList } from '../ui/point-list'
import { QuestionList } from '../ui/question-list'
import { RelatedColumns } from '../ui/related-links'
import { Section } from '../ui/section'
import { SiteLink } from '../ui/site-link'
import { TableBand } from '../ui/table-band'

/** A technology: when to use it and when not, what it is, how it fits with its neighbors, where it is used. */
export default function TechnologyPage({ data }: PageProps<Queries.TechnologyPageQuery>) {
  const page = present(data.page)
  const parts = splitSections(page.body.html)
  const table = parts.find(hasTable)
  return (
    <>
      <PageOpening
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        eyebrow={page.formerly ? `Formerly ${page.formerly}` : undefined}
        layout="halves"
      />
      <FitBand id={anchors.rightWhen} rightWhen={page.rightWhen} notWhen={page.notWhen} />
      {table && <TableBand html={table} />}
      <Ledger html={parts.filter((part) => part !== table).join('')} />
      <Section id={anchors.neighbours} title="Related technologies">
        <NeighbourFigure chart={page.phoneChart.svg} neighbours={page.neighbours} />
      </Section>
      <Section id={anchors.builds} title="What we build with it" layout="split">
        <PointList items={page.builds} />
      </Section>
      <Section id={anchors.questions} title="Questions" layout="split">
        <QuestionList questions={page.questions} />
      </Section>
      {page.related.length > 0 && (
        <Section title="Where it is used" layout="split" tone="tint">
          <RelatedColumns links={page.related} />
          <p className="after-list">
            <SiteLink href={page.category.href} className="quiet-link">
              All of {page.category.title}
            </SiteLink>
          </p>
        </Section>
      )}
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query TechnologyPage($id: String!) {
    page: technologyPage(id: { eq: $id }) {
      title
      lead
      crumbs {
        title
        href
      }
      phoneChart {
        svg
      }
      body {
        html
      }
      formerly
      rightWhen
      notWhen
      builds {
        title
        text
      }
      neighbours {
        title
        href
        how
      }
      questions {
        question
        answer
      }
      related {
        kind
        title
        plainName
        href
      }
      category {
        title
        href
      }
    }
  }
`
