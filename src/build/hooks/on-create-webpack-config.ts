import type { GatsbyNode } from 'gatsby'

interface SplitChunks {
  cacheGroups?: Record<string, unknown>
}

/**
 * Gatsby gathers all CSS of the site in one file and inlines it into every page. Without its `styles`
 * group each page carries the CSS of what it shows: public pages none of the internal areas'.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  if (stage !== 'build-javascript') return
  const config = getConfig()
  const splitChunks: SplitChunks = config.optimization.splitChunks
  const { styles: _, ...cacheGroups } = splitChunks.cacheGroups ?? {}
  config.optimization.splitChunks = { ...splitChunks, cacheGroups }
  actions.replaceWebpackConfig(config)
}
