/** Addresses whose file has changed since this page was loaded, with the number of changes. */
const changes = new Map<string, number>()

/** Notes that another file is behind an address: this page would go on showing the one it has. */
export function noteChangedFile(address: string): void {
  changes.set(address, (changes.get(address) ?? 0) + 1)
}

/** The address of a file as it is now, for this page. */
export function presentAddress(address: string): string {
  const count = changes.get(address)
  return count === undefined ? address : `${address}?change=${count}`
}
