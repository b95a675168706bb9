import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

/** Where the site's font is for pages of the backend: the site's own has another name with each build. */
export const fontPath = '/api/forms/archivo.woff2'

/** For a year: another version of the font would get another name. */
const headers = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Serves the font of the pages. */
export function serveFont(app: FastifyInstance): void {
  const file = createRequire(__filename).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  )
  app.get(fontPath, async (_request, reply) => {
    reply.ownHeaders = headers
    return reply.type('font/woff2').send(await readFile(file))
  })
}
