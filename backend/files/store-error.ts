import { ServiceError } from '../errors/service-error'

/** There is no file with this id. */
export const fileMissing = (cause: unknown) =>
  new ServiceError('file_missing', 'This file is missing. Contact an admin.', {
    cause,
  })

/** The store isn't available. @param reason For the log only. */
export const storeUnavailable = (reason: string, cause: unknown) =>
  new ServiceError('files_unavailable', 'File storage isn’t available. Try again in a minute.', {
    cause: new Error(reason, { cause }),
  })
