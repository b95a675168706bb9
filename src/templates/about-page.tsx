import { graphql, type PageProps } from 'gatsby'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { isList, splitSections } from '../lib/split-sections'
import { Closing } from '../ui/closing'
import { ListBand } from '../ui/list-band'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { PersonList } from '../ui/person-list'
import { PhoneOpening } from '../ui/phone-opening'
import { PointSection } from '../ui/point-section'
import { SampleSection } from '../ui/sample-section'
import { Section } from '../ui/section'
import { TextColumns } from '../ui/text-columns'
import '../ui/reading-text.css'

/** /about/: how the company works and who does what. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = present(data.page)
  const { emails, offices } = present(data.company)
  const lines = [
    ...offices.map(({ name, phone }) => ({
      name: `Office in ${name}`,
      href: `tel:${phone.replace(/ /g, '')}`,
      text: phone,
    })),
    { name: 'A new project or a question', href: `mailto:${emails.general}`, text: emails.general },
  ]
  const samples = data.samples.nodes.flatMap((list) => list.samples).slice(2, 4) // the home page has the first two
  const parts = splitSections(page.body.html)
  const limits = parts.find(isList) // what the company doesn't do
  return (
    <>
      <PhoneOpening
        head={<PageTitle title={page.title} lead={page.lead} crumbs={page.crumbs} className="" />}
        lines={lines}
      />
      <PointSection title="Promises you can check" items={page.principles} />
      <PointSection
        title="Who does the work"
        tone="tint"
        text={page.practicesText ?? undefined}
        items={page.practices.map((practice) => ({
          ...practice,
          links: [
            ...page.posts.filter(({ team }) => team === practice.title),
            ...page.openings
              .filter(({ team }) => team === practice.title)
              .map(({ title, href }) => ({ title: `Open job: ${title}`, href })),
          ],
        }))}
      />
      {page.people.length > 0 && (
        <Section title="People">
          <PersonList people={page.people} />
        </Section>
      )}
      <TextColumns parts={parts.filter((part) => part !== limits)} longFirst />
      {limits && <ListBand html={limits} />}
      <SampleSection title="How we write it down" samples={samples} href={routes.samples.href()} />
      <Closing {...page.closing} />
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query AboutPage($id: String!) {
    page: aboutPage(id: { eq: $id }) {
      title
      lead
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
      practicesText
      practices {
        title
        text
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
    samples: allSamplesPage {
      nodes {
        samples {
          ...SampleCard
        }
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
    }
  }
`
