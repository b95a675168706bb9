import type { GatsbyNode } from 'gatsby'

export const onPostBuild: GatsbyNode['onPostBuild'] = () => {}
