import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Entries } from '../../features/entries/entries'
import { formatDate } from '../../lib/format-date'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/jobs/: every position, open or not. */
export default function JobListPage({ data }: PageProps<Queries.JobListPageQuery>) {
  const entries = data.jobs.nodes.map(({ open, closes, posted, ...job }) => ({
    ...job,
    date: posted,
    note: describeState(open, closes),
  }))
  return (
    <Entries
      title="Openings"
      lead="Every position, open or not. They are written as files in content/jobs/."
      noun={['position', 'positions']}
      dateTitle="Posted"
      noteTitle="State"
      entries={entries}
    />
  )
}

function describeState(open: boolean, closes: string | null): string {
  if (!open) return 'Not open'
  return closes === null ? 'Open' : `Open until ${formatDate(closes)}`
}

export const Head = ({ data }: HeadProps<Queries.JobListPageQuery>) => (
  <WorkspaceHead title="Openings" firm={data.company?.name} />
)

export const query = graphql`
  query JobListPage {
    company {
      name
    }
    jobs: allJobPage {
      nodes {
        title
        href
        posted
        open
        closes
        file
      }
    }
  }
`
