import { z } from 'zod'
import { ServiceError } from '../errors/service-error'

/** The last entry of a page, as it was then: where the next page goes on. */
const CursorSchema = z.tuple([z.iso.datetime(), z.uuid()])

export const writeEntryCursor = ({ updatedAt, id }: { updatedAt: string; id: string }) => `${updatedAt}_${id}`

/** @throws ServiceError `bad_request` for anything else than was written. */
export function readEntryCursor(cursor: string): { updatedAt: string; id: string } {
  const { success, data } = CursorSchema.safeParse(cursor.split('_'))
  if (!success) throw new ServiceError('bad_request', 'after: expected `next` of the page before.')
  const [updatedAt, id] = data
  return { updatedAt, id }
}
