import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'

/** Why a PostgreSQL server did not let us in, as an error with a sentence; other errors stay as they are. */
export function explainUnreachable(error: unknown, url: string): unknown {
  if (!(error instanceof ServiceError) || error.code !== 'database_unavailable') return error
  const { hostname, port, pathname } = new URL(url)
  const server = `${hostname || 'localhost'}:${port || '5432'}`
  const database = decodeURIComponent(pathname.slice(1))
  return new Error(sentenceOf(error.cause, server, database), { cause: error.cause })
}

function sentenceOf(cause: unknown, server: string, database: string): string {
  switch (codeOf(cause)) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${server} refuses the user or the password. Correct them in DATABASE_URL.`
    case '3D000':
      return `PostgreSQL at ${server} has no database "${database}". Create it, or correct DATABASE_URL.`
    default: {
      const why = String(codeOf(cause) ?? (cause instanceof Error ? cause.message : cause))
      return `PostgreSQL at ${server} can't be reached (${why}). Start it, or correct DATABASE_URL.`
    }
  }
}
