const prefix = 'writing/'

/**
 * Marks an opening of the editor as alive for the other tabs, until `release` is called or the page is gone. A
 * browser without locks marks nothing: its copies then are offered as if their tab were closed.
 */
export function holdSession(session: string): { release: () => void } {
  let release = (): void => undefined
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks()?.request(prefix + session, () => until)
  return { release: () => release() }
}

/** Openings of the editor that are alive in some tab of this browser. */
export async function findLiveSessions(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? name.slice(prefix.length) : []))
  return new Set(names)
}

/** Missing on pages without HTTPS and in older browsers, whatever the types say. */
const locks = () => (navigator as { locks?: LockManager }).locks
