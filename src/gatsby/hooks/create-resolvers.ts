import path from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { withoutDrawings } from '../../lib/feed-text'
import { stripSpec } from '../../sea-chart/article-charts'
import type { ChartPair, ChartSource } from '../../sea-chart/chart-source'
import { charts, notFoundChart, signInChart } from '../../sea-chart/charts'
import { flowSpec, studySpec } from '../../sea-chart/course-charts'
import { drawCoast, drawShoreline } from '../../sea-chart/draw-shoreline'
import { familyCharts } from '../../sea-chart/family-charts'
import { chartOffices, type Office } from '../../sea-chart/offices-chart'
import { technologySheet } from '../../sea-chart/technology-charts'
import { createChartStore, familiesOnPage, findChartFolder } from '../chart-store'
import { makePicture } from '../make-picture'
import type { SampleDocument } from '../sample-pdf/sample-document'
import { sampleStore } from '../sample-store'
import { setPictures } from '../set-pictures'
import type { SampleFiles, SampleSource, TextPicture } from '../site/views'

/** Coasts of the footer that look different and take no more bytes than others. */
const SHORES = ['footer/33', 'footer/48', 'footer/47', 'footer/54']

/** Charts are drawn when a page's query asks for them, so an unchanged page costs nothing. */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: create,
  cache,
  reporter,
  store,
}) => {
  const { directory } = store.getState().program
  const chartOf = createChartStore(findChartFolder(directory))
  for (const [type, planPair] of Object.entries(charts)) {
    const specsOf = onceFor(planPair)
    create({
      [type]: {
        chart: { type: 'SeaChart!', resolve: (source: ChartSource) => chartOf(specsOf(source).wide) },
        phoneChart: { type: 'SeaChart!', resolve: (source: ChartSource) => chartOf(specsOf(source).phone) },
      },
    })
  }
  create({
    Navigation: {
      shorelines: { type: '[String!]!', resolve: () => SHORES.map((seed) => drawShoreline(seed)) },
      signInChart: { type: 'String!', resolve: signInChart },
      notFoundChart: { type: 'String!', resolve: notFoundChart },
    },
  })
  create({
    LandingPage: {
      familyStrip: {
        type: 'String',
        resolve: async (source: ChartSource) =>
          source.area === 'technologies' ? (await chartOf(familiesOnPage(source))).svg : null,
      },
      tabletChart: {
        type: 'String',
        resolve: async (source: ChartSource) =>
          source.area === 'technologies' ? (await chartOf(technologySheet(source))).svg : null,
      },
    },
    TechnologyPage: {
      coast: { type: 'String!', resolve: ({ slug }: ChartSource) => drawCoast(slug) },
    },
  })
  const drawOffices = (which: keyof ChartPair) => ({
    type: 'SeaChart',
    resolve: ({ offices }: { offices: readonly Office[] }) => {
      const pair = chartOffices(offices)
      return pair ? chartOf(pair[which]) : null
    },
  })
  create({ Company: { chart: drawOffices('wide'), phoneChart: drawOffices('phone') } })
  create({ PictureView: { image: { type: 'File!', resolve: findFile } } })
  create({
    BodyView: {
      html: {
        type: 'String!',
        resolve: ({ html }: { html: string }, _: unknown, { nodeModel }: QueryContext) =>
          setPictures(html, async (src) => {
            const query = { filter: { href: { eq: src } } }
            const picture = await nodeModel.findOne<TextPicture>({ type: 'TextPicture', query })
            const node = picture && (await findFileNode(picture.file, nodeModel))
            return node ? makePicture(picture, node, { cache, reporter }) : undefined
          }),
      },
      feedHtml: { type: 'String!', resolve: ({ html }: { html: string }) => withoutDrawings(html) },
    },
  })
  const filesOf = sampleStore(directory)
  for (const type of ['SamplePage', 'SampleCardView']) {
    create({
      [type]: {
        files: {
          type: 'SampleFiles!',
          resolve: async (
            { slug }: { slug: string },
            _: unknown,
            { nodeModel }: QueryContext,
          ): Promise<SampleFiles | null> => {
            const query = { filter: { slug: { eq: slug } } }
            const source = await nodeModel.findOne<SampleSource>({ type: 'SampleSource', query })
            // sourceNodes writes nothing else
            return source && (await filesOf(JSON.parse(source.document) as SampleDocument)).files
          },
        },
      },
    })
  }
  create({
    SolutionsPage: {
      flowCharts: {
        type: '[String!]!',
        resolve: ({ items }: SolutionsSource) =>
          Promise.all(items.map(async (item) => (await chartOf(flowSpec(item))).svg)),
      },
    },
    HomePage: {
      familyChart: {
        type: 'String!',
        resolve: async ({ technologies }: HomeSource) =>
          (await chartOf(familyCharts(technologies.categories).wide)).svg,
      },
      familyPhoneChart: {
        type: 'String!',
        resolve: async ({ technologies }: HomeSource) =>
          (await chartOf(familyCharts(technologies.categories).phone)).svg,
      },
    },
    CaseStudiesPageStudies: {
      weekChart: {
        type: 'String!',
        resolve: async (source: Parameters<typeof studySpec>[0]) => (await chartOf(studySpec(source))).svg,
      },
    },
    PostPage: {
      listChart: {
        type: 'String!',
        resolve: async (source: ChartSource) => (await chartOf(stripSpec(source))).svg,
      },
    },
  })
}

/** Two fields ask for the charts of a page, and where islands lie takes long to find. */
function onceFor<Source extends object, Found>(find: (source: Source) => Found): (source: Source) => Found {
  const known = new WeakMap<Source, Found>()
  return (source) => {
    const found = known.get(source) ?? find(source)
    known.set(source, found)
    return found
  }
}

interface SolutionsSource {
  items: readonly { slug: string; flow: readonly string[] }[]
}

interface HomeSource {
  technologies: { categories: readonly { items: readonly unknown[] }[] }
}

interface QueryContext {
  nodeModel: { findOne: <T = object>(query: { type: string; query: object }) => Promise<(T & Node) | null> }
}

const findFileNode = (file: string, nodeModel: QueryContext['nodeModel']): Promise<Node | null> =>
  nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: path.resolve(file) } } } })

/** The file of a cover or a portrait, for gatsby-plugin-image. */
const findFile = ({ file }: { file: string }, _: unknown, { nodeModel }: QueryContext) =>
  findFileNode(file, nodeModel)
