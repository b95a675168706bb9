import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { capitalize } from '../lib/capitalize'
import { present } from '../lib/present'
import { isList, splitSections } from '../lib/split-sections'
import { Closing } from '../ui/closing'
import * as column from '../ui/column-chart.module.css'
import { EmailLink } from '../ui/email-link'
import { FactList } from '../ui/fact-list'
import { LinkFold } from '../ui/link-fold'
import { ListBand } from '../ui/list-band'
import { PageChart } from '../ui/page-chart'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { PersonList } from '../ui/person-list'
import { PointSection } from '../ui/point-section'
import { SamplePart } from '../ui/sample-part'
import { Section } from '../ui/section'
import { TextColumns } from '../ui/text-columns'
import '../ui/chart-figures.css'
import '../ui/linked-names.css'
import '../ui/reading-text.css'

/** /about/: how the company works and who does what. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = present(data.page)
  const { emails, offices, credentials } = present(data.company)
  const lines = [
    ...offices.map(({ name, phone }) => ({
      name: `Office in ${name}`,
      value: <a href={`tel:${phone.replace(/ /g, '')}`}>{phone}</a>,
    })),
    {
      name: 'A new project or a question',
      value: <EmailLink email={emails.general} />,
    },
  ]
  const picture = data.record?.files.picture
  const parts = splitSections(page.body.html)
  const limits = parts.find(isList) // what the company doesn't do
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} crumbs={page.crumbs} />
      {page.practices.some(({ articles }) => articles > 0) && (
        <p aria-hidden="true" className={`wrap no-print ${column.legend}`}>
          Numbers count a team’s articles. A team without a number has none yet.
          <span className={column.sideways}> The chart scrolls sideways.</span>
        </p>
      )}
      <PageChart wide={page.chart.svg} phone={page.phoneChart.svg} className={column.chart} />
      <PointSection
        title="Who does the work"
        tone="tint"
        text={page.practicesText ?? undefined}
        items={page.practices.map(({ title, text, href, articles }) => ({
          id: href.slice(1),
          title,
          text,
          more: linksOf(
            articles,
            page.posts.filter(({ team }) => team === title),
            page.openings.filter(({ team }) => team === title),
          ),
        }))}
      />
      {page.people.length > 0 && (
        <Section title="People">
          <PersonList people={page.people} />
        </Section>
      )}
      <TextColumns parts={parts.filter((part) => part !== limits)} longFirst />
      {limits && <ListBand html={limits} />}
      <PointSection
        title="What you can hold us to"
        text={page.principlesText ?? undefined}
        items={page.principles}
        aside={
          picture && <SamplePart picture={picture} caption="Part of the decision record about this website" />
        }
      />
      {credentials.length > 0 && (
        <Section id={anchors.credentials} title="Insurance, certificates and partner status" layout="split">
          <FactList
            facts={credentials.map(({ name, detail, url }) => ({
              name,
              value: url ? <a href={url}>{detail}</a> : detail,
            }))}
          />
        </Section>
      )}
      <Closing {...page.closing}>
        <FactList facts={lines} />
      </Closing>
    </>
  )
}

type Titled = readonly { title: string; href: string }[]

/** What a team writes, the newest articles where it has more, and whom it looks for. */
function linksOf(articles: number, posts: Titled, openings: Titled) {
  if (posts.length + openings.length === 0) return null
  const isOne = articles === 1
  const written =
    posts.length < articles ? `newest of ${articles} articles` : isOne ? '1 article' : `${articles} articles`
  const sought = openings.length === 1 ? 'an open job' : 'open jobs'
  const summary = [posts.length > 0 && written, openings.length > 0 && sought].filter(Boolean).join(' and ')
  const jobs = openings.map(({ title, href }) => ({ title: `Open job: ${title}`, href }))
  return <LinkFold summary={capitalize(summary)} links={[...posts, ...jobs]} />
}

export const Head = PageHead

export const query = graphql`
  query AboutPage($id: String!) {
    page: aboutPage(id: { eq: $id }) {
      title
      lead
      chart {
        svg
      }
      phoneChart {
        svg
      }
      crumbs {
        title
        href
      }
      body {
        html
      }
      principles {
        title
        text
        linkText
        href
      }
      principlesText
      practicesText
      practices {
        title
        text
        href
        articles
      }
      openings {
        team
        title
        href
      }
      posts {
        team
        title
        href
      }
      people {
        name
        role
        href
        portrait {
          alt
          image {
            ...Portrait
          }
        }
      }
      closing {
        title
        text
        button
        href
      }
    }
    record: samplePage(kind: { eq: "decision record" }, illustrative: { eq: false }) {
      files {
        picture
      }
    }
    company {
      emails {
        general
      }
      offices {
        name
        phone
      }
      credentials {
        name
        detail
        url
      }
    }
  }
`
