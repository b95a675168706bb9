import { graphql, type PageProps } from 'gatsby'
import { anchors } from '../config/anchors'
import { islandLegend } from '../lib/island-legend'
import { present } from '../lib/present'
import '../ui/chart-figures.css'
import '../ui/chart-groups.css'
import '../ui/chart-links.css'
import '../ui/clear-header.css'
import '../ui/linked-names.css'
import { AnswerFacts } from '../ui/answer-facts'
import { CategoryList } from '../ui/category-list'
import { Closing } from '../ui/closing'
import { CourseOpening } from '../ui/course-opening'
import { MapChart } from '../ui/map-chart'
import { NeighbourPicker } from '../ui/neighbour-picker'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { Prose } from '../ui/prose'
import { Section } from '../ui/section'

/** /services/ and /technologies/: overviews of a tree. They end with a section that links on and have the small print alone for a footer. */
export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  const page = present(data.page)
  const { chart, phoneChart } = page
  const usesOf = new Map(page.uses.map(({ href, count }) => [href, count]))
  const withUses = (category: (typeof page.categories)[number]) => ({
    ...category,
    items: category.items.map((item) => ({ ...item, uses: usesOf.get(item.href) })),
  })
  return (
    <>
      {page.area === 'technologies' ? (
        <>
          <PageTitle title={page.title} lead={page.lead} crumbs={page.crumbs} space="lowered" />
          <MapChart
            wide={chart.svg}
            phone={phoneChart.svg}
            tablet={present(page.tabletChart)}
            strip={present(page.familyStrip)}
            count={new Set(page.categories.flatMap(({ items }) => items.map(({ href }) => href))).size}
            legend={`${islandLegend} A line joins related technologies in a family.`}
            hint="Choose a technology, or point to its island, to see what it is related to."
            picker={
              <NeighbourPicker
                islands={page.categories.flatMap(({ items }) => items)}
                meetings={page.meetings}
              />
            }
          >
            <div id={anchors.list} className="wrap section-space">
              <CategoryList categories={page.categories.map(withUses)} />
            </div>
          </MapChart>
        </>
      ) : (
        <CourseOpening
          id={anchors.list}
          title={page.title}
          lead={page.lead}
          crumbs={page.crumbs}
          chart={chart.svg}
          phoneChart={phoneChart.svg}
          categories={page.categories}
        />
      )}
      <Section title={page.guideTitle} layout="split" tone="tint">
        <Prose html={page.body.html} isPart />
      </Section>
      <Closing {...page.closing} isLast>
        <AnswerFacts {...page.closing} />
      </Closing>
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query LandingPage($id: String!) {
    page: landingPage(id: { eq: $id }) {
      area
      title
      lead
      crumbs {
        title
        href
      }
      chart {
        svg
      }
      phoneChart {
        svg
      }
      tabletChart
      familyStrip
      body {
        html
      }
      guideTitle
      meetings {
        from
        to
      }
      uses {
        href
        count
      }
      categories {
        title
        plainName
        tagline
        href
        items {
          title
          plainName
          tagline
          href
        }
      }
      closing {
        ...ClosingBand
      }
    }
  }
`
