import type { PageView } from '../site/views'

/** Id of a page's node in Gatsby's data layer. */
export const nodeId = ({ type, href }: Pick<PageView, 'type' | 'href'>) => `${type}:${href}`
