/** A storage that runs beside a test. */
export interface RunningStorage {
  endpoint: string
  stop: () => Promise<void>
}
