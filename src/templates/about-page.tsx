import { graphql, type PageProps } from 'gatsby'
import { routes } from '../config/routes'
import { present } from '../lib/present'
import { Closing } from '../ui/closing'
import { Ledger } from '../ui/ledger'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { PersonList } from '../ui/person-list'
import { PointSection } from '../ui/point-section'
import { Section } from '../ui/section'

/** /about/: how the company works and who does what. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = present(data.page)
  const { getInTouch } = present(data.company)
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} crumbs={page.crumbs} />
      <Ledger html={page.body.html} />
      <PointSection title="Promises you can check" items={page.principles} tone="tint" />
      <PointSection title="Who does the work" items={page.practices} />
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
