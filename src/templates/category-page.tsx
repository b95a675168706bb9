import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { leadingName } from '../lib/capitalize'
import { islandLegend } from '../lib/island-legend'
import { present } from '../lib/present'
import { hasTable, splitSections } from '../lib/split-sections'
import { AnswerFacts } from '../ui/answer-facts'
import { Closing } from '../ui/closing'
import { OfferList } from '../ui/offer-list'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { QuestionList } from '../ui/question-list'
import { Section } from '../ui/section'
import { TableBand } from '../ui/table-band'
import { TextColumns } from '../ui/text-columns'
import '../ui/chart-figures.css'
import '../ui/linked-names.css'
import '../ui/reading-text.css'

/** A category of services or technologies: its pages and how to choose between them. */
export default function CategoryPage({ data }: PageProps<Queries.CategoryPageQuery>) {
  const page = present(data.page)
  const parts = splitSections(page.body.html)
  const table = parts.find(hasTable)
  return (
    <>
      <PageHero
        title={leadingName(page)}
        eyebrow={page.plainName && `Also called ${page.title}`}
        lead={page.lead}
        chart={page.chart.svg}
        phoneChart={page.phoneChart.svg}
        crumbs={page.crumbs}
        legend={page.area === 'technologies' ? islandLegend : undefined}
      />
      <Section id={anchors.guide} title="Which one is for you?" tone="tint">
        <OfferList items={page.items} layout={page.area === 'services' ? 'marks' : 'islands'} />
      </Section>
      {table && <TableBand html={table} />}
      <TextColumns parts={parts.filter((part) => part !== table)} />
      {page.questions.length > 0 && (
        <Section id={anchors.questions} title="Questions" layout="split">
          <QuestionList questions={page.questions} />
        </Section>
      )}
      <Closing {...page.closing}>
        <AnswerFacts {...page.closing} />
      </Closing>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query CategoryPage($id: String!) {
    page: categoryPage(id: { eq: $id }) {
      area
      title
      plainName
      lead
      crumbs {
        title
        href
      }
      chart {
        svg
      }
      phoneChart {
        svg
      }
      body {
        html
      }
      items {
        title
        plainName
        tagline
        href
        when
        time
        result
      }
      questions {
        question
        answer
      }
      closing {
        ...ClosingBand
      }
    }
  }
`
