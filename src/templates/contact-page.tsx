import { graphql, type PageProps } from 'gatsby'
import { contactPurposes } from '../../contract/contact-purposes'
import { getForm } from '../../contract/forms/forms'
import { anchors } from '../config/anchors'
import { routes } from '../config/routes'
import { useSentTitle } from '../features/forms/use-sent-title'
import { VisitorForm } from '../features/forms/visitor-form'
import { present } from '../lib/present'
import { CallLine } from '../ui/call-line'
import { DirectLines } from '../ui/direct-lines'
import { FormOpening } from '../ui/form-opening'
import { Ledger } from '../ui/ledger'
import { LinkList } from '../ui/link-list'
import { OfficeList } from '../ui/office-list'
import * as officeList from '../ui/office-list.module.css'
import { PageChart } from '../ui/page-chart'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { QuestionList } from '../ui/question-list'
import { Section } from '../ui/section'
import { StepRow } from '../ui/step-row'

/** /contact/: the form in the first view, beside it the direct lines; what happens next, offices. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const page = present(data.page)
  const { emails, phones, offices, chart, phoneChart } = present(data.company)
  const { title, told } = useSentTitle('contact', getForm('contact').title)
  const samples = data.samples.nodes.flatMap((list) =>
    list.samples.map(({ kind, title, href }) => ({ title, href, tagline: `Sample ${kind}` })),
  )
  const lines = [
    {
      purpose: contactPurposes.general,
      email: emails.general,
      phones: offices.map(({ name, phone }) => ({ number: phone, place: name })),
    },
    {
      purpose: contactPurposes.support,
      email: emails.support,
      phones: [{ number: phones.support }],
      page: { title: 'Support page', href: routes.support.href() },
    },
    {
      purpose: contactPurposes.careers,
      email: emails.careers,
      page: { title: 'Careers', href: routes.career.href() },
    },
  ]
  return (
    <>
      <FormOpening
        id={anchors.write}
        title={title}
        head={
          <PageTitle
            title={page.title}
            lead={told.isSent ? 'We have your message. If it can’t wait for our reply, call us.' : page.lead}
            crumbs={page.crumbs}
            className=""
          />
        }
        aside={<DirectLines lines={lines} />}
      >
        <VisitorForm form="contact" page={routes.contact.href()} supportPhone={phones.support} {...told}>
          <CallLine number={phones.general} />
        </VisitorForm>
      </FormOpening>
      {!told.isSent && ( // the receipt says it
        <Section title="What happens next" tone="tint">
          <StepRow steps={page.steps} />
        </Section>
      )}
      <Ledger html={page.body.html}>
        <div className="after-list">
          <LinkList title="Sample deliverables" links={samples.slice(0, 3)} />
        </div>
      </Ledger>
      <Section id={anchors.offices} title="Where we are">
        <OfficeList offices={offices} />
      </Section>
      {chart && phoneChart && (
        <div className={officeList.chart}>
          <PageChart wide={chart.svg} phone={phoneChart.svg} isLate />
        </div>
      )}
      <Section id={anchors.questions} title="Before you write" layout="split">
        <QuestionList questions={page.questions} />
      </Section>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query ContactPage($id: String!) {
    page: contactPage(id: { eq: $id }) {
      title
      lead
      crumbs {
        title
        href
      }
      body {
        html
      }
      steps {
        title
        duration
        text
      }
      questions {
        question
        answer
      }
    }
    company {
      emails {
        general
        support
        careers
      }
      phones {
        general
        support
      }
      offices {
        name
        street
        postalCode
        city
        countryName
        phone
        hours
      }
      chart {
        svg
      }
      phoneChart {
        svg
      }
    }
    samples: allSamplesPage {
      nodes {
        samples {
          kind
          title
          href
        }
      }
    }
  }
`
