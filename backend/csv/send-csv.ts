import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface CsvExport {
  csv: Readable
  /** The number of rows if it doesn't hold all that were asked for; undefined: it does. */
  latestOnly: number | undefined
}

/** Sends an export as an attachment, e.g. "inquiries-2026-05-04.csv". */
export function sendCsv(
  reply: FastifyReply,
  { name, at, csv, latestOnly }: CsvExport & { name: string; at: Date },
): FastifyReply {
  const day = at.toISOString().slice(0, 10)
  const which = latestOnly === undefined ? '' : `-latest-${latestOnly}`
  if (latestOnly !== undefined) reply.header('x-latest-only', latestOnly)
  reply.header('content-disposition', `attachment; filename="${name}-${day}${which}.csv"`)
  return reply.type('text/csv; charset=utf-8').send(csv)
}
