import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { CallToAction } from '../ui/call-to-action'
import { DetailLayout, DetailSection } from '../ui/detail-layout'
import { LinkList } from '../ui/link-list'
import { NeighbourFigure } from '../ui/neighbour-figure'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { PlainList } from '../ui/plain-list'
import { PointList } from '../ui/point-list'
import { Prose } from '../ui/prose'
import { QuestionList } from '../ui/question-list'

/** A technology: what it is, when to use it and when not, how it fits with its neighbors. */
export default function TechnologyPage({ data }: PageProps<Queries.TechnologyPageQuery>) {
  const page = present(data.page)
  const { callToAction } = present(data.company)
  const aside = (
    <>
      <LinkList title="Where it is used" links={page.related} />
      <CallToAction {...callToAction} href={routes.contact.href()} />
    </>
  )
  return (
    <>
      <PageHero
        title={page.title}
        lead={page.lead}
        chart={page.chart.svg}
        crumbs={page.crumbs}
        eyebrow={page.formerly ? `Formerly ${page.formerly}` : undefined}
      />
      <DetailLayout aside={aside}>
        <Prose html={page.body.html} />
        <DetailSection id={anchors.rightWhen} title="The right choice when">
          <PlainList items={page.rightWhen} sign="yes" />
        </DetailSection>
        <DetailSection id="not-the-right-choice" title="Not the right choice when">
          <PlainList items={page.notWhen} sign="no" />
        </DetailSection>
        <DetailSection id={anchors.builds} title="What we build with it">
          <PointList items={page.builds} />
        </DetailSection>
        <DetailSection id={anchors.neighbours} title="Among its neighbors">
          <NeighbourFigure center={page.title} neighbours={page.neighbours} />
        </DetailSection>
        <DetailSection id={anchors.questions} title="Questions">
          <QuestionList questions={page.questions} />
        </DetailSection>
      </DetailLayout>
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
      chart {
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
        title
        href
      }
    }
    company {
      getInTouch
      callToAction {
        title
        text
        button
      }
    }
  }
`
