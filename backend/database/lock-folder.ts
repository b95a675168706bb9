import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { link, mkdir, readdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import path from 'node:path'
import { codeOf } from '../errors/code-of'

/** Gives the folder free for the next process. */
export type Unlock = () => Promise<void>

/**
 * Takes a folder for this process alone, or says who has it.
 *
 * The lock is a socket in the folder that this process listens on: whoever can connect to it knows that the
 * holder lives, and the system closes it with the process, however that ends. A socket is put in place by a
 * hard link to the next free number, which only one of several starters gets; the highest number counts and
 * is never removed, so a slow starter can't take over what somebody took in between.
 *
 * Limits: a local disk of Linux or macOS (not Windows, not a network disk seen by several machines).
 *
 * @throws Error with a sentence when another process holds it, or the folder can't hold sockets.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  await mkdir(folder, { recursive: true })
  const own = path.join(folder, `lock.new-${process.pid}-${randomBytes(3).toString('hex')}`)
  const server = await listen(own, folder)
  const close = () => closeServer(server)
  try {
    await takeNumber(folder, own)
    return close
  } catch (error) {
    await close()
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

async function takeNumber(folder: string, own: string): Promise<void> {
  for (;;) {
    const highest = await findHighest(folder)
    const holder = highest > 0 ? await findHolder(fileOf(folder, highest)) : undefined
    if (holder !== undefined) throw new Error(explainHeld(folder, holder))

    const mine = highest + 1
    if (!(await tryLink(own, fileOf(folder, mine)))) continue
    if ((await findHighest(folder)) === mine) return removeBelow(folder, mine)
    await rm(fileOf(folder, mine), { force: true })
  }
}

const fileOf = (folder: string, number: number) => path.join(folder, `lock.${number}`)

async function listNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names.flatMap((name) => (/^lock\.\d+$/.test(name) ? [Number(name.slice('lock.'.length))] : []))
}

const findHighest = async (folder: string) => Math.max(0, ...(await listNumbers(folder)))

async function removeBelow(folder: string, mine: number): Promise<void> {
  const old = (await listNumbers(folder)).filter((number) => number < mine)
  await Promise.all(old.map((number) => rm(fileOf(folder, number), { force: true })))
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Listens on a socket in the folder and tells everybody who this is. */
async function listen(file: string, folder: string): Promise<Server> {
  const since = new Date().toISOString()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.end(`process ${process.pid}, started ${since}`)
  })
  if (Buffer.byteLength(shorten(file)) > longestAddress) throw cannotLock(folder, 'its path is too long')
  server.listen(shorten(file)).unref()
  try {
    await once(server, 'listening')
    return server
  } catch (cause) {
    throw cannotLock(folder, String(codeOf(cause)), cause)
  }
}

/** Of a socket in bytes, on macOS; Linux has four more. What is longer would be cut off in silence. */
const longestAddress = 103

function cannotLock(folder: string, why: string, cause?: unknown): Error {
  const advice = 'Set DATA_DIR to a folder on a local disk with a path of at most 75 characters.'
  return new Error(`The data folder ${folder} can't be locked: ${why}. ${advice}`, { cause })
}

/** Who holds the lock; undefined when nobody listens any more. */
async function findHolder(file: string): Promise<string | undefined> {
  const socket = connect(shorten(file)).setEncoding('utf8').setTimeout(introductionMs)
  let introduction = ''
  socket.on('data', (text: string) => (introduction += text))
  socket.on('timeout', () => socket.destroy())
  try {
    await once(socket, 'close')
    return introduction || 'another process'
  } catch (error) {
    return gone.includes(codeOf(error)) ? undefined : introduction || 'another process'
  }
}

/** A holder that is busy may be slow to say its name. */
const introductionMs = 500

/** What connecting says when the socket's process has ended, or the file is no socket or was just removed. */
const gone: unknown[] = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']

/** Addresses of sockets are short, so the shorter of the two paths is used. */
function shorten(file: string): string {
  const relative = path.relative('', file)
  return relative.length < file.length ? relative : file
}

function explainHeld(folder: string, holder: string): string {
  return `The data folder ${folder} is in use by ${holder}. Stop that process, or give this one a folder of its own: DATA_DIR=another-folder`
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()))
}
