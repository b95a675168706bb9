import { graphql, type PageProps } from 'gatsby'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { CallToAction } from '../ui/call-to-action'
import { DetailLayout, DetailSection } from '../ui/detail-layout'
import { FactList } from '../ui/fact-list'
import { LinkList } from '../ui/link-list'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { PointList } from '../ui/point-list'
import { Prose } from '../ui/prose'
import { Section } from '../ui/section'
import { ShareControl } from '../ui/share-control'
import { TimelineFigure } from '../ui/timeline-figure'

interface Context {
  /** `canonical`: full address of the page. */
  head: { canonical: string }
}

type Props = Pick<PageProps<Queries.CaseStudyPageQuery, Context>, 'data' | 'pageContext'>

/** A case study: the problem, the change, and how long each phase took. */
export default function CaseStudyPage({ data, pageContext }: Props) {
  const page = present(data.page)
  const { callToAction } = present(data.company)
  const facts = [
    { name: 'Trade', value: page.sector },
    { name: 'Size', value: page.size },
    { name: 'Duration', value: page.duration },
  ]
  const aside = (
    <>
      <FactList facts={facts} />
      <LinkList title="What was used" links={page.related} />
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
        eyebrow={page.illustrative ? 'Illustrative engagement' : undefined}
      />
      <DetailLayout aside={aside}>
        <DetailSection id="timeline" title="The work, week by week">
          <TimelineFigure parts={page.timeline} caption={page.timelineCaption} />
        </DetailSection>
        <div className="section-gap">
          <Prose html={page.body.html} />
        </div>
        <ShareControl label="Share this case study" title={page.title} url={pageContext.head.canonical} />
      </DetailLayout>
      <Section title="What was different afterwards" tone="tint">
        <PointList items={page.outcomes} layout="columns" heading="h3" />
      </Section>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query CaseStudyPage($id: String!) {
    page: caseStudyPage(id: { eq: $id }) {
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
      illustrative
      sector
      size
      duration
      timeline {
        label
        from
        to
      }
      timelineCaption
      outcomes {
        title
        text
      }
      related {
        title
        href
      }
    }
    company {
      callToAction {
        title
        text
        button
      }
    }
  }
`
