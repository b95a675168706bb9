import type { KoaContextWithOIDC } from 'oidc-provider'
import { errorPage, type PageError } from './error-page'
import { pageHeaders } from './page'

/** Sends an error page; default status: the one already set. */
export function sendErrorPage(ctx: KoaContextWithOIDC, error: PageError, status = ctx.status): void {
  ctx.status = status
  ctx.set(pageHeaders)
  ctx.body = errorPage(error)
}
