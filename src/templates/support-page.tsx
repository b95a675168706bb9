import { graphql, type PageProps } from 'gatsby'
import { contactPurposes } from '../../contract/contact-purposes'
import { anchors } from '../config/anchors'
import { routes } from '../config/routes'
import { useSentTitle } from '../features/forms/use-sent-title'
import { VisitorForm } from '../features/forms/visitor-form'
import { present } from '../lib/present'
import { splitSections } from '../lib/split-sections'
import { DeskPanel } from '../ui/desk-panel'
import { DirectLines } from '../ui/direct-lines'
import { FormLayout } from '../ui/form-layout'
import { PageHead } from '../ui/page-head'
import { PageOpening } from '../ui/page-opening'
import { PointSection } from '../ui/point-section'
import { QuestionList } from '../ui/question-list'
import { ReachableText } from '../ui/reachable-text'
import { Section } from '../ui/section'
import { SeverityTable } from '../ui/severity-table'
import { TextColumns } from '../ui/text-columns'
import '../ui/picture-widths.css'

/** The support page: how to reach support, and response times. */
export default function SupportPage({ data }: PageProps<Queries.SupportPageQuery>) {
  const page = present(data.page)
  const { emails, phones } = present(data.company)
  const { title, told } = useSentTitle('support', 'Write a request')
  const channels = page.channels.map(({ title, text }) => ({
    title,
    text: <ReachableText text={text} phone={phones.support} email={emails.support} />,
  }))
  const urgent = [{ purpose: contactPurposes.urgent, phones: [{ number: phones.support }] }]
  return (
    <>
      <PageOpening title={page.title} lead={page.lead} crumbs={page.crumbs}>
        <DeskPanel title="The support desk" phone={phones.support} email={emails.support}>
          <a className="button" href={`#${anchors.write}`}>
            Write a request
          </a>
        </DeskPanel>
      </PageOpening>
      <PointSection id={anchors.channels} title="How to contact support" items={channels} />
      <FormLayout
        id={anchors.write}
        title={title}
        tone="tint"
        aside={
          <>
            <DirectLines lines={urgent} />
            <section id={anchors.severities}>
              <h2>Response times</h2>
              <SeverityTable severities={page.severities} />
            </section>
          </>
        }
      >
        <VisitorForm form="support" page={routes.support.href()} supportPhone={phones.support} {...told} />
      </FormLayout>
      <TextColumns parts={splitSections(page.body.html)} />
      <Section id={anchors.questions} title="Questions about support" layout="split">
        <QuestionList questions={page.questions} />
      </Section>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query SupportPage($id: String!) {
    page: supportPage(id: { eq: $id }) {
      title
      lead
      crumbs {
        title
        href
      }
      body {
        html
      }
      channels {
        title
        text
      }
      severities {
        name
        means
        response
      }
      questions {
        question
        answer
      }
    }
    company {
      emails {
        support
      }
      phones {
        support
      }
    }
  }
`
