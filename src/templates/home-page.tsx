import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import '../ui/clear-header.css'
import { AnswerFacts } from '../ui/answer-facts'
import { CategoryRows } from '../ui/category-rows'
import { Closing } from '../ui/closing'
import { ExampleFigure } from '../ui/example-figure'
import { HomeHero } from '../ui/home-hero'
import { PageHead } from '../ui/page-head'
import { PostList } from '../ui/post-list'
import { SampleSection } from '../ui/sample-section'
import { Section } from '../ui/section'
import { SectionPair } from '../ui/section-pair'
import { SiteLink } from '../ui/site-link'
import { SolutionList } from '../ui/solution-list'
import { StepCourse } from '../ui/step-course'
import { TechnologyIndex } from '../ui/technology-index'

/** /: what we do and for whom, four ways in, an example, our process, technologies, samples, solutions and articles. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = present(data.page)
  const contact = present(data.contact)
  const solutions = data.solutions.nodes.flatMap(({ items }) => items)
  return (
    <>
      <HomeHero
        kicker={page.kicker}
        title={page.title}
        lead={page.lead}
        chart={page.chart}
        phoneChart={page.phoneChart}
        marks={page.categories}
        action={{ label: contact.title, href: routes.contact.href() }}
        secondary={page.secondary}
        facts={listFacts({
          samples: page.samples,
          studies: data.studies.nodes,
          families: page.technologies.categories,
        })}
      />
      <Section title={page.ways}>
        <CategoryRows categories={page.categories} />
      </Section>
      <ExampleFigure {...page.example} />
      <Section
        id={anchors.engagement}
        title={page.engagement.title}
        text={page.engagement.text}
        layout="split"
      >
        <StepCourse steps={page.engagement.steps} />
      </Section>
      <TechnologyIndex
        title={page.technologies.title}
        text={page.technologies.text}
        categories={page.technologies.categories}
        chart={page.familyChart}
        phoneChart={page.familyPhoneChart}
        more={{ label: 'See how they connect', href: routes.technologies.href() }}
      />
      <SampleSection title="Sample deliverables" samples={page.samples} href={routes.samples.href()} />
      <SectionPair>
        <Section title={page.solutions.title} text={page.solutions.text}>
          <SolutionList solutions={solutions} />
        </Section>
        <Section title={page.writing.title} text={page.writing.text}>
          <PostList posts={page.writing.posts} heading="h3" layout="column" />
          <p className="after-list">
            <SiteLink href={routes.blog.href()} className="quiet-link">
              All articles
            </SiteLink>
          </p>
        </Section>
      </SectionPair>
      <Closing {...page.closing}>
        <AnswerFacts {...page.closing} />
      </Closing>
    </>
  )
}

interface Shown {
  samples: readonly { kind: string; href: string }[]
  studies: readonly { illustrative: boolean }[]
  families: readonly { items: readonly unknown[] }[]
}

/** What the site holds for a visitor to check: a document, then what it has several of. */
function listFacts({ samples, studies, families }: Shown) {
  const technologies = families.flatMap(({ items }) => items)
  const areExamples = studies.every(({ illustrative }) => illustrative)
  const counted = [
    {
      count: studies.length,
      what: areExamples ? 'worked examples' : 'case studies',
      href: routes.caseStudies.href(),
    },
    { count: technologies.length, what: 'technologies', href: routes.technologies.href() },
  ]
  return [
    ...samples.slice(0, 1).map(({ kind, href }) => ({ text: `Sample ${kind}`, href })),
    ...counted
      .filter(({ count }) => count > 1)
      .map(({ count, what, href }) => ({ text: `${count} ${what}`, href })),
  ]
}

export const Head = PageHead

export const query = graphql`
  query HomePage($id: String!) {
    page: homePage(id: { eq: $id }) {
      kicker
      title
      lead
      ways
      chart {
        ...HomeChart
      }
      phoneChart {
        ...HomeChart
      }
      secondary {
        label
        href
      }
      categories {
        title
        plainName
        tagline
        href
        items {
          title
          plainName
          href
        }
      }
      example {
        title
        text
        href
        illustrative
        timeline {
          label
          from
          to
        }
        timelineCaption
        ownFigure
        results {
          title
          before
          after
        }
      }
      engagement {
        title
        text
        steps {
          title
          duration
          text
        }
      }
      solutions {
        title
        text
      }
      familyChart
      familyPhoneChart
      technologies {
        title
        text
        categories {
          title
          href
          items {
            title
            href
          }
        }
      }
      writing {
        title
        text
        posts {
          title
          lead
          href
          date
          dateText
        }
      }
      samples {
        ...SampleCard
      }
      closing {
        ...ClosingBand
      }
    }
    contact: contactPage {
      title
    }
    studies: allCaseStudyPage {
      nodes {
        illustrative
      }
    }
    solutions: allSolutionsPage {
      nodes {
        items {
          title
          tagline
          href
          flow
        }
      }
    }
  }

  fragment HomeChart on SeaChart {
    svg
    width
    height
    marks {
      x
      y
    }
  }
`
