import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Keyring } from './entra/create-keyring'
import { pickAccount } from './entra/pick-account'
import { answerGraph } from './graph/answer-graph'
import { createPhotos } from './graph/create-photos'
import { pageHeaders } from './pages/page'
import { rootPage } from './pages/root-page'
import type { Tenant } from './tenant'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Decides by the path who answers: the pages, Graph, or else Entra. */
export function createHandler(tenant: Tenant, keyring: Keyring): Handler {
  const assets = readAssets()
  const findPhoto = createPhotos(tenant.sample)

  return async (request, response) => {
    if (tenant.settings.delayMs > 0) await pause(tenant.settings.delayMs, undefined, { ref: false })
    const [path = '/'] = (request.url ?? '/').split('?')
    const file = assets.get(path) ?? findPhotoFile(path)
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.content)
    } else if (path === '/') {
      response.writeHead(200, pageHeaders).end(rootPage(tenant))
    } else if (path.startsWith('/v1.0/')) {
      await answerGraph({ tenant, keys: keyring.published(), findPhoto }, request, response)
    } else if (path.startsWith(tenant.addresses.pickAccount)) {
      await pickAccount({ provider: keyring.provider(), tenant }, request, response)
    } else {
      // Entra has it below the tenant; oidc-provider serves it only at the standard's path.
      if (path === tenant.addresses.discovery) request.url = '/.well-known/openid-configuration'
      await keyring.provider().callback()(request, response)
    }
  }

  function findPhotoFile(path: string) {
    const oid = /^\/emulators\/photos\/(.+)\.png$/.exec(path)?.[1]
    const content = oid === undefined ? undefined : findPhoto(oid)
    return content && { type: 'image/png', content }
  }
}

interface Asset {
  type: string
  content: Buffer
}

const own = (name: string) => readFileSync(path.join(__dirname, 'pages', name))

/** Assets of the pages by path; read once. */
function readAssets(): Map<string, Asset> {
  const font = createRequire(__filename).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  )
  return new Map([
    ['/emulators/pages.css', { type: 'text/css; charset=utf-8', content: own('pages.css') }],
    ['/emulators/icon.svg', { type: 'image/svg+xml', content: own('icon.svg') }],
    ['/emulators/archivo.woff2', { type: 'font/woff2', content: readFileSync(font) }],
  ])
}
