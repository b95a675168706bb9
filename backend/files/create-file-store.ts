import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { codeOf } from '../errors/code-of'
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

/** Requests a file that can't exist, so that a wrong key is logged before a visitor uploads anything. */
export async function tellWrongStore(files: FileStore, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  try {
    const stream = await files.read(randomUUID())
    stream.destroy()
  } catch (error) {
    if (codeOf(error) !== 'file_missing') log.error({ err: error }, 'the store of files can’t be used')
  }
}
