import { graphql, type PageProps } from 'gatsby'
import { present } from '../lib/present'
import { noteOfSamples } from '../lib/sample-note'
import { AnswerFacts } from '../ui/answer-facts'
import { Closing } from '../ui/closing'
import { FilterBar } from '../ui/filter-bar'
import * as first from '../ui/first-sample.module.css'
import { PageHead } from '../ui/page-head'
import { PageOpening } from '../ui/page-opening'
import { SampleFan } from '../ui/sample-fan'
import { SampleGroups } from '../ui/sample-groups'
import * as css from '../ui/sample-groups.module.css'
import { SampleList } from '../ui/sample-list'
import { TagLinks } from '../ui/tag-links'

/** /samples/: what an engagement hands over in writing. */
export default function SamplesPage({ data }: PageProps<Queries.SamplesPageQuery>) {
  const page = present(data.page)
  return (
    <>
      <PageOpening
        title={page.title}
        lead={page.lead}
        crumbs={page.crumbs}
        tone="tint"
        note={<p>{noteOfSamples(page.samples)}</p>}
      >
        <SampleFan pictures={firstAndLast(page.samples).map(({ files }) => files.page)} />
      </PageOpening>
      {page.groups.length > 0 ? (
        <div className={css.groups}>
          <div className="wrap">
            <FilterBar>
              <TagLinks
                label="Groups of samples"
                links={page.groups.map(({ id, title }) => ({ title, href: `#${id}` }))}
              />
            </FilterBar>
          </div>
          <SampleGroups groups={page.groups} />
        </div>
      ) : (
        <div className="wrap section-space">
          <SampleList className={first.row} samples={page.samples.toSorted(compareReal)} heading="h2" />
        </div>
      )}
      {page.closing && (
        <Closing {...page.closing}>
          <AnswerFacts {...page.closing} />
        </Closing>
      )}
    </>
  )
}

/** What is real comes before what is made up. */
const compareReal = (a: { illustrative: boolean }, b: { illustrative: boolean }) =>
  Number(a.illustrative) - Number(b.illustrative)

const firstAndLast = <T,>(list: readonly T[]): readonly T[] =>
  list.filter((_, index) => index === 0 || index === list.length - 1)

export const Head = PageHead

export const query = graphql`
  query SamplesPage($id: String!) {
    page: samplesPage(id: { eq: $id }) {
      closing {
        ...ClosingBand
      }
      title
      lead
      crumbs {
        title
        href
      }
      samples {
        files {
          page
        }
        ...SampleCard
      }
      groups {
        id
        title
        text
        samples {
          ...SampleCard
        }
      }
    }
  }
`

/** A sample on the pages that it belongs to. */
export const fragment = graphql`
  fragment SampleCard on SampleCardView {
    kind
    title
    tagline
    illustrative
    dateText
    href
    files {
      pages
      picture
    }
  }
`
