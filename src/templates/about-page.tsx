import { graphql, type PageProps } from 'gatsby'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { Closing } from '../ui/closing'
import { Ledger } from '../ui/ledger'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { PersonList } from '../ui/person-list'
import { PointList } from '../ui/point-list'
import { Section } from '../ui/section'

/** /about/: how the company works and who does what. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = present(data.page)
  const { getInTouch } = present(data.company)
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} crumbs={page.crumbs} />
      <Ledger html={page.body.html} />
      <Section title="Promises you can check" tone="tint">
        <PointList items={page.principles} layout="columns" heading="h3" />
      </Section>
      <Section title="Who does the work">
        <PointList items={page.practices} layout="columns" heading="h3" />
      </Section>
      {page.people.length > 0 && (
        <Section title="People">
          <PersonList people={page.people} />
        </Section>
      )}
      <Closing {...page.closing} button={getInTouch} href={routes.contact.href()} />
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
      }
      practices {
        title
        text
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
      }
    }
    company {
      getInTouch
    }
  }
`
