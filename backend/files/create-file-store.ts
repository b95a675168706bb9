import { createFolderStore } from './create-folder-store'
import type { FilePlace, FileStore } from './file-store'

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
