import type { GatsbyNode } from 'gatsby'
import { graphqlTypes } from '../graphql-types'

const chartTypes = `
type SeaChartPoint { x: Float! y: Float! }
type SeaChart { svg: String! width: Float! height: Float! marks: [SeaChartPoint!]! islands: [SeaChartPoint!]! }
`

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(graphqlTypes())
  actions.createTypes(chartTypes)
}
