import { draftPrefix } from './draft-place'

/** What was typed into a form and has not been received. */
export interface Draft {
  /** By the names of the fields. */
  values: Readonly<Record<string, string>>
  /** When the form was first seen, and when this was kept; milliseconds since 1970. */
  since: number
  at: number
  /** The call that may have arrived without its answer: its key, and what was sent under it. */
  sent?: { key: string; content: string } | undefined
}

/** How long a draft is kept, in milliseconds: 30 days. */
const keptFor = 30 * 24 * 60 * 60 * 1000

/** The drafts of this browser; nothing is kept where it allows nothing. Those that are too old are removed at once. */
export function createDrafts(now: () => number = Date.now) {
  const read = (place: string): Draft | undefined => {
    const draft = attempt(() => parseDraft(localStorage.getItem(place)))
    return draft !== undefined && now() - draft.at < keptFor ? draft : undefined
  }
  const remove = (place: string) => attempt(() => localStorage.removeItem(place))
  const places = attempt(() => Object.keys(localStorage)) ?? []
  for (const place of places) if (place.startsWith(draftPrefix) && !read(place)) remove(place)
  return {
    read,
    remove,
    keep: (place: string, draft: Omit<Draft, 'at'>) =>
      attempt(() => localStorage.setItem(place, JSON.stringify({ ...draft, at: now() }))),
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined // the browser keeps nothing, or has no room: the form works without
  }
}

/** A draft as it was kept; undefined for what another program left there. */
function parseDraft(text: string | null): Draft | undefined {
  const value = JSON.parse(text ?? 'null') as Draft | null
  const isDraft = typeof value?.at === 'number' && typeof value.since === 'number' && isTexts(value.values)
  return isDraft ? value : undefined
}

const isTexts = (values: unknown) =>
  typeof values === 'object' &&
  values !== null &&
  Object.values(values).every((value) => typeof value === 'string')
