import path from 'node:path'
import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { watch } from 'chokidar'
import { buildEnv } from '../../config/env'
import { ContentError } from '../../content/content-fault'
import { isDeveloping } from '../is-developing'
import type { LoadedSite } from '../load-site'
import { nodeId } from '../plan/node-id'
import { refreshSite } from '../site-store'

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  const { program } = args.store.getState()
  sourceSite(args, program.directory)
  if (isDeveloping(program)) watchContent(args, program.directory)
}

/** One node for each page view; a fault anywhere stops a build with every fault named. */
function sourceSite(args: SourceNodesArgs, root: string): void {
  try {
    createSiteNodes(args, refreshSite(root))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    args.reporter.panicOnBuild(error.message)
  }
}

function createSiteNodes(args: SourceNodesArgs, { content, site }: LoadedSite): void {
  for (const page of site.pages) createSiteNode(args, nodeId(page), page.type, page)
  createSiteNode(args, 'navigation', 'Navigation', site.navigation)
  for (const { slug, title } of content.tags) createSiteNode(args, `tag-${slug}`, 'Tag', { slug, title })
  const { SITE_URL, GTAG_ID, CONSENT } = buildEnv()
  const consent = GTAG_ID === undefined ? 'off' : CONSENT
  const regions = new Intl.DisplayNames('en', { type: 'region' })
  const offices = content.company.offices.map((office) => ({
    ...office,
    countryName: regions.of(office.country) ?? office.country,
  }))
  createSiteNode(args, 'company', 'Company', {
    ...content.company,
    offices,
    site: SITE_URL ?? content.company.url,
    consent,
  })
}

function createSiteNode(
  { actions, createContentDigest }: SourceNodesArgs,
  id: string,
  type: string,
  fields: object,
): void {
  void actions.createNode({ ...fields, id, internal: { type, contentDigest: createContentDigest(fields) } })
}

/** Live reload: a saved content file is read at once; faults are shown and the last good state is kept. */
function watchContent(args: SourceNodesArgs, root: string): void {
  let timer: NodeJS.Timeout | undefined
  watch(path.join(root, 'content'), { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => sourceSite(args, root), 100)
  })
}
