import { createRequire } from 'node:module'
import path from 'node:path'

/** The one font of the site, Latin, with its weight and width axes (SIL Open Font License, from its package). */
export function fontSource(): string {
  return createRequire(path.resolve('package.json')).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  )
}
