import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { routes } from '../config/routes'
import { VisitorForm } from '../features/forms/visitor-form'
import { formatDate } from '../lib/format-date'
import { formatMoneyRange } from '../lib/format-money-range'
import { present } from '../lib/present'
import { capitalize } from '../lib/text'
import { DetailLayout, DetailSection } from '../ui/detail-layout'
import { FactList } from '../ui/fact-list'
import { LinkList } from '../ui/link-list'
import { PageHead } from '../ui/page-head'
import { PageHero } from '../ui/page-hero'
import { PlainList } from '../ui/plain-list'
import { Prose } from '../ui/prose'
import { ShareControl } from '../ui/share-control'

interface Context {
  /** `canonical`: full address of the page. */
  head: { canonical: string }
}

type Props = Pick<PageProps<Queries.JobPageQuery, Context>, 'data' | 'pageContext'>

/** A job: tasks, requirements, benefits, and the application form while it is open. */
export default function JobPage({ data, pageContext }: Props) {
  const page = present(data.page)
  const { emails } = present(data.company)
  const facts = [
    { name: 'Team', value: page.team },
    { name: 'Office', value: page.office },
    { name: 'Where', value: capitalize(page.workplace) },
    { name: 'Contract', value: capitalize(page.employment) },
    ...(page.salary ? [{ name: 'Salary', value: formatMoneyRange(page.salary) }] : []),
    { name: 'Open since', value: formatDate(page.posted) },
    ...(page.closes ? [{ name: 'Apply by', value: formatDate(page.closes) }] : []),
  ]
  const aside = (
    <>
      <FactList facts={facts} />
      <LinkList
        title="More about working here"
        links={[{ title: 'How hiring goes', href: `${routes.career.href()}#${anchors.hiring}` }]}
      />
    </>
  )
  return (
    <>
      <PageHero
        title={page.title}
        lead={page.lead}
        chart={page.chart.svg}
        crumbs={page.crumbs}
        eyebrow={page.open ? undefined : 'No longer open'}
      />
      <DetailLayout aside={aside}>
        <Prose html={page.body.html} />
        <DetailSection id="what-you-do" title="What you do">
          <PlainList items={page.does} />
        </DetailSection>
        <DetailSection id="what-you-bring" title="What you bring">
          <PlainList items={page.brings} />
        </DetailSection>
        <DetailSection id="what-you-get-here" title="What you get">
          <PlainList items={page.gets} />
        </DetailSection>
        <DetailSection id="apply" title={page.open ? 'Apply' : 'This position is filled or closed'}>
          {page.open ? (
            <VisitorForm
              form="application"
              page={routes.job.href({ job: page.slug })}
              fixed={{ job: page.slug }}
            >
              <p>
                Fill in the form, or send your CV to{' '}
                <a href={`mailto:${emails.careers}?subject=${encodeURIComponent(page.title)}`}>
                  {emails.careers}
                </a>
                , with the title of this page in the subject.
              </p>
            </VisitorForm>
          ) : (
            <p>We no longer take applications for it. The careers page lists what is open now.</p>
          )}
        </DetailSection>
        <ShareControl label="Share this opening" title={page.title} url={pageContext.head.canonical} />
      </DetailLayout>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query JobPage($id: String!) {
    page: jobPage(id: { eq: $id }) {
      slug
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
      open
      posted
      closes
      team
      office
      workplace
      employment
      salary {
        min
        max
        currency
        period
      }
      does
      brings
      gets
    }
    company {
      emails {
        careers
      }
    }
  }
`
