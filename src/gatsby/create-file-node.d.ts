declare module 'gatsby-source-filesystem/create-file-node' {
  import type { Node } from 'gatsby'

  export function createFileNode(file: string, createNodeId: (id: string) => string): Promise<Node>
}
