import { PassThrough, type Readable } from 'node:stream'
import { topicsFor, changeTopicNames, type ChangeTopic } from '../../contract/change'
import { can } from '../../contract/permissions'
import type { ChangeSource } from '../database/change-source'
import { ServiceError } from '../errors/service-error'
import type { Caller } from '../plugins/authorization'

export interface ChangeHubOptions {
  source: ChangeSource
  /**
   * The person as they are now.
   *
   * @throws ServiceError for an account that may no longer sign in.
   */
  findPerson: (caller: Caller) => Promise<ChangePerson>
  timings?: Partial<typeof usualTimings>
  limits?: Partial<typeof usualLimits>
}

/** Whom a connection is for. */
export interface ChangePerson extends Pick<Caller, 'roles'> {
  /** Id of the employee; undefined for an account that is none. */
  id: string | undefined
}

/** In milliseconds. */
const usualTimings = {
  /** Between signs of life; proxies and clients take longer silence for a lost connection. */
  heartbeatMs: 20_000,
  /** Changes within this time are one event. */
  gatherMs: 200,
  /** Between looks at the roles; a change of them is also told by the database. */
  recheckMs: 60_000,
}

/** Connections of one instance. */
const usualLimits = { perPerson: 12, inAll: 1_000 }

/** A client that doesn't read is cut off at so many waiting bytes. */
const mostWaiting = 64 * 1024

interface Connection {
  caller: Caller
  person: ChangePerson
  stream: PassThrough
  /** What has changed since the last event. */
  gathered: Set<ChangeTopic>
}

/** Tells connected screens of changes, as far as each person may know of them. */
export function createChangeHub({ source, findPerson, timings, limits }: ChangeHubOptions) {
  const { heartbeatMs, gatherMs, recheckMs } = { ...usualTimings, ...timings }
  const { perPerson, inAll } = { ...usualLimits, ...limits }
  const connections = new Set<Connection>()
  let gathering: NodeJS.Timeout | undefined
  const stopListening = source.listen(onMessage, onGap)
  const beats = setInterval(() => {
    for (const connection of connections) write(connection, ': alive\n\n')
  }, heartbeatMs).unref()
  const rechecks = setInterval(recheckAll, recheckMs).unref()

  function onMessage(message: string): void {
    const [name = '', id] = message.split(':')
    const topic = changeTopicNames.find((one) => one === name)
    if (topic === undefined) return
    if (topic === 'employees') recheckAll()
    gather(topic, ({ person }) => id === undefined || person.id === id)
  }

  function onGap(): void {
    recheckAll()
    for (const topic of changeTopicNames) gather(topic, () => true)
  }

  function gather(topic: ChangeTopic, isFor: (connection: Connection) => boolean): void {
    for (const connection of connections) if (isFor(connection)) connection.gathered.add(topic)
    gathering ??= setTimeout(tell, gatherMs).unref()
  }

  function tell(): void {
    gathering = undefined
    for (const connection of connections) {
      const allowed = topicsFor(connection.person.roles)
      const topics = [...connection.gathered].filter((topic) => allowed.includes(topic))
      connection.gathered.clear()
      if (topics.length > 0) write(connection, `data: ${topics.join(',')}\n\n`)
    }
  }

  function recheckAll(): void {
    for (const connection of connections) void recheck(connection)
  }

  /** Cuts a person off who may no longer open the workspace; while the database is away, nothing is told anyway. */
  async function recheck(connection: Connection): Promise<void> {
    try {
      connection.person = await findPerson(connection.caller)
      if (!can(connection.person.roles, 'workspace.open')) end(connection)
    } catch (error) {
      if (error instanceof ServiceError && error.statusCode < 500) end(connection)
    }
  }

  function write(connection: Connection, text: string): void {
    if (connection.stream.writableLength > mostWaiting) connection.stream.destroy()
    else connection.stream.write(text)
  }

  function end(connection: Connection): void {
    connections.delete(connection)
    connection.stream.end()
  }

  return {
    /**
     * Connects a person until their token expires.
     *
     * @throws ServiceError `too_many_requests` beyond the limits.
     */
    async connect(caller: Caller): Promise<Readable> {
      const person = await findPerson(caller)
      const own = [...connections].filter((one) => isSame(one.caller, caller)).length
      if (own >= perPerson || connections.size >= inAll) throw tooMany()
      const connection = { caller, person, stream: new PassThrough(), gathered: new Set<ChangeTopic>() }
      connections.add(connection)
      const left = Math.min(caller.expiresAt.getTime() - Date.now(), longestTimeout)
      const expiry = setTimeout(() => end(connection), Math.max(0, left)).unref()
      connection.stream.on('close', () => {
        clearTimeout(expiry)
        connections.delete(connection)
      })
      write(connection, 'event: ready\ndata:\n\n')
      return connection.stream
    },

    /** How many are connected. */
    count: () => connections.size,

    /** Ends all connections; clients connect again elsewhere. */
    close(): void {
      stopListening()
      clearInterval(beats)
      clearInterval(rechecks)
      clearTimeout(gathering)
      for (const connection of connections) end(connection)
    },
  }
}

/** The longest time that a timer can wait. */
const longestTimeout = 2 ** 31 - 1

const isSame = (one: Caller, other: Caller) => one.tid === other.tid && one.oid === other.oid

const tooMany = () =>
  new ServiceError(
    'too_many_requests',
    'Too many screens are open. This one looks for changes once a minute. Close some tabs to see changes at once.',
    { headers: { 'retry-after': '60' } },
  )
