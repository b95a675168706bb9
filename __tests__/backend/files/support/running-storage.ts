/** A storage that runs during a test. */
export interface RunningStorage {
  endpoint: string
  stop: () => Promise<void>
}
