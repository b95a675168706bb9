/** A change that did not come about, for people. */
export interface Failure {
  /** Of its item. */
  id: string
  /** Whose item it is. */
  name: string
  /** What its call failed of; undefined: somebody else was quicker, as `conflict` says. */
  error: Error | undefined
  /** Who changed it meanwhile, a sentence. */
  conflict: string
}

/** What the items are called, e.g. "inquiry" and "inquiries". */
export interface ItemWords {
  one: string
  many: string
}

/** As many conflicts as are told one by one. */
const mostTold = 5

/** Why changes did not come about: one sentence for all that failed of the same, one for each that met somebody else's. */
export function describeFailures(failures: readonly Failure[], words: ItemWords): string[] {
  const reasons = [...new Set(failures.flatMap(({ error }) => (error ? [error.message] : [])))]
  const conflicts = failures.filter(({ error }) => error === undefined)
  const rest = conflicts.length - mostTold
  return [
    ...reasons.map((reason) =>
      describeUnsaved(
        failures.filter(({ error }) => error?.message === reason),
        { reason, words },
      ),
    ),
    ...conflicts.slice(0, mostTold).map(({ conflict }) => conflict),
    ...(rest > 0 ? [`${rest} more were changed by others meanwhile.`] : []),
  ]
}

function describeUnsaved(
  unsaved: readonly Failure[],
  { reason, words }: { reason: string; words: ItemWords },
): string {
  const what =
    unsaved.length === 1
      ? `The ${words.one} of ${unsaved[0]?.name ?? ''} is`
      : `${unsaved.length} ${words.many} are`
  return `${what} as before: this was not saved. ${reason}`
}
