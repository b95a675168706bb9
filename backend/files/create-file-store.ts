import { createFolderStore } from './create-folder-store'
import type { FileStore } from './file-store'

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

/** Opens the store of files. The packages of Azure and S3 take their time to load: only what is used is. */
export async function createFileStore(place: FilePlace): Promise<FileStore> {
  switch (place.kind) {
    case 'folder':
      return createFolderStore(place.directory)
    case 'azure':
      return (await import('./create-azure-store')).createAzureStore(place)
    case 's3':
      return (await import('./create-s3-store')).createS3Store(place)
  }
}
