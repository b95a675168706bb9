import { Readable } from 'node:stream'
import { BlobServiceClient, RestError } from '@azure/storage-blob'
import { fileMissing, storeUnavailable, streamFile, type AzurePlace, type FileStore } from './file-store'

/** How long one try of a call may take, and how many there are. */
const patience = { maxTries: 2, tryTimeoutInMs: 20_000, retryDelayInMs: 300 }

/** Files go in pieces, two under way at most; a blob is there once all of them are. */
const pieceBytes = 1024 * 1024

/** Keeps files as blobs of a container, which must be there: who may read it is for the firm to set up. */
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
  return {
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
