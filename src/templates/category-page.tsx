import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { Closing } from '../ui/closing'
import { DetailLayout, DetailSection } from '../ui/detail-layout'
import { GuideList } from '../ui/guide-list'
import { LinkList } from '../ui/link-list'
import { OfferList } from '../ui/offer-list'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { Prose } from '../ui/prose'
import { QuestionList } from '../ui/question-list'

/** A category of services or technologies: its pages and how to choose between them. */
export default function CategoryPage({ data }: PageProps<Queries.CategoryPageQuery>) {
  const page = present(data.page)
  const { getInTouch } = present(data.company)
  const aside = (
    <LinkList
      title={page.area === 'services' ? 'Other services' : 'Other technologies'}
      links={page.siblings}
    />
  )
  return (
    <>
      <PageHero
        title={page.title}
        eyebrow={page.plainName}
        lead={page.lead}
        chart={page.chart.svg}
        phoneChart={page.phoneChart.svg}
        crumbs={page.crumbs}
      />
      <DetailLayout aside={aside}>
        <DetailSection id={anchors.guide} title="Which one is for you">
          <GuideList entries={page.guide} />
        </DetailSection>
        <DetailSection id="all" title={`All of ${page.title}`}>
          <OfferList items={page.items} />
        </DetailSection>
        <div className="section-gap">
          <Prose html={page.body.html} />
        </div>
        {page.questions.length > 0 && (
          <DetailSection id={anchors.questions} title="Questions">
            <QuestionList questions={page.questions} />
          </DetailSection>
        )}
      </DetailLayout>
      <Closing {...page.closing} button={getInTouch} href={routes.contact.href()} />
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
      guide {
        when
        choice {
          title
          plainName
          href
        }
      }
      items {
        title
        plainName
        tagline
        href
      }
      siblings {
        title
        href
      }
      questions {
        question
        answer
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
