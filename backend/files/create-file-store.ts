import type { FastifyBaseLogger } from 'fastify'
import { createFolderStore } from './create-folder-store'
import type { FilePlace, FileStore } from './file-store'

/** Opens the file store. The Azure and S3 packages load slowly, so only the one in use is loaded. */
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

/** Checks the store, so that a wrong key is logged before a visitor uploads anything. */
export async function tellWrongStore(files: FileStore, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  await files.check().catch((error: unknown) => {
    log.error({ err: error }, 'the store of files can’t be used')
  })
}
