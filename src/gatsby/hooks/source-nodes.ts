import path from 'node:path'
import { watch } from 'chokidar'
import type { GatsbyNode, SourceNodesArgs, Node } from 'gatsby'
import { createFileNode } from 'gatsby-source-filesystem/create-file-node'
import { buildExitCodes } from '../../../contract/build'
import { buildEnv } from '../../config/env'
import type { MediaFile } from '../../content/content'
import { ContentError } from '../../content/content-issue'
import type { PublishedContent } from '../../content/published-content'
import { drawAhead } from '../ahead/draw-ahead'
import { chartFolder, hashFolder } from '../chart-store'
import { isDeveloping } from '../is-developing'
import type { LoadedSite } from '../load-site'
import { nodeId } from '../plan/page-plan'
import { askForPublished } from '../published/ask-for-published'
import type { SampleDocument } from '../sample-pdf/sample-document'
import { refreshSamples, sampleOptions } from '../sample-store'
import { refreshSite } from '../site-store'

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const { reporter, store } = args
  const { program } = store.getState()
  const published = await askForPublished(program.directory, buildEnv(), {
    info: (text) => reporter.info(text),
    warn: (text) => reporter.warn(text),
    stop: (text) => reporter.panicOnBuild(text),
  })
  const source = createSource(args, program.directory, published)
  await source()
  if (isDeveloping(program)) watchContent(program.directory, source)
}

/**
 * Returns a function that reads the site and creates its nodes; when called again, it deletes stale nodes. Any issue
 * stops a build, and all issues are reported.
 */
function createSource(
  args: SourceNodesArgs,
  root: string,
  published: PublishedContent | undefined,
): () => Promise<void> {
  let before: readonly string[] = []
  return async () => {
    try {
      const loaded = refreshSite(root, published)
      for (const warning of loaded.warnings) args.reporter.warn(warning)
      const documents = refreshSamples(loaded.content)
      if (!isDeveloping(args.store.getState().program)) drawAhead(loaded, documents, root)
      const pictures = await createPictureNodes(args, root, loaded.content.media)
      const samples = createSampleNodes(args, root, documents)
      const made = [...pictures, ...samples, ...createSiteNodes(args, root, loaded)]
      for (const id of before.filter((old) => !made.includes(old))) deleteNode(args, id)
      before = made
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      process.once('exit', () => (process.exitCode = buildExitCodes.content))
      args.reporter.panicOnBuild(error.message)
    }
  }
}

function deleteNode({ actions, getNode }: SourceNodesArgs, id: string): void {
  const node = getNode(id)
  if (node) actions.deleteNode(node)
}

/** One node for each page view, and those of the frame. Returns their ids. */
function createSiteNodes(args: SourceNodesArgs, root: string, { content, site }: LoadedSite): string[] {
  const drawing = hashFolder(path.join(root, chartFolder))
  for (const page of site.pages) createSiteNode(args, nodeId(page), page.type, page, drawing)
  createSiteNode(args, 'navigation', 'Navigation', site.navigation, drawing)
  for (const { slug, title } of content.tags) createSiteNode(args, `tag-${slug}`, 'Tag', { slug, title })
  const media = content.media.map(({ file, href, size }) => ({ href, file, ...size }))
  for (const picture of media) createSiteNode(args, `picture-${picture.href}`, 'TextPicture', picture)
  const { SITE_URL, GTAG_ID, CONSENT } = buildEnv()
  const consent = GTAG_ID === undefined ? 'off' : CONSENT
  const regions = new Intl.DisplayNames(content.company.locale, { type: 'region' })
  const offices = content.company.offices.map((office) => ({
    ...office,
    countryName: regions.of(office.country) ?? office.country,
  }))
  const company = {
    ...content.company,
    offices,
    site: SITE_URL ?? content.company.url,
    year: new Date().getUTCFullYear(),
    consent,
  }
  createSiteNode(args, 'company', 'Company', company, drawing)
  return [...site.pages.map(nodeId), ...media.map(({ href }) => `picture-${href}`), 'navigation', 'company']
}

/** @param drawing Version of the code that draws the node's charts or files: a new one runs its queries again. */
function createSiteNode(
  { actions, createContentDigest }: SourceNodesArgs,
  id: string,
  type: string,
  fields: object,
  drawing?: string,
): void {
  const contentDigest = createContentDigest({ fields, drawing })
  void actions.createNode({ ...fields, id, internal: { type, contentDigest } })
}

/** One node for what the files of each sample deliverable are made from. Returns their ids. */
function createSampleNodes(
  args: SourceNodesArgs,
  root: string,
  documents: readonly SampleDocument[],
): string[] {
  const { version } = sampleOptions(root)
  for (const document of documents) {
    const { slug } = document
    createSiteNode(
      args,
      sampleId(slug),
      'SampleSource',
      { slug, document: JSON.stringify(document) },
      version,
    )
  }
  return documents.map(({ slug }) => sampleId(slug))
}

const sampleId = (slug: string) => `sample-${slug}`

/** Live reload: reads a saved content file at once; reports issues and keeps the last valid state. */
function watchContent(root: string, source: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  watch(path.join(root, 'content'), { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void source(), 100)
  })
}

const isOfEditor = (file: string) => !file.startsWith('content/')

/**
 * Pictures of the editor, as gatsby-source-filesystem knows those of files: the plugin reads `content/` alone.
 *
 * @returns Ids of the nodes.
 */
async function createPictureNodes(
  { actions, createNodeId }: SourceNodesArgs,
  root: string,
  media: readonly MediaFile[],
): Promise<string[]> {
  const files = new Set(
    media.flatMap(({ file, cover }) => [file, ...(cover ? [cover] : [])]).filter(isOfEditor),
  )
  return Promise.all(
    [...files].map(async (file) => {
      const node: Node = await createFileNode(path.join(root, file), createNodeId)
      await actions.createNode(node, { name: 'gatsby-source-filesystem' })
      return node.id
    }),
  )
}
