import type { ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { ServiceError } from '../errors/service-error'

/** A file that lies on this machine, to be put into a store. */
interface LocalFile {
  path: string
  /** Bytes. */
  size: number
  /** Media type. */
  type: string
}

/** Keeps files by an id of ours, outside of what is served: in a folder, in Azure Blob Storage or in S3. */
export interface FileStore {
  /** Puts a file there as a whole or not at all; the same id again replaces it. */
  put: (id: string, file: LocalFile) => Promise<void>
  /** @throws ServiceError `file_missing` when there is none of this id. */
  read: (id: string) => Promise<Readable>
  /** One that is not there is removed already. */
  remove: (id: string) => Promise<void>
}

/** Where files are kept. */
export type FilePlace = { kind: 'folder'; directory: string } | AzurePlace | S3Place

export interface AzurePlace {
  kind: 'azure'
  connectionString: string
  container: string
}

export interface S3Place {
  kind: 's3'
  bucket: string
  region: string
  /** undefined: Amazon's own. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

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

/** Gives the bytes of a file to `send`, and closes the file however that ends. */
export async function streamFile(path: string, send: (bytes: ReadStream) => Promise<unknown>): Promise<void> {
  const bytes = (await open(path)).createReadStream()
  try {
    await send(bytes)
  } finally {
    bytes.destroy()
  }
}
