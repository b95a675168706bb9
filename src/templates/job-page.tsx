import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { routes } from '../config/routes'
import { useSentTitle } from '../features/forms/use-sent-title'
import { VisitorForm } from '../features/forms/visitor-form'
import { capitalize } from '../lib/capitalize'
import { present } from '../lib/present'
import { ColumnOpening } from '../ui/column-opening'
import { ContactCard } from '../ui/contact-card'
import { FactPanel } from '../ui/fact-panel'
import { FormLayout } from '../ui/form-layout'
import { Ledger } from '../ui/ledger'
import { PageHead } from '../ui/page-head'
import { PlainList } from '../ui/plain-list'
import { SectionRow } from '../ui/section-row'
import { ShareControl } from '../ui/share-control'
import { SiteLink } from '../ui/site-link'
import '../ui/reading-text.css'

interface Context {
  /** `canonical`: full address of the page. */
  head: { canonical: string }
}

type Props = Pick<PageProps<Queries.JobPageQuery, Context>, 'data' | 'pageContext'>

/** A job: tasks, requirements, benefits, and the application form while it is open. */
export default function JobPage({ data, pageContext }: Props) {
  const page = present(data.page)
  const { emails } = present(data.company)
  const { title, told } = useSentTitle('application', 'Apply')
  const salary = [['Salary', page.salaryText]] as const
  const facts = (
    [
      ...(page.salary ? salary : []), // a sentence in its place is no fact to begin with
      ['Office', page.office],
      ['Workplace', capitalize(page.workplace)],
      ['Contract', capitalize(page.employment)],
      ['Team', page.team],
      ['Posted', page.open && page.postedText],
      ['Apply by', page.open && page.closesText],
      ...(page.salary ? [] : salary),
    ] as const
  ).flatMap(([name, value]) => (value ? [{ name, value }] : []))
  return (
    <>
      <ColumnOpening
        layout="facts"
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        eyebrow={page.open ? undefined : 'No longer open'}
      >
        <FactPanel facts={facts}>
          {page.open && (
            <>
              <a className="button" href={`#${anchors.apply}`}>
                Apply
              </a>
              <SiteLink className="quiet-link" href={`${routes.career.href()}#${anchors.hiring}`}>
                How we hire
              </SiteLink>
            </>
          )}
        </FactPanel>
      </ColumnOpening>
      <SectionRow
        tone="tint"
        sections={[
          { id: 'what-you-do', title: 'What you do', content: <PlainList items={page.does} /> },
          { id: 'what-you-bring', title: 'What you bring', content: <PlainList items={page.brings} /> },
          { id: 'what-you-get-here', title: 'What you get', content: <PlainList items={page.gets} /> },
        ]}
      />
      <Ledger html={page.body.html} />
      <FormLayout
        id={anchors.apply}
        title={page.open ? title : 'This job is closed'}
        tone="tint"
        aside={
          <div>
            {page.open && (
              <p>
                You can also email your CV to{' '}
                <a href={`mailto:${emails.careers}?subject=${encodeURIComponent(page.title)}`}>
                  {emails.careers}
                </a>
                , with the job title in the subject line.
              </p>
            )}
            {page.contact && <ContactCard title="Questions about this job" person={page.contact} />}
            <ShareControl label="Share this job" title={page.title} url={pageContext.head.canonical} />
          </div>
        }
      >
        {page.open ? (
          <VisitorForm
            form="application"
            page={routes.job.href({ job: page.slug })}
            fixed={{ job: page.slug }}
            {...told}
          />
        ) : (
          <p>
            We no longer accept applications. See our{' '}
            <SiteLink href={`${routes.career.href()}#${anchors.openings}`}>open jobs</SiteLink>.
          </p>
        )}
      </FormLayout>
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
      body {
        html
      }
      open
      posted
      postedText
      closes
      closesText
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
      salaryText
      contact {
        name
        role
        href
        email
        phone
        portrait {
          alt
          image {
            ...Portrait
          }
        }
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
