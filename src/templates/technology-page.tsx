import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { Closing } from '../ui/closing'
import { FitBand } from '../ui/fit-band'
import { NeighbourFigure } from '../ui/neighbour-figure'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { PointList } from '../ui/point-list'
import { Prose } from '../ui/prose'
import { QuestionList } from '../ui/question-list'
import { RelatedColumns } from '../ui/related-links'
import { Section } from '../ui/section'
import { TextWithFigure } from '../ui/text-with-figure'

/** A technology: what it is, when to use it and when not, how it fits with its neighbors. */
export default function TechnologyPage({ data }: PageProps<Queries.TechnologyPageQuery>) {
  const page = present(data.page)
  const { getInTouch } = present(data.company)
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        eyebrow={page.formerly ? `Formerly ${page.formerly}` : undefined}
      />
      <FitBand id={anchors.rightWhen} rightWhen={page.rightWhen} notWhen={page.notWhen} />
      <TextWithFigure
        figure={
          <section id={anchors.neighbours}>
            <h2>Among its neighbours</h2>
            <NeighbourFigure chart={page.phoneChart.svg} neighbours={page.neighbours} />
          </section>
        }
      >
        <Prose html={page.body.html} />
      </TextWithFigure>
      <Section id={anchors.builds} title="What we build with it" layout="split">
        <PointList items={page.builds} />
      </Section>
      <Section id={anchors.questions} title="Questions" layout="split">
        <QuestionList questions={page.questions} />
      </Section>
      {page.related.length > 0 && (
        <Section title="Where it is used" layout="split">
          <RelatedColumns links={page.related} />
        </Section>
      )}
      <Closing {...page.closing} button={getInTouch} href={routes.contact.href()} />
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
      closing {
        title
        text
      }
    }
    company {
      getInTouch
    }
  }
`
