import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { present } from '../lib/present'
import { tellStory } from '../lib/tell-story'
import { workedExample } from '../lib/worked-example'
import { ClosingLine } from '../ui/closing-line'
import * as first from '../ui/first-sample.module.css'
import { Ledger } from '../ui/ledger'
import { PageChart } from '../ui/page-chart'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { PostMeta } from '../ui/post-meta'
import { RelatedColumns } from '../ui/related-links'
import { ResultList } from '../ui/result-list'
import { RiskBand } from '../ui/risk-band'
import { SampleList } from '../ui/sample-list'
import { ScrollProgress } from '../ui/scroll-progress'
import { Section } from '../ui/section'
import { ShareControl } from '../ui/share-control'
import { TimelineFigure } from '../ui/timeline-figure'
import '../ui/reading-text.css'
import '../ui/finding.css'

interface Context {
  /** `canonical`: full address of the page. */
  head: { canonical: string }
}

type Props = Pick<PageProps<Queries.CaseStudyPageQuery, Context>, 'data' | 'pageContext'>

/** A case study: the course of its phases, what was different afterwards, how long each phase took, and the story. */
export default function CaseStudyPage({ data, pageContext }: Props) {
  const page = present(data.page)
  const story = tellStory(page.body.html, page.finding)
  const last = story.findLast(({ kind }) => kind === 'text')
  return (
    <>
      <ScrollProgress />
      <PageTitle
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        eyebrow={`${page.illustrative ? `${workedExample} · ` : page.client ? `${page.client.name} · ` : ''}${page.sector}, ${page.size}, ${page.duration}`}
      >
        {page.author && <PostMeta author={page.author} byline={page.byline} teamHref={page.teamHref} />}
      </PageTitle>
      <PageChart wide={page.chart.svg} phone={page.phoneChart.svg} phoneYields />
      <ResultList areExpected={page.illustrative} results={page.outcomes} ownFigure={page.ownFigure} />
      {page.client?.quote && (
        <Section title="What the client says" layout="split" tone="tint">
          <blockquote className="prose">
            <p className="finding">“{page.client.quote}”</p>
          </blockquote>
          {page.client.by && <p>{page.client.by}</p>}
        </Section>
      )}
      <Section id={anchors.timeline} title="The work, week by week">
        <TimelineFigure parts={page.timeline} caption={page.timelineCaption} />
      </Section>
      {story.map((block) => {
        if (block.kind === 'risks') return <RiskBand key={block.text} html={block.text} />
        return (
          <Ledger key={block.text} html={block.text}>
            {block === last && (
              <ShareControl
                label="Share this case study"
                title={page.title}
                url={pageContext.head.canonical}
              />
            )}
          </Ledger>
        )
      })}
      {page.samples.length > 0 && (
        <Section
          title={page.illustrative ? 'Sample deliverables' : 'Deliverables of this project'}
          layout={page.samples.length > 2 ? 'stacked' : 'split'}
        >
          <SampleList className={first.row} samples={page.samples} heading="h3" />
        </Section>
      )}
      {page.related.length > 0 && (
        <Section title="Services and technologies" layout="split" tone="tint">
          <RelatedColumns links={page.related} />
          <ClosingLine {...page.closing} />
        </Section>
      )}
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
      body {
        html
      }
      chart {
        svg
      }
      phoneChart {
        svg
      }
      author
      teamHref
      byline {
        role
        href
        portrait {
          alt
          image {
            ...Portrait
          }
        }
      }
      illustrative
      client {
        name
        quote
        by
      }
      sector
      size
      duration
      timeline {
        label
        from
        to
      }
      timelineCaption
      ownFigure
      finding
      outcomes {
        title
        text
        before
        after
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
        title
        text
        button
        href
      }
    }
  }
`
