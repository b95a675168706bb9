import { auditKinds } from '../../contract/audit-actions'
import type { NewAuditEntry } from '../repositories/audit-repository'

/** A reading of visitors' data or a refusal, which may be repeated many times. */
export type AuditEvent = Pick<NewAuditEntry, 'actor' | 'action' | 'subject' | 'after'>

export interface EventLog {
  /**
   * Notes an event. The first of its kind is written at once, repeats are counted.
   *
   * @throws What the database throws if the first can't be written.
   */
  record: (event: AuditEvent) => Promise<void>
  /** Writes what was counted so far. Later events are written at once, their repeats no more. */
  stop: () => Promise<void>
}

interface EventLogOptions {
  /** Writes entries. */
  addAll: (entries: readonly NewAuditEntry[]) => Promise<void>
  /** Repeats couldn't be written; they are kept and tried again. */
  onError: (error: unknown) => void
  /** How long repeats are counted. Default: ten minutes. */
  windowMs?: number
  /** How many events are told apart at a time. Default 1,000. */
  mostSeries?: number
}

/** An event and its repeats within the window. */
interface Series {
  event: AuditEvent
  since: number
  /** The writing of the first. */
  first: Promise<void>
  repeats: number
}

/**
 * Notes events in the audit log without letting anyone flood it: of the same event by the same person, the first is
 * an entry, and all repeats within ten minutes are one more, with their number in `count`. Beyond 1,000 different
 * events at a time, further refusals are one entry for each action; readings are never put together.
 */
export function createEventLog({
  addAll,
  onError,
  windowMs = 10 * 60_000,
  mostSeries = 1_000,
}: EventLogOptions): EventLog {
  const open = new Map<string, Series>()

  function begin(event: AuditEvent): Promise<void> {
    const first = addAll([toEntry(event)])
    const series = { event, since: Date.now(), first, repeats: 0 }
    const key = keyOf(event)
    open.set(key, series)
    first.catch(() => open.get(key) === series && open.delete(key))
    return first
  }

  /** Counts a repeat. @returns The writing of the first; undefined: the event is no repeat. */
  function repeat(event: AuditEvent): Promise<void> | undefined {
    const series = open.get(keyOf(event))
    if (!series) return undefined
    series.repeats += 1
    return series.first
  }

  async function settle(isDue: (series: Series) => boolean): Promise<void> {
    const due = [...open].filter(([, series]) => isDue(series))
    for (const [key] of due) open.delete(key)
    const repeated = due.filter(([, { repeats }]) => repeats > 0)
    if (repeated.length === 0) return
    try {
      await addAll(repeated.map(([, { event, repeats }]) => toEntry(event, repeats)))
    } catch (error) {
      for (const [key, series] of repeated) {
        const next = open.get(key)
        if (next) next.repeats += series.repeats
        else open.set(key, series)
      }
      throw error
    }
  }

  const timer = setInterval(() => {
    settle(({ since }) => since <= Date.now() - windowMs).catch(onError)
  }, windowMs / 10).unref()

  return {
    async record(event) {
      const known = repeat(event)
      if (known) return known
      if (open.size < mostSeries) return begin(event)
      if (auditKinds[event.action] === 'reading') return addAll([toEntry(event)])
      const others = toOthers(event)
      return repeat(others) ?? begin(others)
    },
    async stop() {
      clearInterval(timer)
      await Promise.allSettled([...open.values()].map(({ first }) => first))
      await settle(() => true)
    },
  }
}

/** Any event of the same action, once there are too many to tell them apart. */
const toOthers = ({ action }: AuditEvent): AuditEvent => ({
  actor: 'several',
  action,
  subject: action === 'security.sign_in_refused' ? 'various reasons' : 'various calls',
  after: null,
})

const keyOf = ({ actor, action, subject, after }: AuditEvent) =>
  JSON.stringify([actor.toLowerCase(), action, subject, after])

const toEntry = ({ after, ...event }: AuditEvent, count = 0): NewAuditEntry => ({
  ...event,
  before: null,
  after: count === 0 ? after : { ...after, count },
})
