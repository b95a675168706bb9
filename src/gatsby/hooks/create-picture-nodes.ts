import path from 'node:path'
import type { Node, SourceNodesArgs } from 'gatsby'
// The plugin's public helpers copy a picture before they make its node; these are here already.
import { createFileNode } from 'gatsby-source-filesystem/create-file-node'
import type { PageView } from '../site/views'

/**
 * Covers of articles from the editor, as gatsby-source-filesystem knows those of files: the plugin reads `content/`
 * alone.
 *
 * @returns Ids of the nodes.
 */
export async function createPictureNodes(
  { actions, createNodeId }: SourceNodesArgs,
  root: string,
  pages: readonly PageView[],
): Promise<string[]> {
  const covers = pages.flatMap((page) =>
    page.type === 'PostPage' && page.entryHash !== undefined && page.cover ? [page.cover.file] : [],
  )
  return Promise.all(
    [...new Set(covers)].map(async (file) => {
      const node: Node = await createFileNode(path.join(root, file), createNodeId)
      await actions.createNode(node, { name: 'gatsby-source-filesystem' })
      return node.id
    }),
  )
}
