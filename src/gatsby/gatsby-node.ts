/** Gatsby's hooks, loaded by gatsby-node.mjs. */
export { createSchemaCustomization } from './hooks/create-schema-customization'
export { createResolvers } from './hooks/create-resolvers'
export { sourceNodes } from './hooks/source-nodes'
export { preprocessSource } from './hooks/preprocess-source'
export { createPages } from './hooks/create-pages'
export { onCreateWebpackConfig } from './hooks/on-create-webpack-config'
export { onCreateDevServer } from './hooks/on-create-dev-server'
export { onPostBuild } from './hooks/on-post-build'
