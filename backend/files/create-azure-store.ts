import { Readable } from 'node:stream'
import { BlobServiceClient, RestError } from '@azure/storage-blob'
import {
  checkReading,
  fileMissing,
  storeUnavailable,
  streamFile,
  type AzurePlace,
  type FileStore,
} from './file-store'

/** Timeout of one attempt, and the number of attempts. */
const patience = { maxTries: 2, tryTimeoutInMs: 20_000, retryDelayInMs: 300 }

/** Files are uploaded in blocks, two at a time; a blob exists once all blocks have arrived. */
const pieceBytes = 1024 * 1024

/** Stores files as blobs in an existing container; the company configures access to it. */
export function createAzureStore({ connectionString, container }: AzurePlace): FileStore {
  const service = BlobServiceClient.fromConnectionString(connectionString, { retryOptions: patience })
  const blobs = service.getContainerClient(container)
  const explained = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw explain(error, container)
    }
  }
  const store: FileStore = {
    check: () => checkReading(store),
    put: (id, file) =>
      explained(async () => {
        const blobHTTPHeaders = { blobContentType: file.type }
        const blob = blobs.getBlockBlobClient(id)
        await streamFile(file.path, (bytes) => blob.uploadStream(bytes, pieceBytes, 2, { blobHTTPHeaders }))
      }),
    read: (id) =>
      explained(async () => {
        const { readableStreamBody } = await blobs.getBlobClient(id).download()
        return Readable.from(readableStreamBody ?? [])
      }),
    remove: (id) =>
      explained(async () => {
        await blobs.getBlobClient(id).deleteIfExists()
      }),
  }
  return store
}

function explain(error: unknown, container: string): unknown {
  if (!(error instanceof RestError)) return error
  if (error.code === 'BlobNotFound') return fileMissing(error)
  return storeUnavailable(reasonOf(error, container), error)
}

function reasonOf({ code, statusCode }: RestError, container: string): string {
  if (code === 'ContainerNotFound')
    return `Azure Blob Storage has no container "${container}". Create it, private, or correct AZURE_STORAGE_CONTAINER.`
  if (statusCode === 401 || statusCode === 403)
    return 'Azure Blob Storage refuses the key. Correct AZURE_STORAGE_CONNECTION_STRING, or the rights it gives.'
  const why = String(code ?? statusCode ?? 'no answer')
  return `Azure Blob Storage can't be reached or used (${why}). See whether the account is up, or correct AZURE_STORAGE_CONNECTION_STRING.`
}
