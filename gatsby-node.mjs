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
} = loadTypeScript('./src/gatsby/hooks/index.ts')
