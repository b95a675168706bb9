import type { EntryKind } from '../../../../contract/content/entry-kind'
import type { EntryContent } from '../../../../contract/entry'

/** What was written and the server does not have yet, kept in this browser. */
export interface LocalCopy {
  /** Id of the entry. */
  id: string
  /** The version it was written on; null: the server knows nothing of the entry. */
  version: number | null
  content: EntryContent
  /** When it was kept, in milliseconds since 1970. */
  at: number
  /** Which opening of the editor it comes from: two tabs keep a copy each. */
  session: string
}

export interface LocalCopies {
  /** @throws when the browser has no room or keeps nothing. */
  keep: (copy: LocalCopy) => void
  remove: (copy: Pick<LocalCopy, 'id' | 'session'>) => void
  /** All of this person, the latest first; of one entry where an id is given. */
  list: (id?: string) => LocalCopy[]
}

const prefix = 'writing'

/**
 * Copies of one person's unsaved texts.
 *
 * @param storage Finds the browser's storage; may throw where it is switched off.
 * @param user Address of who writes: another person at the same browser sees none of it.
 */
export function createLocalCopies(storage: () => Storage, user: string): LocalCopies {
  const own = `${prefix}/${encodeURIComponent(user.toLowerCase())}/`
  const keyOf = ({ id, session }: Pick<LocalCopy, 'id' | 'session'>) => `${own}${id}/${session}`
  const keys = () => {
    const kept = storage()
    return Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')
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

const kinds: readonly EntryKind[] = ['post', 'case-study', 'job']

/** A copy as it was kept; undefined for what another program or an older one left there. */
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
    kinds.some((one) => one === kind) &&
    isRecord(fields)
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
