import { loadTypeScript } from './src/gatsby/load-typescript.mjs'

export const {
  createSchemaCustomization,
  createResolvers,
  sourceNodes,
  preprocessSource,
  createPages,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBuild,
} = loadTypeScript(new URL('src/gatsby/gatsby-node.ts', import.meta.url))
