import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { cardSpec, heroSpec, phoneSpec, signInChart } from '../../sea-chart/charts'
import { drawShoreline } from '../../sea-chart/draw-shoreline'
import { createChartStore, hashFolder } from '../chart-store'
import { views } from '../site/views'

/** Nodes that appear in lists with a small chart. */
const withCardChart = [
  'CategoryCardView',
  'PostCardView',
  'PostPage',
  'SolutionsPageItems',
  'CaseStudiesPageStudies',
]

/** Charts are drawn when a page's query asks for them, so an unchanged page costs nothing. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create, cache, store }) => {
  const { directory } = store.getState().program
  const chartOf = createChartStore(cache, hashFolder(path.join(directory, 'src/sea-chart')))
  const heroes = Object.keys(views).map((type) => [
    type,
    { chart: { type: 'SeaChart!', resolve: (source: Source) => chartOf(heroSpec(type, source)) } },
  ])
  create(Object.fromEntries(heroes))
  create({
    HomePage: {
      phoneChart: { type: 'SeaChart!', resolve: (source: Source) => chartOf(phoneSpec(source)) },
    },
    Navigation: {
      shoreline: { type: 'String!', resolve: () => drawShoreline('footer') },
      signInChart: { type: 'String!', resolve: signInChart },
    },
  })
  create({ PostPageCover: { image: { type: 'File!', resolve: findCover } } })
  for (const type of withCardChart) {
    create({
      [type]: {
        cardChart: {
          type: 'String!',
          resolve: async (source: Source) => (await chartOf(cardSpec(type, source))).svg,
        },
      },
    })
  }
}

type Source = Parameters<typeof heroSpec>[1]

interface QueryContext {
  nodeModel: { findOne: (query: { type: string; query: object }) => Promise<object | null> }
}

/** The file of an article's cover, for gatsby-plugin-image. */
function findCover(
  { file }: { file: string },
  _: unknown,
  { nodeModel }: QueryContext,
): Promise<object | null> {
  return nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: path.resolve(file) } } } })
}
