import { z } from 'zod'
import { ServiceError } from '../errors/service-error'

/** The last inquiry of a page: where the next page goes on. */
const CursorSchema = z.tuple([z.iso.datetime(), z.uuid()])

export const writeInquiryCursor = ({ createdAt, id }: { createdAt: string; id: string }) =>
  `${createdAt}_${id}`

/** @throws ServiceError `bad_request` for anything else than was written. */
export function readInquiryCursor(cursor: string): { createdAt: string; id: string } {
  const { success, data } = CursorSchema.safeParse(cursor.split('_'))
  if (!success) throw new ServiceError('bad_request', 'after: expected `next` of the page before.')
  const [createdAt, id] = data
  return { createdAt, id }
}
