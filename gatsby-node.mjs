import { loadProgram } from './src/gatsby/load-program.mjs'

export const {
  onPluginInit,
  createSchemaCustomization,
  createResolvers,
  sourceNodes,
  preprocessSource,
  createPages,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBuild,
} = loadProgram('hooks')
