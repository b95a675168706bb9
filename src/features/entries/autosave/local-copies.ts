import { entryKinds } from '../../../../contract/content/kinds'
import type { EntryContent } from '../../../../contract/entry'
import { copiesPrefix } from '../../../lib/personal-drafts'

/** Unsaved changes stored in this browser. */
export interface LocalCopy {
  /** Id of the entry. */
  id: string
  /** The version it is based on; null while the server does not have the entry. */
  version: number | null
  content: EntryContent
  /** When it was stored, in milliseconds since 1970. */
  at: number
  /** Whether its slug was refused, since something else has it. Default: it was not. */
  isSlugTaken?: boolean
  /** The editing session it comes from: two tabs have a copy each. */
  session: string
}

export interface LocalCopies {
  /** @throws when the storage is full or switched off. */
  keep: (copy: LocalCopy) => void
  remove: (copy: Pick<LocalCopy, 'id' | 'session'>) => void
  /** All copies of this person, or of one entry, the latest first. */
  list: (id?: string) => LocalCopy[]
}

/**
 * One person's unsaved changes.
 *
 * @param storage Finds the browser's storage; may throw where it is switched off.
 * @param user The person's email address: others who use the same browser don't see the copies.
 */
export function createLocalCopies(storage: () => Storage, user: string): LocalCopies {
  const own = copiesPrefix(user)
  const keyOf = ({ id, session }: Pick<LocalCopy, 'id' | 'session'>) => `${own}${id}/${session}`
  const keys = () => {
    const store = storage()
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  }
  return {
    keep: (copy) => storage().setItem(keyOf(copy), JSON.stringify(copy)),
    remove: (copy) => attempt(() => storage().removeItem(keyOf(copy))),
    list: (id) => {
      const start = id === undefined ? own : `${own}${id}/`
      const found = attempt(() => keys().filter((key) => key.startsWith(start))) ?? []
      return found
        .flatMap((key) => parse(storage().getItem(key)) ?? [])
        .toSorted((one, other) => other.at - one.at)
    },
  }
}

/** Without storage there is nothing to read and nothing to remove. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Undefined for what other code or an older version has stored there. */
function parse(text: string | null): LocalCopy | undefined {
  const value = attempt(() => JSON.parse(text ?? '') as unknown)
  return isCopy(value) ? value : undefined
}

function isCopy(value: unknown): value is LocalCopy {
  if (!isRecord(value) || !isRecord(value['content'])) return false
  const { id, version, at, session, content } = value
  const { kind, slug, fields, markdown } = content
  return (
    [id, session, slug, markdown].every((part) => typeof part === 'string') &&
    (version === null || typeof version === 'number') &&
    typeof at === 'number' &&
    entryKinds.some((one) => one === kind) &&
    isRecord(fields)
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Name of the lock of an editing session. */
const prefix = 'writing/'

/**
 * Marks an editing session as active for other tabs, until `release` is called or the page is closed. Without the
 * Web Locks API nothing is marked, and copies are offered as if their tab were closed.
 */
export function holdSession(session: string): { release: () => void } {
  let release = (): void => undefined
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks()?.request(prefix + session, () => until)
  return { release: () => release() }
}

/** The editing sessions that are active in any tab of this browser. */
export async function findLiveSessions(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? name.slice(prefix.length) : []))
  return new Set(names)
}

/** Missing on pages without HTTPS and in older browsers, whatever the types say. */
const locks = () => (navigator as { locks?: LockManager }).locks
