import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { present } from '../lib/present'
import { hasTable, splitSections } from '../lib/split-sections'
import { ClosingLine } from '../ui/closing-line'
import { FitBand } from '../ui/fit-band'
import * as halves from '../ui/half-opening.module.css'
import { NeighbourFigure } from '../ui/neighbour-figure'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { PointSection } from '../ui/point-section'
import { QuestionList } from '../ui/question-list'
import { RelatedColumns } from '../ui/related-links'
import { Section } from '../ui/section'
import { SiteLink } from '../ui/site-link'
import { TableBand } from '../ui/table-band'
import { TextBands } from '../ui/text-bands'

/** A technology: when to use it and when not, what it is, how it fits with its neighbors, related pages. */
export default function TechnologyPage({ data }: PageProps<Queries.TechnologyPageQuery>) {
  const page = present(data.page)
  const parts = splitSections(page.body.html)
  const table = parts.find(hasTable)
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        eyebrow={page.formerly ? `Formerly ${page.formerly}` : undefined}
        className={`wrap ${halves.opening}`}
        note={
          <p className="no-print">
            {page.closing.title} <SiteLink href={page.closing.href}>{page.closing.button}</SiteLink>
          </p>
        }
      />
      <FitBand id={anchors.rightWhen} rightWhen={page.rightWhen} notWhen={page.notWhen} coast={page.coast} />
      {table && <TableBand html={table} />}
      <TextBands parts={parts.filter((part) => part !== table)} />
      <Section id={anchors.neighbours} title="Related technologies">
        <NeighbourFigure title={page.title} chart={page.phoneChart.svg} neighbours={page.neighbours} />
      </Section>
      <PointSection id={anchors.builds} title="What we build with it" items={page.builds} tone="tint" />
      <Section id={anchors.questions} title="Questions">
        <QuestionList questions={page.questions} />
      </Section>
      {page.related.length > 0 && (
        <Section title="Related pages" layout="split" tone="tint">
          <RelatedColumns links={page.related} />
          <p className="after-list">
            <SiteLink href={page.category.href} className="quiet-link">
              All of {page.category.title}
            </SiteLink>
          </p>
          <ClosingLine {...page.closing} />
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
      coast
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
      closing {
        title
        text
        button
        href
      }
    }
  }
`
