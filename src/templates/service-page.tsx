import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { present } from '../lib/present'
import { splitSections } from '../lib/split-sections'
import { stepWeeks, totalTime } from '../lib/total-time'
import { AnswerFacts } from '../ui/answer-facts'
import { Closing } from '../ui/closing'
import * as first from '../ui/first-sample.module.css'
import { OpeningCall } from '../ui/opening-call'
import { PageChart } from '../ui/page-chart'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { PlainList } from '../ui/plain-list'
import { PointList } from '../ui/point-list'
import { QuestionList } from '../ui/question-list'
import { RelatedColumns } from '../ui/related-links'
import { SampleList } from '../ui/sample-list'
import { Section } from '../ui/section'
import { StepRow } from '../ui/step-row'
import { TextBands } from '../ui/text-bands'

/** A service: the problem, deliverables and process, then the background, requirements and questions. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const page = present(data.page)
  const time = totalTime(page.steps)
  return (
    <>
      <PageTitle title={page.title} plainName={page.plainName} lead={page.lead} crumbs={page.crumbs}>
        <OpeningCall
          button={page.closing.button}
          href={page.closing.href}
          time={time}
          example={page.example}
        />
      </PageTitle>
      <PageChart
        wide={page.chart.svg}
        phone={page.phoneChart.svg}
        phoneNote={stepWeeks(page.steps).length > 0 ? 'Not to scale' : undefined}
      />
      <Section id={anchors.deliverables} title="What you get">
        <PointList items={page.deliverables} layout="sheet" />
        <SampleList className={first.row} samples={page.samples} heading="h3" />
      </Section>
      <Section id={anchors.steps} title="How it works" tone="tint">
        <StepRow steps={page.steps} isKey />
      </Section>
      <TextBands parts={splitSections(page.body.html)} />
      <Section id={anchors.needs} title="What we need from you">
        <PlainList items={page.needs} kind="columns" />
      </Section>
      <Section id={anchors.questions} title="Questions">
        <QuestionList questions={page.questions} />
      </Section>
      <Section title="Related pages" layout="split">
        <RelatedColumns links={page.related} />
      </Section>
      <Closing {...page.closing} person={page.contact}>
        <AnswerFacts {...page.closing} />
      </Closing>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query ServicePage($id: String!) {
    page: servicePage(id: { eq: $id }) {
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
      deliverables {
        title
        text
      }
      steps {
        title
        duration
        text
      }
      needs
      questions {
        question
        answer
      }
      samples {
        ...SampleCard
      }
      example {
        title
        href
      }
      related {
        kind
        title
        plainName
        href
      }
      contact {
        name
        role
        href
        email
        phone
      }
      closing {
        ...ClosingBand
      }
    }
  }
`
