import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { CallToAction } from '../ui/call-to-action'
import { DetailLayout, DetailSection } from '../ui/detail-layout'
import { LinkList } from '../ui/link-list'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { PlainList } from '../ui/plain-list'
import { PointList } from '../ui/point-list'
import { Prose } from '../ui/prose'
import { QuestionList } from '../ui/question-list'
import { StepList } from '../ui/step-list'

/** A service: when it is the right call, what one gets, how it goes, what it needs. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const page = present(data.page)
  const { callToAction } = present(data.company)
  const aside = (
    <>
      <LinkList title="Often together" links={page.related} />
      <CallToAction {...callToAction} href={routes.contact.href()} />
    </>
  )
  return (
    <>
      <PageHero title={page.title} lead={page.lead} chart={page.chart.svg} crumbs={page.crumbs} />
      <DetailLayout aside={aside}>
        <Prose html={page.body.html} />
        <DetailSection id={anchors.deliverables} title="What you get">
          <PointList items={page.deliverables} />
        </DetailSection>
        <DetailSection id={anchors.steps} title="How it goes">
          <StepList steps={page.steps} />
        </DetailSection>
        <DetailSection id={anchors.needs} title="What we need from you">
          <PlainList items={page.needs} />
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
  query ServicePage($id: String!) {
    page: servicePage(id: { eq: $id }) {
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
