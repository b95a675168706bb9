import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { cardSpec, charts, notFoundChart, signInChart, type ChartSource } from '../../sea-chart/charts'
import { drawShoreline } from '../../sea-chart/draw-shoreline'
import { createChartStore, hashFolder } from '../chart-store'

/** Charts are drawn when a page's query asks for them, so an unchanged page costs nothing. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create, cache, store }) => {
  const { directory } = store.getState().program
  const chartOf = createChartStore(cache, hashFolder(path.join(directory, 'src/sea-chart')))
  for (const [type, specsOf] of Object.entries(charts)) {
    create({
      [type]: {
        chart: { type: 'SeaChart!', resolve: (source: ChartSource) => chartOf(specsOf(source).wide) },
        phoneChart: { type: 'SeaChart!', resolve: (source: ChartSource) => chartOf(specsOf(source).phone) },
      },
    })
  }
  create({
    Navigation: {
      shoreline: { type: 'String!', resolve: () => drawShoreline('footer') },
      signInChart: { type: 'String!', resolve: signInChart },
      notFoundChart: { type: 'String!', resolve: notFoundChart },
    },
  })
  create({ PostPageCover: { image: { type: 'File!', resolve: findCover } } })
  create({
    CategoryCardView: {
      cardChart: {
        type: 'String!',
        resolve: async (source: ChartSource) => (await chartOf(cardSpec(source))).svg,
      },
    },
  })
}

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
