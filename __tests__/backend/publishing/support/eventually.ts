import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the value fits; otherwise the test fails with its timeout and the last value. */
export async function eventually<T>(ask: () => Promise<T>, fits: (answer: T) => boolean): Promise<T> {
  const until = Date.now() + 45_000
  for (;;) {
    const answer = await ask()
    if (fits(answer)) return answer
    if (Date.now() > until) throw new Error(`It stayed at ${JSON.stringify(answer, null, 1)}`)
    await wait(20)
  }
}
