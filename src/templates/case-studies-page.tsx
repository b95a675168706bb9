import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import '../ui/linked-names.css'
import { AnswerFacts } from '../ui/answer-facts'
import { Closing } from '../ui/closing'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { SampleSection } from '../ui/sample-section'
import { SiteLink } from '../ui/site-link'
import { StudyList } from '../ui/study-list'
import * as css from '../ui/study-list.module.css'

/** /case-study/: projects by industry, size and duration; the course of the latest lies beside the heading. */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const page = present(data.page)
  const [latest] = page.studies
  const samples = data.samples.nodes.flatMap((list) => list.samples)
  return (
    <>
      <PageHero
        title={page.title}
        lead={page.lead}
        chart={page.chart.svg}
        phoneChart={page.phoneChart.svg}
        crumbs={page.crumbs}
      >
        {latest && (
          <p className={css.charted}>
            On the chart, not to scale:{' '}
            <SiteLink href={`${latest.href}#${anchors.timeline}`}>{latest.title}, phase by phase</SiteLink>
          </p>
        )}
      </PageHero>
      <StudyList studies={page.studies} />
      <SampleSection
        title="Sample deliverables from projects like these"
        samples={samples.slice(0, 2)}
        href={routes.samples.href()}
      />
      {page.closing && (
        <Closing {...page.closing}>
          <AnswerFacts {...page.closing} />
        </Closing>
      )}
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query CaseStudiesPage($id: String!) {
    page: caseStudiesPage(id: { eq: $id }) {
      closing {
        ...ClosingBand
      }
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
      studies {
        title
        tagline
        href
        sector
        size
        duration
        illustrative
        weekChart
        result {
          title
          before
          after
        }
      }
    }
    samples: allSamplesPage {
      nodes {
        samples {
          ...SampleCard
        }
      }
    }
  }
`
