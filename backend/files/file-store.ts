import { randomUUID } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'

/** A file on this machine, to be stored. */
interface LocalFile {
  path: string
  /** Bytes. */
  size: number
  /** Media type. */
  type: string
}

/** Stores files by id, outside the public site: in a folder, in Azure Blob Storage or in S3. */
export interface FileStore {
  /** Stores a file completely or not at all; replaces one with the same id. */
  put: (id: string, file: LocalFile) => Promise<void>
  /** @throws ServiceError `file_missing`. */
  read: (id: string) => Promise<Readable>
  /** Throws if files can't be stored or read. */
  check: () => Promise<void>
  /** Removing a missing file is no error. */
  remove: (id: string) => Promise<void>
}

/** Where files are stored. */
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
  /** undefined: Amazon's endpoint. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

/** Requests a file that can't exist: that needs a valid key and an existing bucket. */
export async function checkReading(files: Pick<FileStore, 'read'>): Promise<void> {
  try {
    const stream = await files.read(randomUUID())
    stream.destroy()
  } catch (error) {
    if (codeOf(error) !== 'file_missing') throw error
  }
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

/** Passes the bytes of a file to `send`, and closes the file however that ends. */
export async function streamFile(path: string, send: (bytes: ReadStream) => Promise<unknown>): Promise<void> {
  const bytes = (await open(path)).createReadStream()
  try {
    await send(bytes)
  } finally {
    bytes.destroy()
  }
}
