import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { present } from '../lib/present'
import { splitSections } from '../lib/split-sections'
import { ColumnOpening } from '../ui/column-opening'
import { JobList } from '../ui/job-list'
import { PageHead } from '../ui/page-head'
import { PointSection } from '../ui/point-section'
import { StepFigure } from '../ui/step-figure'
import { TextColumns } from '../ui/text-columns'
import '../ui/reading-text.css'

/** /career/: open jobs, the hiring process and working here. */
export default function CareerPage({ data }: PageProps<Queries.CareerPageQuery>) {
  const page = present(data.page)
  return (
    <>
      <ColumnOpening
        layout="list"
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        note={
          <p>
            <a className="quiet-link" href={`#${anchors.hiring}`}>
              How we hire
            </a>
          </p>
        }
      >
        <JobList id={anchors.openings} jobs={page.openings} noOpening={page.noOpening} />
      </ColumnOpening>
      <StepFigure
        id={anchors.hiring}
        title="How we hire"
        wide={page.chart.svg}
        phone={page.phoneChart.svg}
        steps={page.hiring}
      />
      <TextColumns parts={splitSections(page.body.html)} />
      <PointSection title="What you can count on" items={page.gets} />
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query CareerPage($id: String!) {
    page: careerPage(id: { eq: $id }) {
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
      hiring {
        title
        duration
        text
      }
      gets {
        title
        text
      }
      noOpening
      openings {
        title
        tagline
        href
        team
        office
        workplace
        employment
      }
    }
  }
`
