/** Saves a file as if it had been downloaded. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has begun to save it by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
