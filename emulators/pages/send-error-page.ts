import type { KoaContextWithOIDC } from 'oidc-provider'
import { errorPage, type PageError } from './error-page'
import { pageHeaders } from './page'

/** Answers with an error page; the status is the one already set unless given. */
export function sendErrorPage(ctx: KoaContextWithOIDC, error: PageError, status = ctx.status): void {
  ctx.status = status
  ctx.set(pageHeaders)
  ctx.body = errorPage(error)
}
