import path from 'node:path'

/** Where the build keeps what took long to make, for later builds. */
export function cacheFolders(root: string) {
  const cache = path.join(root, 'node_modules/.cache/site')
  const folder = (name: string) => path.join(cache, name)
  return {
    charts: folder('charts'),
    samples: folder('samples'),
    social: folder('social'),
    compressed: folder('compressed'),
  }
}
