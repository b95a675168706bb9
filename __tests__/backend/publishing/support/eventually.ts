import { setTimeout as wait } from 'node:timers/promises'

/** Asks until the answer fits; a test that waits in vain ends by its own limit, and says what it last saw. */
export async function eventually<T>(ask: () => Promise<T>, fits: (answer: T) => boolean): Promise<T> {
  const until = Date.now() + 12_000
  for (;;) {
    const answer = await ask()
    if (fits(answer)) return answer
    if (Date.now() > until) throw new Error(`It stayed at ${JSON.stringify(answer, null, 1)}`)
    await wait(20)
  }
}
