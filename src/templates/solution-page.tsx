import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { present } from '../lib/present'
import { listProductFacts } from '../lib/product-facts'
import { splitSections } from '../lib/split-sections'
import { AnswerFacts } from '../ui/answer-facts'
import { Closing } from '../ui/closing'
import * as first from '../ui/first-sample.module.css'
import { PageHead } from '../ui/page-head'
import { PlainList } from '../ui/plain-list'
import { PointList } from '../ui/point-list'
import { PointSection } from '../ui/point-section'
import { ProductOpening } from '../ui/product-opening'
import { QuestionList } from '../ui/question-list'
import { RelatedColumns } from '../ui/related-links'
import { SampleList } from '../ui/sample-list'
import { Section } from '../ui/section'
import { SectionRow } from '../ui/section-row'
import { StepCourse } from '../ui/step-course'
import { StepFigure } from '../ui/step-figure'
import { TextBands } from '../ui/text-bands'

/** A product: its purpose, how it works, integrations, security and rollout. */
export default function SolutionPage({ data }: PageProps<Queries.SolutionPageQuery>) {
  const page = present(data.page)
  return (
    <>
      <ProductOpening
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        facts={page.glance ? listProductFacts(page.glance) : []}
      />
      <StepFigure
        id={anchors.flow}
        title="How it works"
        wide={page.chart.svg}
        phone={page.phoneChart.svg}
        steps={page.flow}
      />
      {page.samples.length > 0 && (
        <Section title="The record it keeps" layout="split">
          <SampleList className={first.row} samples={page.samples} heading="h3" />
        </Section>
      )}
      <PointSection id={anchors.features} title="What it does" items={page.features} tone="tint" />
      <TextBands parts={splitSections(page.body.html)} />
      <SectionRow
        sections={[
          {
            id: anchors.connects,
            title: 'What it connects to',
            content: <PointList items={page.connects} />,
          },
          { id: anchors.security, title: 'Data and access', content: <PlainList items={page.security} /> },
        ]}
      />
      <Section id={anchors.rollout} title="From trial to daily use" tone="tint">
        <StepCourse steps={page.rollout} />
      </Section>
      <Section id={anchors.questions} title="Questions">
        <QuestionList questions={page.questions} />
      </Section>
      {page.related.length > 0 && (
        <Section title="Related pages" layout="split">
          <RelatedColumns links={page.related} />
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
  query SolutionPage($id: String!) {
    page: solutionPage(id: { eq: $id }) {
      title
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
      glance {
        takes
        gives
        ready
      }
      flow {
        title
        text
      }
      features {
        title
        text
      }
      connects {
        title
        text
      }
      security
      rollout {
        title
        duration
        text
      }
      questions {
        question
        answer
      }
      samples {
        ...SampleCard
      }
      related {
        kind
        title
        plainName
        href
      }
      closing {
        ...ClosingBand
      }
    }
  }
`
