import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseVariant } from './choose-variant'
import { findFile } from './find-site-file'
import { addVary, labelVariant } from './send-site-file'

/**
 * Shows the page the site has for an error. Always whole: conditions and ranges are only for what was found.
 *
 * @param page Path of the page below the site's folder, e.g. "/404.html".
 * @returns Whether there is such a page.
 */
export async function sendErrorPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { page, status }: { page: string; status: 404 | 500 },
): Promise<boolean> {
  const file = await findFile(path.join(request.siteDirectory, page))
  if (!file) return false
  const variant = await chooseVariant(file, request.headers['accept-encoding'])
  const body = await readFile(variant.file.path)
  labelVariant(addVary(reply, file), file, variant).code(status).send(body)
  return true
}
