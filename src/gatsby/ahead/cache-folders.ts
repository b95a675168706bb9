import path from 'node:path'

/** Where the build keeps what took long to make, for later builds. */
export function cacheFolders(root: string) {
  const cache = path.join(root, 'node_modules/.cache/site')
  return { social: path.join(cache, 'social'), compressed: path.join(cache, 'compressed') }
}
