/** A change that failed, for people. */
export interface Failure {
  /** Of its item. */
  id: string
  /** Whose item it is. */
  name: string
  /** Why its call failed; undefined: someone else was faster, as `conflict` says. */
  error: Error | undefined
  /** What someone else did, a sentence. */
  conflict: string
}

/** What the items are called, e.g. "inquiry" and "inquiries". */
export interface Noun {
  one: string
  many: string
}

/** Most conflicts that are listed one by one. */
const maxConflicts = 5

/** Why changes failed: one sentence for all with the same error, one for each conflict. */
export function describeFailures(failures: readonly Failure[], noun: Noun): string[] {
  const reasons = [...new Set(failures.flatMap(({ error }) => (error ? [error.message] : [])))]
  const conflicts = failures.filter(({ error }) => error === undefined)
  const rest = conflicts.length - maxConflicts
  return [
    ...reasons.map((reason) => {
      const failed = failures.filter(({ error }) => error?.message === reason)
      return `Couldn’t update ${nameItems(failed, noun)}. ${reason}`
    }),
    ...conflicts.slice(0, maxConflicts).map(({ conflict }) => conflict),
    ...(rest > 0 ? [`${rest} more were changed by someone else.`] : []),
  ]
}

/** A conflict of which no more is known. @param now The item as it is; null: it was deleted. */
export const describeConflict = ({ name }: { name: string }, now: object | null, { one }: Noun): string =>
  now === null
    ? `The ${one} from ${name} has been deleted.`
    : `Someone else changed the ${one} from ${name}. It now shows the latest version.`

const nameItems = (items: readonly { name: string }[], { one, many }: Noun) =>
  items.length === 1 ? `the ${one} from ${items[0]?.name ?? ''}` : `${items.length} ${many}`
