import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface Asset {
  type: string
  content: Buffer
}

const own = (name: string) => readFileSync(path.join(__dirname, 'pages', name))

/** What the pages are made with besides their markup, by path; read once. */
export function readAssets(): Map<string, Asset> {
  const font = createRequire(__filename).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  )
  return new Map([
    ['/emulators/pages.css', { type: 'text/css; charset=utf-8', content: own('pages.css') }],
    ['/emulators/icon.svg', { type: 'image/svg+xml', content: own('icon.svg') }],
    ['/emulators/archivo.woff2', { type: 'font/woff2', content: readFileSync(font) }],
  ])
}
