import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/open-database'
import { codeOf } from '../errors/code-of'
import type { FileStore } from '../files/file-store'
import { backUp } from './back-up'

interface Options {
  /** Data folder of the embedded database. */
  directory: string
  db: Db
  files: FileStore
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

const folderIn = (directory: string) => path.join(directory, 'backup')

/** The shorter form of its path: systems allow about 100 characters. */
function socketIn(directory: string): string {
  const absolute = path.join(folderIn(directory), 'socket')
  const relative = path.relative(process.cwd(), absolute)
  return relative.length < absolute.length ? relative : absolute
}

/**
 * Lets `npm run backup` read the embedded database while this process has it: over a socket that only the service's user
 * can open. The archive is written here first, so that a slow reader doesn't hold up the database.
 *
 * @returns Stops it, and a backup under way.
 */
export async function serveBackups({ directory, log, ...stores }: Options): Promise<() => Promise<void>> {
  const folder = folderIn(directory)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stopping = new AbortController()
  let underWay: Promise<void> | undefined

  async function send(response: ServerResponse): Promise<void> {
    const file = path.join(folder, 'archive.tar.gz')
    try {
      const { at } = await backUp(stores, createWriteStream(file, { mode: 0o600, signal: stopping.signal }))
      await pipeline(createReadStream(file), response)
      log.info({ at }, 'backed up')
    } catch (error) {
      log.error({ err: error }, 'could not back up')
      if (!response.headersSent) refuse(response, error instanceof Error ? error.message : String(error))
    } finally {
      await rm(file, { force: true })
    }
  }

  const server = createServer((_request, response) => {
    if (underWay) refuse(response, 'A backup is already under way. Wait until it has ended.')
    else underWay = send(response).finally(() => (underWay = undefined))
  })
  server.on('error', (error) => log.warn({ err: error }, 'backups need the service to be stopped'))
  // by itself it must not keep a service running that couldn't start
  server.unref().listen(socketIn(directory))
  return async () => {
    stopping.abort()
    server.close()
    server.closeAllConnections()
    await underWay
  }
}

function refuse(response: ServerResponse, reason: string): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(reason)
}

/** Lets the running service write a backup. @returns false if none runs. */
export async function requestBackup(directory: string, target: Writable): Promise<boolean> {
  const response = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const request = get({ socketPath: socketIn(directory) }, resolve)
    request.on('error', (error) => (isNobody(error) ? resolve(undefined) : reject(error)))
  })
  if (!response) return false
  if (response.statusCode !== 200) throw new Error(await text(response))
  await pipeline(response, target)
  return true
}

const isNobody = (error: Error) => ['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(String(codeOf(error)))
