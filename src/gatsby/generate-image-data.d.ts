/** The function behind the GraphQL field gatsbyImageData; the plugin has no types. */
declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby'
  import type { IGatsbyImageData } from 'gatsby-plugin-image'

  export function generateImageData(input: {
    file: Node
    /** As of gatsbyImageData, in lower case. */
    args: {
      layout: 'constrained'
      width: number
      sizes: string
      placeholder: 'none' | 'dominantColor'
    }
    pathPrefix: string
    reporter: Reporter
    cache: GatsbyCache
  }): Promise<IGatsbyImageData | undefined>
}
