import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { codeOf } from '../errors/code-of'
import type { FileStore } from './file-store'

/** Looks once for a file that can't be there, so that a wrong key is in the log before a visitor meets it. */
export async function tellWrongStore(files: FileStore, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  try {
    const stream = await files.read(randomUUID())
    stream.destroy()
  } catch (error) {
    if (codeOf(error) !== 'file_missing') log.error({ err: error }, 'the store of files can’t be used')
  }
}
