/** How a step ended: nothing was due, it was done, or one failed of something and is left out from then on. */
export type StepOutcome = 'none' | 'done' | { id: string; error: unknown }

/**
 * Does what is due one after the other, each on its own, so that one that fails holds up no other.
 *
 * @param step Does the next one, none of `except`.
 * @returns How many were done.
 * @throws What the first failed of, after all others.
 */
export async function doAllDue(step: (except: readonly string[]) => Promise<StepOutcome>): Promise<number> {
  const failures: { id: string; error: unknown }[] = []
  for (let done = 0; ;) {
    const outcome = await step(failures.map(({ id }) => id))
    if (outcome === 'none') {
      if (failures[0]) throw failures[0].error
      return done
    }
    if (outcome === 'done') done++
    else failures.push(outcome)
  }
}
