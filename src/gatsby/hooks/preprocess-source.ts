import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { isGatsbys } from '../bundling/is-gatsbys'

/**
 * Shows Gatsby an empty module where it looks for queries and there are none: it would parse every file of the project
 * that has a word like "config" in it, one in three.
 */
export const preprocessSource: GatsbyNode['preprocessSource'] = ({ filename, contents }) =>
  isGatsbys(filename, contents, path.resolve('src')) ? undefined : 'export {}'
