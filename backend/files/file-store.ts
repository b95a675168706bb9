import type { Readable } from 'node:stream'

/** A file that lies on this machine, to be put into a store. */
export interface LocalFile {
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
