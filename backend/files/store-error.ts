import { ServiceError } from '../errors/service-error'

/** There is no file of this id. */
export const fileMissing = (cause: unknown) =>
  new ServiceError('file_missing', 'This file is no longer in the store. Ask an admin to look after it.', {
    cause,
  })

/** The store can't be used now. @param reason What is wrong, for the log: visitors are not told. */
export const storeUnavailable = (reason: string, cause: unknown) =>
  new ServiceError('files_unavailable', 'Files can’t be kept or read at the moment. Try again in a minute.', {
    cause: new Error(reason, { cause }),
  })
